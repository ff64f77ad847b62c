import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyTraitNames } from '@/domains/species/key-traits'
import { sampleSpecies } from '@/testing/key-species'
import { runs } from '@/testing/property-runs'
import {
  type Answers,
  allowsSeveral,
  answeredQuestions,
  questions,
  statesOf,
  unsure,
  withoutAnswer,
} from './answers'
import { type Candidates, countFitting, type Fit, fitOf, rankSpecies } from './fit'
import type { KeySpecies } from './key-species'
import { answersWith, leavesOf, rankQuestions } from './next-question'
import { retractionsOf } from './retractions'

const answersGiven: fc.Arbitrary<Answers> = fc.record(
  Object.fromEntries(
    questions.map((question) => [
      question,
      fc.oneof(
        fc.constant([unsure]),
        fc
          .uniqueArray(fc.constantFrom(...statesOf(question)), {
            minLength: 1,
            maxLength: allowsSeveral(question) ? 3 : 1,
          })
          .map((selected) => statesOf(question).filter((state) => selected.includes(state))),
      ),
    ]),
  ),
  { requiredKeys: [] },
)

const speciesNamed = (slug: string) => sampleSpecies.find((one) => one.slug === slug) as KeySpecies

const all = ({ fitting, possible, others }: Candidates) =>
  [...fitting, ...possible, ...others].map(({ species }) => species.slug)

describe('where nothing fits', () => {
  it('each proposal takes answers back that were given, leaves what fits, and comes before those that leave less', () => {
    fc.assert(
      fc.property(answersGiven, (answers) => {
        if (countFitting(sampleSpecies, answers) > 0) return
        const retractions = retractionsOf(sampleSpecies, answers)
        const counts = retractions.map(({ count }) => count)
        expect(counts).toEqual(counts.toSorted((one, other) => other - one))
        for (const { answers: rest, count, removed } of retractions) {
          expect(count).toBe(countFitting(sampleSpecies, rest))
          expect(count).toBeGreaterThan(0)
          for (const { question, states } of removed) expect(answers[question]).toEqual(states)
          expect(removed.reduce((given, { question }) => withoutAnswer(given, question), answers)).toEqual(
            rest,
          )
        }
      }),
      { numRuns: runs(50) },
    )
  })

  it('two answers are taken back where one does not help', () => {
    const answers: Answers = { shape: ['coral'], ring: ['skirt'], underside: ['pores'], flesh: ['ink'] }
    expect(countFitting(sampleSpecies, answers)).toBe(0)
    expect(retractionsOf(sampleSpecies, answers)[0]?.removed.length).toBeLessThanOrEqual(2)
  })
})

