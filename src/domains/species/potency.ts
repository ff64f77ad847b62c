import { type CitedSource, citedSource } from '@/domains/references/view'
import type { LocalizedText } from '@/foundation/i18n/localized-text'
import { slugify } from '@/foundation/routing/slug'
import type { Mushroom } from '@/payload-types'
import { described } from './described-values'
import type { AmountBasis, AmountUnit } from './vocabulary'

/** Milligrams. */
export interface Interval {
  min: number
  max: number
}

/** The lowest and highest published amount of a psychoactive compound in a gram of the mushroom. */
export interface Potency {
  compound: LocalizedText
  /** The list of species with the compound. */
  url: string
  basis: AmountBasis
  perGram: Interval
  source: CitedSource
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

/**
 * The published potency of a psychoactive species: compounds with a published minimum and maximum, what they refer to,
 * and a source. Empty for *Amanita*, and where nothing is published.
 */
export function potencyOf(specie: Specie): Potency[] {
  if (!specie.psychoactive || isAmanita(specie)) return []
  return (specie.chemistry?.psychoactiveChem ?? []).flatMap((row) => {
    const { amount, amountMax, units, basis } = row
    const source = citedSource(row.source)
    if (typeof amount !== 'number' || typeof amountMax !== 'number' || amount >= amountMax) return []
    if (!units || !basis || !source) return []
    const interval = perGram(units, { min: amount, max: amountMax })
    return described(row.compound, null).map(({ title, url }) => ({
      compound: title,
      url,
      basis,
      perGram: interval,
      source,
    }))
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
