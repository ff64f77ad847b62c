import type { LocalizedText } from '@/foundation/i18n/localized-text'

/**
 * Nutrients in the order of a label: macronutrients, then vitamins and minerals. Daily values are the
 * FDA's for adults, 21 CFR 101.9(c)(8)(iv) and (c)(9); null if none is defined.
 */
export const nutrients = {
  fat: { unit: 'g', daily: 78, group: 'macro' },
  saturatedFat: { unit: 'g', daily: 20, group: 'macro', partOf: 'fat' },
  transFat: { unit: 'g', daily: null, group: 'macro', partOf: 'fat' },
  cholesterol: { unit: 'mg', daily: 300, group: 'macro' },
  sodium: { unit: 'mg', daily: 2300, group: 'macro' },
  carbohydrates: { unit: 'g', daily: 275, group: 'macro' },
  fiber: { unit: 'g', daily: 28, group: 'macro', partOf: 'carbohydrates' },
  sugars: { unit: 'g', daily: null, group: 'macro', partOf: 'carbohydrates' },
  protein: { unit: 'g', daily: 50, group: 'macro' },
  vitaminA: { unit: 'µg', daily: 900, group: 'micro' },
  thiamin: { unit: 'mg', daily: 1.2, group: 'micro' },
  riboflavin: { unit: 'mg', daily: 1.3, group: 'micro' },
  niacin: { unit: 'mg', daily: 16, group: 'micro' },
  vitaminB6: { unit: 'mg', daily: 1.7, group: 'micro' },
  folate: { unit: 'µg', daily: 400, group: 'micro' },
  vitaminB12: { unit: 'µg', daily: 2.4, group: 'micro' },
  vitaminC: { unit: 'mg', daily: 90, group: 'micro' },
  vitaminD: { unit: 'µg', daily: 20, group: 'micro' },
  vitaminE: { unit: 'mg', daily: 15, group: 'micro' },
  vitaminK: { unit: 'µg', daily: 120, group: 'micro' },
  calcium: { unit: 'mg', daily: 1300, group: 'micro' },
  copper: { unit: 'mg', daily: 0.9, group: 'micro' },
  iron: { unit: 'mg', daily: 18, group: 'micro' },
  magnesium: { unit: 'mg', daily: 420, group: 'micro' },
  manganese: { unit: 'mg', daily: 2.3, group: 'micro' },
  phosphorus: { unit: 'mg', daily: 1250, group: 'micro' },
  potassium: { unit: 'mg', daily: 4700, group: 'micro' },
  selenium: { unit: 'µg', daily: 55, group: 'micro' },
  zinc: { unit: 'mg', daily: 11, group: 'micro' },
} as const

export type Nutrient = keyof typeof nutrients
/** A figure of a label: energy or a nutrient. */
export type Figure = Nutrient | 'calories'
export type Amounts = Partial<Record<Figure, number | null>>

/** All figures in the order of a label. */
export const figures: readonly Figure[] = ['calories', ...(Object.keys(nutrients) as Nutrient[])]

/** Of energy in kilocalories. */
export const unitOf = (figure: Figure) => (figure === 'calories' ? 'kcal' : nutrients[figure].unit)

/** The figures that a document records; null if there are none. */
export function recordedAmounts(
  recorded: (Amounts & { vitamins?: Amounts; minerals?: Amounts }) | null | undefined,
): Amounts | null {
  const amounts: Amounts = { ...recorded, ...recorded?.vitamins, ...recorded?.minerals }
  const known = figures.filter((figure) => typeof amounts[figure] === 'number')
  return known.length > 0 ? Object.fromEntries(known.map((figure) => [figure, amounts[figure]])) : null
}

/** Nutrients of a serving; a missing or null amount is not measured. */
export interface Nutrients {
  /** `100 g, raw` */
  serving: string
  /** The serving in words: `1 cup`. */
  servingSize?: LocalizedText | null
  amounts: Amounts
  source: string | null
}

/** The share of the daily value in whole per cent; null if either is missing. */
export function dailyShare(nutrient: Nutrient, amount: number | null | undefined): number | null {
  const { daily } = nutrients[nutrient]
  if (daily === null || typeof amount !== 'number') return null
  return Math.round((amount / daily) * 100)
}

export interface LabelLine {
  nutrient: Nutrient
  unit: string
  amount: number | null
  share: number | null
  /** Whether the nutrient is part of the one above and indented. */
  isPart: boolean
}

/** The lines of a group; vitamins and minerals by share, unmeasured ones last. */
export function labelLines({ amounts }: Nutrients, group: 'macro' | 'micro'): LabelLine[] {
  const lines = (Object.keys(nutrients) as Nutrient[])
    .filter((nutrient) => nutrients[nutrient].group === group)
    .map((nutrient) => {
      const amount = amounts[nutrient] ?? null
      return {
        nutrient,
        unit: nutrients[nutrient].unit,
        amount,
        share: dailyShare(nutrient, amount),
        isPart: 'partOf' in nutrients[nutrient],
      }
    })
  if (group === 'macro') return lines
  return lines.sort((one, another) => (another.share ?? -1) - (one.share ?? -1))
}
