import type { FlattenedField } from 'payload'
import { isValues } from './columns'
import { areIngredients, ingredientRow, ingredientRows } from './ingredient-rows'
import { withoutListSign } from './list-sign'
import { parseJson } from './parse-json'
import type { DecimalSign } from './read-number'
import { singleFieldOf } from './single-field'
import { splitWords } from './words'

type ArrayOf = Extract<FlattenedField, { type: 'array' }>

/** Whether the rows of a field are sections with steps. */
const hasSteps = ({ flattenedFields }: ArrayOf) =>
  flattenedFields.some((field) => field.name === 'steps' && field.type === 'array')

/** Steps with a line for each, without the numbers before them. */
const stepsIn = (cell: string) =>
  cell
    .split(/[\r\n]+/)
    .map(withoutListSign)
    .filter((line) => line !== '')
    .map((stepText) => ({ stepText }))

/**
 * The rows of a cell: JSON, words if they fill one field only, `níscalo; robellón`, or the lines of ingredients and steps.
 * @returns undefined for what is none of these
 */
export function rowsOfCell(field: ArrayOf, cell: string, decimalSign: DecimalSign): unknown {
  const isJson = /^\s*[[{]/.test(cell)
  if (!isJson && areIngredients(field)) return ingredientRows(cell, decimalSign)
  if (!isJson && hasSteps(field)) return [{ steps: stepsIn(cell) }]
  const single = singleFieldOf(field)
  const words = single ? splitWords(cell, single) : parseJson(cell)
  if (!single || !Array.isArray(words)) return words
  return words.map((word: unknown) => (isValues(word) ? word : { [single.name]: word }))
}

/** What a step of schema.org says: `{"@type": "HowToStep", "text": "…"}`. */
const howToStep = (item: unknown): unknown =>
  isValues(item) && item['@type'] === 'HowToStep' && typeof item.text === 'string' ? item.text : item

/** The rows of a list in JSON, which may be of texts as in a recipe of schema.org; other lists stay as they are. */
export function rowsOfList(
  field: ArrayOf,
  list: readonly unknown[],
  decimalSign: DecimalSign,
): readonly unknown[] {
  const texts = list.map(howToStep)
  if (texts.length === 0 || !texts.every((text) => typeof text === 'string')) return list
  if (areIngredients(field)) return texts.map((text) => ingredientRow(text, decimalSign))
  if (hasSteps(field)) return [{ steps: texts.map((stepText) => ({ stepText })) }]
  const single = singleFieldOf(field)
  return single ? texts.map((text) => ({ [single.name]: text })) : list
}
