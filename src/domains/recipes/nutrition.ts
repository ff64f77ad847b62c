import { type LocalizedText, plainText } from '@/foundation/i18n/localized-text'
import { isFat } from './fat'
import { type IngredientNutrient, ingredientNutrients } from './vocabulary'

/** Amounts of a weight of food; null is not measured. */
export type NutrientAmounts = Record<IngredientNutrient, number | null>

/** An ingredient as the sum needs it. */
export interface WeighedIngredient {
  name: LocalizedText
  grams: number | null
  /** A rough weight if `grams` is unknown. */
  estimatedGrams: number
  /** Null where no source is known. */
  per100g: Partial<NutrientAmounts> | null
  source: string | null
  /** A pinch, or what is added to taste. */
  isNegligible: boolean
}

/** What the ingredients of a dish add up to. */
export interface RecipeNutrition {
  perServing: NutrientAmounts
  /** Of the raw ingredients; null unless all of them are counted. */
  per100g: NutrientAmounts | null
  /** The ingredients that are counted, and those without a source. */
  counted: LocalizedText[]
  missing: LocalizedText[]
  sources: string[]
}

interface Counted extends WeighedIngredient {
  grams: number
  per100g: Partial<NutrientAmounts>
}

const isCounted = (ingredient: WeighedIngredient): ingredient is Counted =>
  ingredient.grams !== null && ingredient.per100g !== null

/** The sum of each nutrient, divided; null where one of the ingredients has not been measured. */
function sumOf(ingredients: readonly Counted[], divisor: number): NutrientAmounts {
  const sums = ingredientNutrients.map((nutrient) => {
    const amounts = ingredients.map(({ grams, per100g }) => {
      const amount = per100g[nutrient]
      return typeof amount === 'number' ? (amount * grams) / 100 : null
    })
    const isMeasured = amounts.every((amount) => amount !== null)
    return [nutrient, isMeasured ? amounts.reduce((total, amount) => total + amount, 0) / divisor : null]
  })
  return Object.fromEntries(sums)
}

const weightOf = (ingredients: readonly WeighedIngredient[]) =>
  ingredients.reduce((total, { grams, estimatedGrams }) => total + (grams ?? estimatedGrams), 0)

/**
 * Adds up the ingredients whose weight and figures are known; null if there are none, if they weigh less than the others
 * or if one of the others carries fat: somebody who counts carbohydrates or fat would be misled.
 */
export function sumNutrition(
  ingredients: readonly WeighedIngredient[],
  servings: number,
): RecipeNutrition | null {
  const counted = ingredients.filter(isCounted)
  const missing = ingredients.filter((one) => !isCounted(one) && !one.isNegligible)
  const weight = weightOf(counted)
  if (counted.length === 0 || weight < weightOf(missing)) return null
  if (missing.some(({ name }) => isFat(plainText(name)))) return null
  return {
    perServing: sumOf(counted, servings),
    per100g: missing.length === 0 && weight > 0 ? sumOf(counted, weight / 100) : null,
    counted: counted.map(({ name }) => name),
    missing: missing.map(({ name }) => name),
    sources: [...new Set(counted.flatMap(({ source }) => source ?? []))],
  }
}
