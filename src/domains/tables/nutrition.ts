import { populated } from '@/domains/cards/card'
import type { nutrients } from '@/domains/species/nutrients'
import { populate } from '@/domains/species/populate'
import { type Interval, perGram } from '@/domains/species/potency'
import type { AmountBasis } from '@/domains/species/vocabulary'
import { type LocalizedText, localizedText } from '@/foundation/i18n/localized-text'
import { asInAllLocales, inLanguageOf, type Reader } from '@/foundation/payload/reader'
import type { Mushroom } from '@/payload-types'
import { type RowSource, type RowSpecies, rowSource, rowSpecies, selectSpecies } from './row'
import type { SortValue } from './sorting'

/** The nutrients that mushrooms differ in. */
export const comparedNutrients = [
  'protein',
  'fiber',
  'vitaminD',
  'riboflavin',
  'niacin',
  'potassium',
  'selenium',
] as const satisfies readonly (keyof typeof nutrients)[]

type ComparedNutrient = (typeof comparedNutrients)[number]

export const nutritionColumns = ['species', 'calories', ...comparedNutrients, 'ergothioneine'] as const

export type NutritionColumn = (typeof nutritionColumns)[number]

export interface NutritionRow {
  species: RowSpecies
  /** What was analysed: `raw`. */
  serving: LocalizedText | null
  /** Per 100 g; null if not measured. */
  amounts: Record<'calories' | ComparedNutrient, number | null>
  source: RowSource | null
  /** Milligrams per gram; null if not measured. */
  ergothioneine: { amount: Interval; basis: AmountBasis | null; source: RowSource | null } | null
}

type Specie = Mushroom['specie']

/** The amounts for 100 g; those of a serving that is not weighed cannot be compared. */
function amountsOf({ nutrients: recorded }: Specie): NutritionRow['amounts'] {
  const { servingSizeQty, servingSizeUnit, vitamins, minerals, ...others } = recorded ?? {}
  const isWeighed = (servingSizeUnit ?? 'g') === 'g'
  const amounts: Record<string, unknown> = { ...others, ...vitamins, ...minerals }
  const in100g = (name: string) => {
    const amount = amounts[name]
    return isWeighed && typeof amount === 'number' ? (amount * 100) / (servingSizeQty || 100) : null
  }
  return Object.fromEntries(
    ['calories', ...comparedNutrients].map((name) => [name, in100g(name)]),
  ) as NutritionRow['amounts']
}

function ergothioneineOf({ chemistry }: Specie): NutritionRow['ergothioneine'] {
  for (const { compound, amount, amountMax, units, basis, source } of chemistry?.medicinalChem ?? []) {
    if (populated(compound)?.slug !== 'ergothioneine' || typeof amount !== 'number' || !units) continue
    const interval = perGram(units, { min: amount, max: amountMax ?? amount })
    return { amount: interval, basis: basis ?? null, source: rowSource(source) }
  }
  return null
}

function nutritionRow(doc: Mushroom): NutritionRow {
  const { specie } = doc
  return {
    species: rowSpecies(doc),
    serving: localizedText(specie.nutrients, 'servingSize'),
    amounts: amountsOf(specie),
    source: rowSource(specie.nutrients?.source),
    ergothioneine: ergothioneineOf(specie),
  }
}

/** Whether anything of a species was measured. */
export function isAnalysed({ amounts, ergothioneine }: NutritionRow): boolean {
  return ergothioneine !== null || Object.values(amounts).some((amount) => amount !== null)
}

/** What a column is sorted by: of an interval, its end. */
export function nutritionValue(row: NutritionRow, column: NutritionColumn): SortValue {
  if (column === 'species') return row.species.scientificName
  return column === 'ergothioneine' ? (row.ergothioneine?.amount.max ?? null) : row.amounts[column]
}

/** Reads the nutrition of all species that the reader may see. */
export async function listNutrition(reader: Reader): Promise<NutritionRow[]> {
  const { docs } = await reader.payload.find({
    ...asInAllLocales(reader),
    collection: 'mushrooms',
    depth: 1,
    pagination: false,
    populate,
    select: {
      slug: true,
      specie: { ...selectSpecies, nutrients: true, chemistry: { medicinalChem: true } },
    },
  })
  return docs.map((doc) => nutritionRow(inLanguageOf(reader, 'mushrooms', doc) as Mushroom))
}
