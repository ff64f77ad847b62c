import { type CitedSource, citedSource } from '@/domains/references/view'
import type { LocalizedText } from '@/foundation/i18n/localized-text'
import { slugify } from '@/foundation/routing/slug'
import type { Mushroom } from '@/payload-types'
import { described } from './described-values'
import type { AmountBasis, AmountUnit, MeasuredPart } from './vocabulary'

/** Milligrams. */
export interface Interval {
  min: number
  max: number
}

/** What a gram of the mushroom contains of a psychoactive compound: the outermost of all studies that are recorded. */
export interface Potency {
  compound: LocalizedText
  /** The list of species with the compound. */
  url: string
  basis: AmountBasis
  perGram: Interval
}

/** What one study measured in a part of the mushroom. */
export interface PotencyStudy {
  source: CitedSource
  basis: AmountBasis
  /** Null where it is not recorded. */
  part: MeasuredPart | null
  /** How many collections were measured; null where it is not recorded. */
  collections: number | null
  /** Of every compound of the species; null for those that the study says nothing about. */
  amounts: { compound: LocalizedText; url: string; perGram: Interval | null }[]
}

type Specie = Mushroom['specie']

const milligramsPerGram: Record<AmountUnit, number> = {
  percent: 10,
  'mg-per-g': 1,
  'ug-per-g': 0.001,
  'mg-per-100g': 0.01,
  'g-per-100g': 10,
}

/** The interval in milligrams per gram that two published amounts give. */
export function perGram(unit: AmountUnit, { min, max }: Interval): Interval {
  const factor = milligramsPerGram[unit]
  return { min: min * factor, max: max * factor }
}

/** The interval in milligrams that a weight contains. */
export function inWeight({ min, max }: Interval, grams: number): Interval {
  return { min: min * grams, max: max * grams }
}

/** Muscimol and ibotenic acid change with drying and cooking: no interval would describe them. */
const isAmanita = ({ scientificName }: Specie) => scientificName.startsWith('Amanita ')

interface Measurement extends Omit<PotencyStudy, 'amounts'> {
  compound: LocalizedText
  url: string
  perGram: Interval
}

type CompoundRow = NonNullable<NonNullable<Specie['chemistry']>['psychoactiveChem']>[number]

/** The psychoactive compounds of a species, row by row. Empty for *Amanita*. */
const compoundRows = (specie: Specie): CompoundRow[] =>
  specie.psychoactive && !isAmanita(specie) ? (specie.chemistry?.psychoactiveChem ?? []) : []

/** What a row measures: an amount of what, in which unit, of what it is a share, and where it was published. */
function measurements(row: CompoundRow): Measurement[] {
  const { amount, amountMax, units, basis, part, collections } = row
  const source = citedSource(row.source)
  if (typeof amount !== 'number' || !units || !basis || !source) return []
  const interval = perGram(units, { min: amount, max: amountMax ?? amount })
  return described(row.compound, null).map(({ title, url }) => ({
    compound: title,
    url,
    basis,
    part: part ?? null,
    collections: collections ?? null,
    perGram: interval,
    source,
  }))
}

/** The measurements of a species, those with the same key together. */
function groupMeasurements(specie: Specie, keyOf: (one: Measurement) => string): Measurement[][] {
  const groups = new Map<string, Measurement[]>()
  for (const one of compoundRows(specie).flatMap(measurements))
    groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return [...groups.values()]
}

/**
 * The potency of a psychoactive species, from the lowest to the highest amount in all studies. Empty where nothing is
 * published, or a single amount that would pass for a constant.
 */
export function potencyOf(specie: Specie): Potency[] {
  return groupMeasurements(specie, ({ url, basis }) => `${url} ${basis}`).flatMap((measured) => {
    const [first] = measured
    const min = Math.min(...measured.map(({ perGram }) => perGram.min))
    const max = Math.max(...measured.map(({ perGram }) => perGram.max))
    if (!first || min >= max) return []
    const { compound, url, basis } = first
    return [{ compound, url, basis, perGram: { min, max } }]
  })
}

/** The studies behind the potency of a species, each with all of its compounds. */
export function potencyStudiesOf(specie: Specie): PotencyStudy[] {
  const compounds = new Map(
    compoundRows(specie).flatMap(({ compound }) =>
      described(compound, null).map(({ title, url }) => [url, title] as const),
    ),
  )
  const studyOf = ({ source, basis, part, collections }: Measurement) =>
    [source.url, basis, part, collections].join(' ')
  return groupMeasurements(specie, studyOf).flatMap((measured) => {
    const [first] = measured
    if (!first) return []
    const { source, basis, part, collections } = first
    const amounts = [...compounds].map(([url, compound]) => ({
      compound,
      url,
      perGram: measured.find((one) => one.url === url)?.perGram ?? null,
    }))
    return [{ source, basis, part, collections, amounts }]
  })
}

/** The last segment of the address: `psilocybe-cubensis_golden-teacher`. */
export function potencyName({ scientificName, variation }: Pick<Specie, 'scientificName' | 'variation'>) {
  return [scientificName, variation].flatMap((name) => (name ? slugify(name) : [])).join('_')
}

/** The page about the potency of a species, without the locale prefix. */
export function potencyPath(specie: Pick<Specie, 'scientificName' | 'variation'>): string {
  return `/mushrooms/species/type/psychoactive/dosage-calculator/${potencyName(specie)}`
}