describe('how well species fit', () => {
  it('every species is ranked once, deadly ones lead those that agree little better, and percentages stay in range', () => {
    fc.assert(
      fc.property(answersGiven, (answers) => {
        const ranked = rankSpecies(sampleSpecies, answers)
        expect(all(ranked).sort()).toEqual(sampleSpecies.map(({ slug }) => slug).sort())
        for (const group of [ranked.fitting, ranked.possible]) {
          const percents = (isDeadly: boolean) =>
            group
              .filter(({ species }) => (species.edibility === 'deadly') === isDeadly)
              .map(({ percent }) => percent)
          const [worstDeadly, bestOther] = [Math.min(...percents(true)), Math.max(...percents(false))]
          const lastDeadly = group.findLastIndex(({ species }) => species.edibility === 'deadly')
          const firstOther = group.findIndex(({ species }) => species.edibility !== 'deadly')
          if (firstOther >= 0 && bestOther < worstDeadly + 10) expect(lastDeadly).toBeLessThan(firstOther)
          for (const { percent } of group)
            expect(percent).toSatisfy((value: number) => value >= 0 && value <= 100)
        }
      }),
    )
  })

  it('a deadly species leads an edible one with as many answers, even if one of its own is often misread', () => {
    const answers = { shape: ['gills'], ring: ['skirt'], colour: ['brown'], ground: ['trunk'] }
    const [first, second] = rankSpecies(sampleSpecies, answers).fitting.map(({ species }) => species.slug)
    expect([first, second]).toEqual(['galerina-marginata', 'pholiotina-rugosa'])
  })

  it('one more wrong answer never removes a deadly species that every answer fits', () => {
    fc.assert(
      fc.property(answersGiven, fc.constantFrom('ring', 'base', 'colour', 'print'), (answers, question) => {
        const { fitting } = rankSpecies(sampleSpecies, { ...answers, [question]: [unsure] })
        const deadly = fitting.filter(({ species }) => species.edibility === 'deadly')
        for (const state of statesOf(question)) {
          const { deadly: after } = rankSpecies(sampleSpecies, { ...answers, [question]: [state] })
          const inView = [...after.fitting, ...after.possible].map((fit) => fit.species)
          for (const { species } of deadly) expect(inView).toContain(species)
        }
      }),
    )
  })

  it('not sure changes nothing, and usual states fit completely', () => {
    const answers = { ring: ['skirt'], base: ['sac'], print: ['white'], underside: ['gills-free'] }
    const deathCap = fitOf(speciesNamed('amanita-phalloides'), answers)
    expect(deathCap).toMatchObject({ percent: 100, deviations: 0, against: [] })
    expect(fitOf(speciesNamed('amanita-phalloides'), { ...answers, colour: [unsure] })).toEqual(deathCap)
  })

  it('a lost ring is a misreading, a wrong kind of underside counts twice, region and month only set the order', () => {
    const deathCap = speciesNamed('amanita-phalloides')
    expect(fitOf(deathCap, { ring: ['none'] })).toMatchObject({ misread: ['ring'], deviations: 0 })
    expect(fitOf(deathCap, { underside: ['pores'] })).toMatchObject({ against: ['underside'], deviations: 2 })
    const elsewhere = fitOf(deathCap, { region: ['brazil'] })
    expect(elsewhere).toMatchObject({ against: ['region'], deviations: 0, percent: 0 })
    expect(fitOf(deathCap, { region: ['iberia'], month: ['7'] }).against).toEqual([])
  })
})

describe('the numbers of the key', () => {
  it('whatever has an answer against it does not fit, and every answer is counted once', () => {
    fc.assert(
      fc.property(answersGiven, (answers) => {
        const { fitting, possible, others, deadly } = rankSpecies(sampleSpecies, answers)
        for (const { against } of fitting) expect(against).toEqual([])
        for (const { against } of [...possible, ...others]) expect(against).not.toEqual([])
        const isDeadly = ({ species }: Fit) => species.edibility === 'deadly'
        expect(deadly).toEqual({ fitting: fitting.filter(isDeadly), possible: possible.filter(isDeadly) })
        for (const { agreeing, against, unrecorded } of [...fitting, ...possible])
          expect([...agreeing, ...against, ...unrecorded].sort()).toEqual(answeredQuestions(answers).sort())
      }),
    )
  })

  it('each choice says how many species fit once it is selected', () => {
    fc.assert(
      fc.property(answersGiven, fc.constantFrom(...questions), (answers, question) => {
        for (const { state, count, deadly } of leavesOf(sampleSpecies, answers, question)) {
          const after = rankSpecies(sampleSpecies, answersWith(answers, question, state))
          expect(count).toBe(after.fitting.length)
          expect(deadly).toBe(after.deadly.fitting.length > 0)
        }
      }),
      { numRuns: runs(100) },
    )
  })

  it('a further answer never makes more species fit, except as one more of several', () => {
    fc.assert(
      fc.property(answersGiven, fc.constantFrom(...questions), (answers, question) => {
        const without = countFitting(sampleSpecies, withoutAnswer(answers, question))
        expect(countFitting(sampleSpecies, answers)).toBeLessThanOrEqual(without)
      }),
    )
  })
})

describe('the next question', () => {
  it('tells the deadly from the edible before anything else', () => {
    const guide = ['amanita-phalloides', 'agaricus-campestris', 'agaricus-bisporus'].map(speciesNamed)
    const answers = { underside: ['gills-free'], ring: ['skirt'] }
    const open = rankQuestions(rankSpecies(guide, answers), answers)
    expect(open[0]).toBe('base')
    // What parts the two that are eaten comes later.
    expect(open.indexOf('print')).toBeLessThan(open.indexOf('colour'))
  })

  it('is never one that was answered or put aside', () => {
    fc.assert(
      fc.property(answersGiven, (answers) => {
        const open = rankQuestions(rankSpecies(sampleSpecies, answers), answers)
        expect([...open].sort()).toEqual(keyTraitNames.filter((trait) => !answers[trait]).sort())
      }),
    )
  })
})
