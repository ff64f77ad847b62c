import type { FlattenedField } from 'payload'
import { fieldChain, generalPath } from './columns'
import { fieldLabel, optionsOf } from './labels'
import { findOption } from './read-option'
import type { ImportTarget } from './targets'
import { unitsMeantBy } from './unit-words'

/** The unit of the numbers of a column: always the same, or that of another field of the entry. */
export type ColumnUnit = { unit: string } | { field: FlattenedField; path: string }

/** A unit that a cell names, and the field that has to have it. */
export interface StatedUnit {
  column: string
  /** The cell as a message repeats it. */
  value: string
  /** The unit as it is written, and what it may mean. */
  unit: string
  units: readonly string[]
  field: FlattenedField
  unitPath: string
}

const currency = 'baseInventory.currency'
const lengthUnit = 'shippingInfo.lengthUnit'

/** The fields that say in what an amount is. */
const unitFields: Partial<Record<ImportTarget, Record<string, string>>> = {
  products: {
    'baseInventory.unitPrice': currency,
    'sales.salePrice': currency,
    'variants.variants.pricing.price': currency,
    'variants.variants.sales.salePrice': currency,
    'baseInventory.baseUnitQuantity': 'baseInventory.baseUnit',
    'shippingInfo.weight': 'shippingInfo.weightUnit',
    'shippingInfo.width': lengthUnit,
    'shippingInfo.height': lengthUnit,
    'shippingInfo.length': lengthUnit,
  },
  recipes: {
    'ingredients.quantity': 'ingredients.unit',
    'nutrition.servings.qty': 'nutrition.servings.unit',
  },
  mushrooms: { 'specie.nutrients.servingSizeQty': 'specie.nutrients.servingSizeUnit' },
}

/** The unit in a label: `Fat (g)`, `Yield (% of the dry substrate)`, `Time in minutes`. */
function unitInLabel(field: FlattenedField): string | undefined {
  const label = fieldLabel(field, 'en')
  const [, bracket] = /\(([^\s()]+)[^()]*\)$/.exec(label) ?? []
  // Short words are units only in brackets: `in`, `C`.
  const words = bracket ? [bracket] : label.split(/[\s,]+/).filter((word) => word.length > 3)
  const [unit] = words.flatMap(unitsMeantBy)
  return unit
}

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('.') + 1)

/** The unit of the numbers at a path of an entry, if they have one. */
export function columnUnit(
  collection: ImportTarget,
  fields: readonly FlattenedField[],
  path: string,
): ColumnUnit | undefined {
  const general = generalPath(path)
  const unitPath = unitFields[collection]?.[general]
  const field = unitPath && fieldChain(fields, unitPath).at(-1)
  if (unitPath && field) {
    const isBeside = parentOf(unitPath) === parentOf(general)
    return { field, path: isBeside ? parentOf(path) + unitPath.slice(parentOf(unitPath).length) : unitPath }
  }
  const unit = fieldChain(fields, general)
    .toReversed()
    .map(unitInLabel)
    .find((one) => one !== undefined)
  return unit === undefined ? undefined : { unit }
}

/** The units or the codes of currencies that a field offers. */
export const unitWordsOf = (field: FlattenedField) =>
  field.type === 'select' || field.type === 'radio' ? optionsOf(field).map(({ value }) => value) : []

/** What a word may mean in a field that says in what an amount is. */
export function unitsIn(field: FlattenedField, word: string): string[] {
  if (field.type !== 'select' && field.type !== 'radio') return [...unitsMeantBy(word)]
  const option = findOption(field, word)
  return option === undefined
    ? unitsMeantBy(word).filter((unit) => findOption(field, unit) === unit)
    : [option]
}
