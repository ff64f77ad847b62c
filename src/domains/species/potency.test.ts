import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { partial } from '@/testing/partial'
import { inWeight, perGram, potencyOf, potencyPath, potencyStudiesOf } from './potency'
import { amountUnits, unitSigns } from './vocabulary'

const amount = fc.integer({ min: 0, max: 1_000_000 }).map((thousandths) => thousandths / 1000)
const interval = fc.tuple(amount, amount).map((ends) => ({ min: Math.min(...ends), max: Math.max(...ends) }))
const grams = fc.double({ min: 0.01, max: 100, noNaN: true })
const unit = fc.constantFrom(...amountUnits)

describe('the interval of a weight', () => {
  test('contains what any published amount between minimum and maximum gives', () => {
    fc.assert(
      fc.property(
        interval,
        unit,
        grams,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (range, of, weight, share) => {
          const { min, max } = inWeight(perGram(of, range), weight)
          const between = Math.min(range.max, range.min + share * (range.max - range.min))
          const contained = inWeight(perGram(of, { min: between, max: between }), weight).min
          expect(contained).toBeGreaterThanOrEqual(min)
          expect(contained).toBeLessThanOrEqual(max)
        },
      ),
    )
  })

  test('grows in proportion to the weight and never turns around', () => {
    fc.assert(
      fc.property(interval, grams, (range, weight) => {
        const [one, two] = [inWeight(range, weight), inWeight(range, 2 * weight)]
        expect(one.min).toBeLessThanOrEqual(one.max)
        expect(two).toEqual({ min: 2 * one.min, max: 2 * one.max })
      }),
    )
  })

  test.each([
    ['percent', 1, 10],
    ['mg-per-g', 1, 1],
    ['ug-per-g', 1000, 1],
    ['mg-per-100g', 100, 1],
    ['g-per-100g', 1, 10],
  ] as const)('%s: %d is %d mg in a gram', (of, published, milligrams) => {
    expect(perGram(of, { min: published, max: published }).max).toBeCloseTo(milligrams, 10)
    expect(Object.keys(unitSigns)).toContain(of)
  })
})

const source = {
  id: 'r',
  title: 'Amounts',
  authors: 'Tsujikawa, K.',
  year: 2003,
  link: 'https://doi.org/10.1/x',
}
const compound = { id: 'c', title: 'Psilocybin', path: 'species/chemistry/psychoactive/psilocybin' }
const row = { compound, amount: 0.37, amountMax: 1.3, units: 'percent', basis: 'dry-weight', source }

const specieWith = (rows: object[], scientificName = 'Psilocybe cubensis', psychoactive = true) =>
  partial<Parameters<typeof potencyOf>[0]>({
    scientificName,
    psychoactive,
    chemistry: { psychoactiveChem: rows },
  })

const potency = (...parameters: Parameters<typeof specieWith>) => potencyOf(specieWith(...parameters))

describe('the potency of a species', () => {
  test('reaches from the lowest to the highest amount of all studies', () => {
    const cap = { ...row, part: 'cap', amount: 0.44, amountMax: 1.35 }
    const stipe = { ...row, part: 'stipe', amount: 0.05, amountMax: 1.27 }
    const single = { ...row, amount: 15, amountMax: null, units: 'mg-per-g' }
    expect(potency([row])).toMatchObject([{ basis: 'dry-weight' }])
    for (const [rows, min, max] of [
      [[row], 3.7, 13],
      [[row, cap, stipe], 0.5, 13.5],
      [[single, stipe], 0.5, 15],
    ] as const) {
      const [only, ...others] = potency([...rows])
      expect(others).toEqual([])
      expect(only?.perGram.min).toBeCloseTo(min)
      expect(only?.perGram.max).toBeCloseTo(max)
    }
  })

  test('lists every study with its part, its collections and what it does not say', () => {
    const psilocin = {
      ...compound,
      id: 'd',
      title: 'Psilocin',
      path: 'species/chemistry/psychoactive/psilocin',
    }
    const studies = potencyStudiesOf(
      specieWith([
        { ...row, part: 'cap', collections: 7 },
        { ...row, part: 'cap', collections: 7, compound: psilocin, amount: 0.17, amountMax: 0.78 },
        { ...row, part: 'stipe' },
      ]),
    )
    expect(studies).toMatchObject([
      {
        part: 'cap',
        collections: 7,
        source: { citation: 'Tsujikawa 2003' },
        amounts: [
          { compound: 'Psilocybin' },
          { compound: 'Psilocin', perGram: { min: expect.closeTo(1.7) } },
        ],
      },
      { part: 'stipe', collections: null, amounts: [{}, { compound: 'Psilocin', perGram: null }] },
    ])
  })

  test.each([
    ['an amount', { amount: null }],
    ['a maximum', { amountMax: null }],
    ['a unit', { units: null }],
    ['a basis', { basis: null }],
    ['a source', { source: null }],
    ['a source that the reader may see', { source: 'r' }],
  ])('is not published without %s', (_, missing) => {
    expect(potency([{ ...row, ...missing }])).toEqual([])
  })

  test('is not published for Amanita, nor for species that are not psychoactive', () => {
    expect(potency([row], 'Amanita muscaria')).toEqual([])
    expect(potency([row], 'Pleurotus ostreatus', false)).toEqual([])
  })
})

test('the address is the scientific name, with the variation after an underscore', () => {
  const base = '/mushrooms/species/type/psychoactive/dosage-calculator/'
  expect(potencyPath({ scientificName: 'Psilocybe cubensis' })).toBe(`${base}psilocybe-cubensis`)
  expect(potencyPath({ scientificName: 'Psilocybe cubensis', variation: 'Golden Teacher' })).toBe(
    `${base}psilocybe-cubensis_golden-teacher`,
  )
})
