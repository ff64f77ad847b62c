import { describe, expect, it } from 'vitest'
import { keyTraitNames, keyTraits } from '@/domains/species/key-traits'
import { sampleSpecies } from '@/testing/key-species'
import type { Answers } from './answers'
import { rankSpecies } from './fit'
import type { KeySpecies } from './key-species'

/** A small generator of pseudo-random numbers (mulberry32), so that the trials are the same on every machine. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const random = seededRandom(19)

const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T

const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((value) => ({ value, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ value }) => value)

/** What somebody says of a species: its recorded traits, two left out and one of the others wrong. */
function answersAbout({ states }: KeySpecies): Answers {
  const recorded = shuffled(keyTraitNames.filter((trait) => states[trait])).slice(2)
  return Object.fromEntries(
    recorded.map((trait, index) => {
      const known = states[trait]
      const usual = keyTraits[trait].filter((state) => known?.get(state) === 'usual')
      const wrong = keyTraits[trait].filter(
        (state) => !['usual', 'sometimes'].includes(known?.get(state) ?? ''),
      )
      return [trait, [pick<string>(index === 0 ? wrong : usual)]]
    }),
  )
}

const trials = 10_000

describe(`${trials} trials with two traits left out and one wrong`, () => {
  const results = Array.from({ length: trials }, (_, trial) => {
    const species = sampleSpecies[trial % sampleSpecies.length] as KeySpecies
    const { deadly, fitting, possible, others } = rankSpecies(sampleSpecies, answersAbout(species))
    const rank = [...fitting, ...possible, ...others].findIndex((fit) => fit.species === species)
    const isListed = [...deadly.fitting, ...deadly.possible].some((fit) => fit.species === species)
    return { species, rank, isListedAsDeadly: isListed }
  })

  it('the species is among the first five in at least 95 %', () => {
    expect(results.filter(({ rank }) => rank < 5).length).toBeGreaterThanOrEqual(0.95 * trials)
  })

  it('a deadly species is always named among those that fit or cannot be ruled out', () => {
    const kinds = sampleSpecies.filter(({ edibility }) => edibility === 'deadly').length
    const deadly = results.filter(({ species }) => species.edibility === 'deadly')
    expect(deadly.length).toBeGreaterThanOrEqual(kinds * Math.floor(trials / sampleSpecies.length))
    expect(deadly.filter(({ isListedAsDeadly }) => !isListedAsDeadly)).toEqual([])
  })
})
