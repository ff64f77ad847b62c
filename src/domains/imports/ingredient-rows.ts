import type { FlattenedField } from 'payload'
import { cleanText } from '@/foundation/text/clean-text'
import { foldLetters } from '@/foundation/text/fold-letters'
import { type DecimalSign, parseNumber } from './read-number'

/** Units of recipes, which the field checks. */
type Unit = 'g' | 'ml' | 'tbsp' | 'tsp' | 'clove' | 'pinch'

interface IngredientRow {
  quantity?: number
  unit?: Unit
  name: string
  note?: string
}

/** What recipes call units in the three languages, and how many of the unit that is. */
const unitWords: readonly [unit: Unit, factor: number, words: string][] = [
  ['g', 1, 'g gr grs gram grams gramo gramos grama gramas'],
  ['g', 1000, 'kg kilo kilos kilogram kilograms kilogramo kilogramos quilo quilos'],
  ['ml', 1, 'ml milliliter milliliters millilitre millilitres mililitro mililitros'],
  ['ml', 10, 'cl centilitro centilitros'],
  ['ml', 100, 'dl decilitro decilitros'],
  ['ml', 1000, 'l lt litre litres liter liters litro litros'],
  [
    'tbsp',
    1,
    'tbsp tbs tablespoon tablespoons cda cdas cucharada cucharadas colher_de_sopa colheres_de_sopa',
  ],
  [
    'tsp',
    1,
    'tsp teaspoon teaspoons cdta cdtas cdita cditas cucharadita cucharaditas colher_de_cha colheres_de_cha',
  ],
  ['clove', 1, 'clove cloves diente dientes dente dentes'],
  ['pinch', 1, 'pinch pinches pizca pizcas pitada pitadas'],
]

const units = new Map(
  unitWords.flatMap(([unit, factor, words]) =>
    words.split(' ').map((word) => [word.replaceAll('_', ' '), { unit, factor }] as const),
  ),
)

/** A number at the beginning: not one of a range, of several packs, or of a percentage. */
const amount =
  /^(\d+ \d+\/\d+|\d+\/\d+|\d+ ?[¼-¾⅐-⅞]|\d+(?:[.,]\d+)*|[¼-¾⅐-⅞])(?![\d/.,%]|\s*%)(?!\s*(?:[-–—x×*/]|to|or|a|o|u|ou|y|e)\s*[\d¼-¾⅐-⅞])\s*/iu

/** “A pinch”, “una pizca”: one of them. */
const one = /^(?:an?|one|una?|uma?)\s+/i

const joining = /^(?:of|de|del|do|da|d['’])\s*(?=\S)/i

/** The unit with which a text begins, and what follows it. */
function splitUnit(text: string): { unit: Unit; factor: number; rest: string } | undefined {
  // Units have at most three words: “colheres de sopa”.
  for (const count of [3, 1]) {
    const words = text.split(' ')
    const found = units.get(foldLetters(words.slice(0, count).join(' ')).replace(/\.$/, ''))
    if (found) return { ...found, rest: words.slice(count).join(' ').replace(joining, '') }
  }
  return undefined
}

function named(text: string): Pick<IngredientRow, 'name' | 'note'> {
  const [name = '', ...notes] = text.split(/,\s+/)
  return notes.length > 0 ? { name, note: notes.join(', ') } : { name }
}

/** Whether the rows of a field are ingredients, which people write a line for each. */
export const areIngredients = ({ flattenedFields }: Extract<FlattenedField, { type: 'array' }>): boolean =>
  ['quantity', 'unit', 'name'].every((name) => flattenedFields.some((field) => field.name === name))

/**
 * An ingredient from its line: “2 dientes de ajo, picados”. A line whose amount the recipe cannot hold, such as “2–3 eggs” or
 * “2 × 400 g tins”, is its name as a whole, which no number of servings changes.
 */
export function ingredientRow(line: string, decimalSign: DecimalSign): IngredientRow {
  const text = cleanText(line).replace(/^[-•*]\s+/, '')
  const whole = { name: text }
  const found = amount.exec(text)
  const rest = text.slice(found?.[0].length ?? 0).replace(found ? '' : one, '')
  const unit = splitUnit(rest)
  const number = found ? parseNumber(found[1] ?? '', decimalSign) : { value: 1 }
  const isAmount = found !== null || (one.test(text) && unit !== undefined)
  if (!isAmount || typeof number !== 'object' || number.value <= 0) return whole
  if (!unit) return rest === '' ? whole : { quantity: number.value, ...named(rest) }
  if (unit.rest === '') return whole
  return { quantity: number.value * unit.factor, unit: unit.unit, ...named(unit.rest) }
}

/** The ingredients of a cell, one in each line or between semicolons. */
export const ingredientRows = (cell: string, decimalSign: DecimalSign): IngredientRow[] =>
  cell
    .split(/[\r\n;]+/)
    .filter((line) => cleanText(line) !== '')
    .map((line) => ingredientRow(line, decimalSign))
