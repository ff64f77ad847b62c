import type { FlattenedField } from 'payload'
import { cleanText } from '@/foundation/text/clean-text'
import { foldLetters } from '@/foundation/text/fold-letters'
import { withoutListSign } from './list-sign'
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
  ['g', 1, 'g gr grs gms grm grms gram grams gramo gramos grama gramas'],
  ['g', 1000, 'kg kilo kilos kilogram kilograms kilogramo kilogramos quilo quilos'],
  ['ml', 1, 'ml cc milliliter milliliters millilitre millilitres mililitro mililitros'],
  ['ml', 10, 'cl centilitro centilitros'],
  ['ml', 100, 'dl decilitro decilitros'],
  ['ml', 1000, 'l lt litre litres liter liters litro litros'],
  [
    'tbsp',
    1,
    'tbsp tbsps tbs tablespoon tablespoons cda cdas cucharada cucharadas cucharada_sopera cucharadas_soperas cda_sopera cdas_soperas cda_de_sopa cdas_de_sopa cucharada_de_sopa cucharadas_de_sopa colher_de_sopa colheres_de_sopa colher_(sopa) colheres_(sopa)',
  ],
  [
    'tsp',
    1,
    'tsp tsps teaspoon teaspoons cdta cdtas cdita cditas cucharadita cucharaditas cucharadita_de_cafe cucharaditas_de_cafe cucharadita_de_te cucharaditas_de_te colher_de_cha colheres_de_cha colher_(cha) colheres_(cha)',
  ],
  ['tsp', 2, 'cucharada_de_postre cucharadas_de_postre cucharadita_de_postre cucharaditas_de_postre'],
  ['clove', 1, 'clove cloves diente dientes dente dentes'],
  ['pinch', 1, 'pinch pinches pizca pizcas pitada pitadas'],
]

const units = new Map(
  unitWords.flatMap(([unit, factor, words]) =>
    words.split(' ').map((word) => [word.replaceAll('_', ' '), { unit, factor }] as const),
  ),
)

/** A number as lines begin with it: `1 1/2`, `1½`, `1,5`, `1 500`. */
const number =
  /^(?:\d+ \d+[/⁄∕]\d+|\d+[/⁄∕]\d+|\d+ ?[¼-¾⅐-⅞]|\d{1,3}(?: \d{3})+|\d+(?:[.,]\d+)*|[¼-¾⅐-⅞])(?![\d¼-¾⅐-⅞])/u

