import { overlaps } from '@/domains/species/areas'
import { dangerRank } from '@/domains/species/edibility'
import type { Frequency } from '@/domains/species/key-traits'
import { type Answers, answeredQuestions, type Question, regionOf } from './answers'
import type { KeySpecies } from './key-species'

/** How an answer agrees with what is recorded; null if nothing is recorded. */
export type Agreement = Frequency | 'against' | null

/** How well a species fits the answers. */
export interface Fit {
  species: KeySpecies
  /** 0 to 100. */
  percent: number
  /** Questions whose answer is recorded for the species, or is often given by mistake. */
  agreeing: Question[]
  /** Questions whose answer is not recorded for the species. */
  against: Question[]
  /** Questions whose answer people often give by mistake. */
  misread: Question[]
  /** Questions about which nothing is recorded. */
  unrecorded: Question[]
  /** Answers against it that count towards ruling it out, as `deviationOf` weighs them. */
  deviations: number
}

/** A species is not ruled out as long as no more than this is against it: people err. */
export const tolerance = 1

/** These set the order only: mushrooms grow elsewhere and at other times too, and seldom as many as usual. */
const orderOnly: readonly Question[] = ['ground', 'growth', 'region', 'month']

/** How much an answer says about the species. */
const weights: Record<Question, number> = {
  shape: 2,
  underside: 3,
  ring: 2,
  base: 2.5,
  stem: 1.5,
  colour: 1.5,
  surface: 1.5,
  flesh: 2,
  smell: 1,
  print: 3,
  ground: 1.5,
  growth: 1,
  region: 1,
  month: 1,
}

const agreementValues = { usual: 1, sometimes: 0.75, misread: 0.45, against: 0, impossible: 0 }

const order: readonly Frequency[] = ['usual', 'sometimes', 'misread', 'impossible']

function agreementInRegion({ seasons }: KeySpecies, answers: Answers): Agreement {
  const region = regionOf(answers)
  if (!region || seasons.length === 0) return null
  return seasons.some(({ area }) => area && overlaps(area, region)) ? 'usual' : 'against'
}

/** Compares the month with the seasons of the region, or of all regions if there is none for it. */
function agreementInMonth({ seasons }: KeySpecies, answers: Answers): Agreement {
  if (seasons.length === 0) return null
  const region = regionOf(answers)
  const near = seasons.filter(({ area }) => region && area && overlaps(area, region))
  const month = Number(answers.month?.[0])
  const held = (near.length > 0 ? near : seasons).filter(({ months }) => months.includes(month))
  if (held.length === 0) return 'against'
  return held.some(({ peak }) => peak.includes(month)) ? 'usual' : 'sometimes'
}

/** How the answers to one question agree with a species. Of several answers the best counts. */
export function agreementOf(species: KeySpecies, answers: Answers, question: Question): Agreement {
  if (question === 'region') return agreementInRegion(species, answers)
  if (question === 'month') return agreementInMonth(species, answers)
  const recorded = species.states[question]
  if (!recorded || recorded.size === 0) return null
  const [only = '', ...more] = answers[question] ?? []
  if (more.length === 0) return recorded.get(only) ?? 'against'
  const found = [only, ...more].flatMap((state) => recorded.get(state) ?? [])
  return order.find((frequency) => found.includes(frequency)) ?? 'against'
}

/** Rings are lost, bases stay in the soil, colours fade: one such answer strikes nothing out. */
const unreliable: readonly Question[] = ['ring', 'base', 'colour', 'print']

/** Whether an answer is against a species. */
export function isAgainst(agreement: Agreement): boolean {
  return agreement === 'against' || agreement === 'impossible'
}

/** How much an agreement counts against a species. */
function deviationOf(question: Question, agreement: Agreement): number {
  if (orderOnly.includes(question)) return 0
  if (agreement === 'impossible') return unreliable.includes(question) ? 1 : 2
  return agreement === 'against' ? 1 : 0
}

export function fitOf(species: KeySpecies, answers: Answers, answered = answeredQuestions(answers)): Fit {
  const fit: Fit = {
    species,
    percent: 100,
    agreeing: [],
    against: [],
    misread: [],
    unrecorded: [],
    deviations: 0,
  }
  let possible = 0
  let reached = 0
  for (const question of answered) {
    const agreement = agreementOf(species, answers, question)
    if (agreement === null) {
      fit.unrecorded.push(question)
      continue
    }
    possible += weights[question]
    reached += weights[question] * agreementValues[agreement]
    fit.deviations += deviationOf(question, agreement)
    if (agreement === 'misread') fit.misread.push(question)
    if (isAgainst(agreement)) fit.against.push(question)
    else fit.agreeing.push(question)
  }
  if (possible > 0) fit.percent = Math.round((100 * reached) / possible)
  return fit
}

const isDeadly = ({ species }: Fit) => species.edibility === 'deadly'

/** A species that agrees so well is not ruled out, whatever is against it. */
const possiblePercent = 66

/** Whether a species fits, is not ruled out although answers are against it, or is ruled out: 0 to 2. */
function groupOf(fit: Fit): 0 | 1 | 2 {
  if (fit.against.length === 0) return 0
  return fit.deviations <= tolerance || fit.percent >= possiblePercent ? 1 : 2
}

/**
 * A deadly species leads those of its group that agree better by no more than this: by an answer that is often misread,
 * where no answer is against either.
 */
const deadlyLeads = [25, 10, 0] as const

const leadPercent = (fit: Fit) => fit.percent + (isDeadly(fit) ? deadlyLeads[groupOf(fit)] : 0)

/** What fits first, then what is not ruled out; within them the best agreement, with a lead for the deadly. */
function byFit(one: Fit, other: Fit): number {
  return (
    groupOf(one) - groupOf(other) ||
    leadPercent(other) - leadPercent(one) ||
    dangerRank(one.species.edibility) - dangerRank(other.species.edibility) ||
    one.species.slug.localeCompare(other.species.slug)
  )
}

export interface Candidates {
  /** Species that fit: no answer is against them. */
  fitting: Fit[]
  /** Species that cannot be ruled out although an answer is against them. */
  possible: Fit[]
  /** Species that are ruled out. */
  others: Fit[]
  /** The deadly ones of the first two groups: always in view. */
  deadly: { fitting: Fit[]; possible: Fit[] }
}

/** All species in the order in which they are shown, by how well they fit. */
export function rankSpecies(all: readonly KeySpecies[], answers: Answers): Candidates {
  const answered = answeredQuestions(answers)
  const ranked = all.map((species) => fitOf(species, answers, answered)).sort(byFit)
  const [fitting, possible, others] = ([0, 1, 2] as const).map((group) =>
    ranked.filter((fit) => groupOf(fit) === group),
  ) as [Fit[], Fit[], Fit[]]
  return {
    fitting,
    possible,
    others,
    deadly: { fitting: fitting.filter(isDeadly), possible: possible.filter(isDeadly) },
  }
}

/** How many species fit: the number that headings, choices and given answers show. */
export function countFitting(all: readonly KeySpecies[], answers: Answers): number {
  const answered = answeredQuestions(answers)
  return all.filter((species) => groupOf(fitOf(species, answers, answered)) === 0).length
}
