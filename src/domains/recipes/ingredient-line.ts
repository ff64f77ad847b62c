import en from '@messages/en/recipes.json'
import es from '@messages/es/recipes.json'
import pt from '@messages/pt/recipes.json'
import type { Locale } from '@/foundation/i18n/locales'
import { plainText } from '@/foundation/i18n/localized-text'
import { formatAmount, type Unit } from './amount'
import type { Step } from './view'

const words = { en, es, pt }

export interface IngredientTexts {
  quantity: number | null
  unit: Unit | null
  name: string
  note: string | null
}

/** An ingredient in one line, as the recipe is written: `2 cloves garlic, sliced`. */
export function ingredientLine({ quantity, unit, name, note }: IngredientTexts, locale: Locale): string {
  const { units, measured } = words[locale]
  const named = [name, note].filter(Boolean).join(', ')
  if (!quantity) return named
  const amount = formatAmount({ value: quantity, unit }, units, locale)
  if (unit === null || unit === 'piece') return `${amount} ${named}`
  return measured.replace('{amount}', amount).replace('{name}', named)
}

/** A number with a unit, or that of an alternative: `or 30 g of dried ones`, `o 3 de vinagre`; not `in 2 cm dice`. */
const amountInNote =
  /(?:^|\s)(?:or|o|u|ou) [\d¼-¾⅐-⅞]|[\d¼-¾⅐-⅞] ?(?:k?g|c?l|[md]l|oz|lbs?|tsp|tbsp|cups?|tazas?|xícaras?|cucharad\p{L}+|colher\p{L}*|cloves?|dientes?|dentes?)(?!\p{L})/iu

/** Whether the note of an ingredient states an amount, which other numbers of servings do not change. */
export const statesAmount = (note: string): boolean => amountInNote.test(note)

/** Amounts in words: `a tablespoon`, `media taza`, `duas colheres`; not `the other tablespoon`. */
const amountInWords =
  /(?<!\p{L})(?:an?|one|two|three|half an?|una?|dos|tres|media?|uma?|duas|dois|três|mei[ao]) (?:tablespoon|teaspoon|cup|litre|glass|cucharad|taza|vaso|litro|colher|xícara|copo)/iu

/** Whether the text of a step states an amount. */
export function stepStatesAmount({ text }: Pick<Step, 'text'>): boolean {
  const words = plainText(text) ?? ''
  return statesAmount(words) || amountInWords.test(words)
}