/** What makes more of a number than an amount: a range, several packs, a percentage, an inch, `1-inch piece`, `1 y media`. */
const notAlone =
  /^(?:\s*[-–—%/⁄∕+&"”″°]|[.,'’]\d|[\ufe0f\u20e3]|\s*[x×*]\s*\d|\s*(?:to|or|and|a|o|u|ou|y|e)\s+(?:[\d¼-¾⅐-⅞]|(?:half|a|medi[oa]|mei[oa])\b))/iu

/** A second amount after the first: `9 oz` in another unit, `= 1 cup`, `+ 200 g`, `x 2`; and, beside a measured one, `(1 tsp)`. */
const furtherAmount =
  /^(?:\p{L}{0,4}\s*[/+=]\s*[\d¼-¾⅐-⅞]|(?:plus|más|mas|mais|x|×)\s*[\d¼-¾⅐-⅞])|\((?:\p{L}+\.?\s)?[≈~]?[\d¼-¾⅐-⅞]/iu

/** The same behind the unit, or between words: `1 kilo y medio`, `200 g - 250 g`, `cups plus 2 tbsp`, `fresh or 5 g dried`. */
const moreBehind =
  /(?:^|\s)(?:[-–—&]|plus|minus|más|menos|mas|mais|and|or|y|o|u|e|ou)\s*(?:[\d¼-¾⅐-⅞]|(?:half|an? half|medi[oa]|mei[oa]|(?:un )?cuarto|(?:um )?quarto)(?!\p{L}))|^\p{L}{1,3}[-–—]\d/iu

/** How many of a size, which are no thousands: `1 400 g tin`. */
const sized =
  /^\d{1,3} \d{3} ?(?:g|ml)\.? (?:tins?|cans?|jars?|pack(?:et|age)?s?|bags?|box(?:es)?|bottles?|cartons?|punnets?|latas?|botes?|bolsas?|paquetes?|pacotes?|vidros?|frascos?|tarros?|bandejas?)(?!\p{L})/iu

/** Units that recipes here are not stored in, before a smaller one: `1 lb 4 oz`. */
const largerUnit = /^(?:lbs?|pounds?|libras?|cups?|tazas?|x[ií]caras?)\.?\s+/i

const ounces = /^(?:oz|ounces?|onzas?|onças?)\b/i

/** Numbers in words, which a line begins with: “a pinch”, “media cucharada”, “três dentes”. */
const wordsForNumbers: readonly [value: number, words: RegExp][] = [
  [0.5, /^(?:half an?|half|medi[oa]|mei[oa])\s+/i],
  [0.25, /^(?:an? quarter(?: of an?)?|(?:un )?cuarto de|(?:um )?quarto de)\s+/i],
  [1, /^(?:an?|one|una?|uma?)\s+/i],
  [2, /^(?:two|dos|dois|duas)\s+/i],
  [3, /^(?:three|tr[eê]s)\s+/i],
  [4, /^(?:four|cuatro|quatro)\s+/i],
]

/** Fractions as they are read aloud: `1/3rd cup`. */
const ordinal = /(?<=^(?:\d+ )?\d+\/\d+)(?:rd|th)s?(?=\s)/

const joining = /^(?:of|de|del|do|da|d['’])\s*(?=\S)/i

/** What a Spanish spoon is called after, or what is in it. */
const contents = /^cuchara.* (?:cafe|te|postre)$/

/** The unit with which a text begins, and what follows it: `kg flour`, or `de kg` after a fraction. */
function splitUnit(text: string): { unit: Unit; factor: number; rest: string } | undefined {
  const words = text.replace(/^(?:de|of an?)\s+/i, '').split(' ')
  // Units have at most three words: “colheres de sopa”.
  for (const count of [3, 2, 1]) {
    const spoon = foldLetters(words.slice(0, count).join(' ')).replace(/[.,]$/, '')
    const found = units.get(spoon)
    // A spoon “de café” holds something, unlike one of coffee: “cucharadita de café molido”.
    const isContent = contents.test(spoon) && !/^d[eo]l?$/i.test(words[count] ?? '')
    if (found && !isContent) return { ...found, rest: words.slice(count).join(' ').replace(joining, '') }
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

/** The number with which a line begins; undefined if it is more than an amount, or could be thousands or decimals. */
function leadingNumber(text: string, decimalSign: DecimalSign): { value: number; rest: string } | undefined {
  const [written = ''] = number.exec(text) ?? []
  const rest = text.slice(written.length)
  const isUnclear = /^[1-9]\d*[.,]\d{3}$/.test(written) || sized.test(text)
  if (written === '' || notAlone.test(rest) || isUnclear) return undefined
  const reading = parseNumber(written, decimalSign)
  return typeof reading === 'object' && reading.value > 0
    ? { value: reading.value, rest: rest.trimStart() }
    : undefined
}

/** The number that a line begins with in words. */
function numberInWords(text: string): { value: number; rest: string } | undefined {
  for (const [value, words] of wordsForNumbers) {
    const [begin] = words.exec(text) ?? []
    if (begin !== undefined) return { value, rest: text.slice(begin.length) }
  }
  return undefined
}

/** Whether letters follow the number at once which are no unit: `7up`. */
const isGlued = (text: string) =>
  /^\d+\p{L}/u.test(text) && !/^\d+(?:oz|lbs?|cups?|cm|in|mm|mg|cc)(?!\p{L})/iu.test(text)

/** Whether a text behind a unit begins with a second amount: `1 kg 200 g`, `1 tbsp and 1 tsp`. */
function beginsAmount(text: string, decimalSign: DecimalSign): boolean {
  const found = leadingNumber(text.replace(/^(?:and|y|e)\s+/i, ''), decimalSign)
  return found !== undefined && (splitUnit(found.rest) !== undefined || ounces.test(found.rest))
}

/**
 * An ingredient from its line: “2 dientes de ajo, picados”. A line whose amount the recipe cannot hold, such as “2–3 eggs” or
 * “5 g (1 tsp) salt”, is its name as a whole, which no number of servings changes.
 */
export function ingredientRow(line: string, decimalSign: DecimalSign): IngredientRow {
  const text = withoutListSign(line).replace(ordinal, '')
  const whole = { name: text }
  const written = leadingNumber(text, decimalSign)
  const found = written ?? numberInWords(text)
  if (!found) return whole
  const { value, rest } = found
  const unit = splitUnit(rest)
  const name = unit?.rest ?? rest
  // The size of one, “1 (400 g) can”, is no second amount.
  const isFurther =
    furtherAmount.test(unit ? name : name.replace(/^\([^)]*\)/, '')) ||
    moreBehind.test(name) ||
    ((unit || largerUnit.test(name)) && beginsAmount(name.replace(largerUnit, ''), decimalSign))
  if (name === '' || isFurther || (!unit && (!written || isGlued(text)))) return whole
  return unit
    ? { quantity: value * unit.factor, unit: unit.unit, ...named(name) }
    : { quantity: value, ...named(name) }
}

/** The ingredients of a cell, one in each line or between semicolons. */
export const ingredientRows = (cell: string, decimalSign: DecimalSign): IngredientRow[] =>
  cell
    .split(/[\r\n;]+/)
    .filter((line) => cleanText(line) !== '')
    .map((line) => ingredientRow(line, decimalSign))
