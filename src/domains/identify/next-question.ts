import { isEdible } from '@/domains/species/edibility'
import type { KeyTrait } from '@/domains/species/key-traits'
import {
  type Answers,
  answeredQuestions,
  isTrait,
  type Question,
  questions,
  statesOf,
  toggleAnswer,
  withoutAnswer,
} from './answers'
import { agreementOf, type Candidates, type Fit, isAgainst } from './fit'
import type { KeySpecies } from './key-species'

/** How likely a state is seen on a species, before all its states are scaled to 1. */
const likelihood = { usual: 1, sometimes: 0.5, misread: 0.5, impossible: 0 }

/** The share of people who answer at once and rightly: a print takes a night, a smell a good nose, and colours fade. */
const readiness: Partial<Record<KeyTrait, number>> = {
  stem: 0.5,
  colour: 0.5,
  surface: 0.5,
  flesh: 0.8,
  smell: 0.4,
  print: 0.25,
  ground: 0.7,
  growth: 0.6,
}

/** Below this many bits a question does not tell the deadly from the edible. */
const noticeable = 0.05

type Weighted = { species: KeySpecies; weight: number }

function entropy(weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return 0
  return weights.reduce((sum, weight) => {
    const share = weight / total
    return share > 0 ? sum - share * Math.log2(share) : sum
  }, 0)
}

type Emissions = Map<string, number> | null

/** Those of a species are the same whatever was answered. */
const knownEmissions = new WeakMap<KeySpecies, Map<KeyTrait, Emissions>>()

/** The probability that a state is seen, for each state; null if the trait is not recorded. */
function emissions(species: KeySpecies, trait: KeyTrait): Emissions {
  const known = knownEmissions.get(species) ?? new Map<KeyTrait, Emissions>()
  knownEmissions.set(species, known)
  const found = known.get(trait) ?? computeEmissions(species, trait)
  known.set(trait, found)
  return found
}

function computeEmissions({ states }: KeySpecies, trait: KeyTrait): Emissions {
  const recorded = states[trait]
  if (!recorded) return null
  const total = [...recorded.values()].reduce((sum, frequency) => sum + likelihood[frequency], 0)
  if (total === 0) return null
  return new Map([...recorded].map(([state, frequency]) => [state, likelihood[frequency] / total]))
}

/**
 * The information in bits that the answer to a question is expected to give about the class of the species, or about
 * the species itself. Species for which the trait is not recorded lessen it.
 */
function informationGain(
  candidates: readonly Weighted[],
  trait: KeyTrait,
  classOf?: (species: KeySpecies) => string,
): number {
  const known = candidates.flatMap(({ species, weight }) => {
    const seen = emissions(species, trait)
    return seen ? [{ group: classOf?.(species) ?? species.slug, weight, seen }] : []
  })
  const all = candidates.reduce((sum, { weight }) => sum + weight, 0)
  const total = known.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return 0
  const weightsOf = (share: (one: (typeof known)[number]) => number) => {
    if (!classOf) return known.map((one) => one.weight * share(one))
    const groups = new Map<string, number>()
    for (const one of known) groups.set(one.group, (groups.get(one.group) ?? 0) + one.weight * share(one))
    return [...groups.values()]
  }
  let gain = entropy(weightsOf(() => 1))
  for (const state of statesOf(trait)) {
    const after = weightsOf(({ seen }) => seen.get(state) ?? 0)
    const probability = after.reduce((sum, weight) => sum + weight, 0) / total
    gain -= probability * entropy(after)
  }
  return (gain * total) / all
}

/** Species as the safety of the questions sees them: what kills, and what people pick. */
function dangerClass({ edibility }: KeySpecies): 'deadly' | 'eaten' | 'other' {
  if (edibility === 'deadly') return 'deadly'
  return isEdible(edibility) || edibility === 'caution' ? 'eaten' : 'other'
}

/**
 * The open questions about the mushroom, the most useful first: those that tell deadly candidates from those that
 * people eat before all others, then by what they tell about the species.
 */
export function rankQuestions({ fitting, possible, deadly }: Candidates, answers: Answers): KeyTrait[] {
  const fits: Fit[] = [
    ...new Set([...(fitting.length > 1 ? fitting : [...fitting, ...possible]), ...deadly.possible]),
  ]
  const candidates = fits.map(({ species, percent, deviations }) => ({
    species,
    weight: percent * 0.2 ** deviations,
  }))
  const endangered = candidates.filter(({ species }) => dangerClass(species) !== 'other')
  const usefulness = (trait: KeyTrait) => {
    const ready = readiness[trait] ?? 1
    const safety = ready * informationGain(endangered, trait, dangerClass)
    const identity = ready * informationGain(candidates, trait)
    return { trait, safety: safety >= noticeable ? safety : 0, identity }
  }
  return questions
    .filter(isTrait)
    .filter((trait) => !answers[trait])
    .map(usefulness)
    .sort((one, other) => other.safety - one.safety || other.identity - one.identity)
    .map(({ trait }) => trait)
}

/** What an answer would leave. */
export interface Leaves {
  state: string
  /** How many species would fit. */
  count: number
  /** Whether a deadly species would be among them. */
  deadly: boolean
}

/** The answers that the number on a choice is about: those after it is selected. */
export function answersWith(answers: Answers, question: Question, state: string): Answers {
  return answers[question]?.includes(state) ? answers : toggleAnswer(answers, question, state)
}

/** What each answer to a question would leave, given the answers to the others. */
export function leavesOf(all: readonly KeySpecies[], answers: Answers, question: Question): Leaves[] {
  const answered = answeredQuestions(withoutAnswer(answers, question))
  // What fruits in a month differs between regions.
  const dependent = answered.filter((other) => question === 'region' && other === 'month')
  const agrees = (species: KeySpecies, given: Answers, asked: readonly Question[]) =>
    asked.every((one) => !isAgainst(agreementOf(species, given, one)))
  const independent = answered.filter((other) => !dependent.includes(other))
  const remaining = all.filter((species) => agrees(species, answers, independent))
  return statesOf(question).map((state) => {
    const selected = answersWith(answers, question, state)
    const left = remaining.filter((species) => agrees(species, selected, [question, ...dependent]))
    return { state, count: left.length, deadly: left.some(({ edibility }) => edibility === 'deadly') }
  })
}
