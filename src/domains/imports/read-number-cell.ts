import type { FlattenedField } from 'payload'
import { type ColumnUnit, unitsIn, unitWordsOf } from './column-units'
import { quote } from './quote'
import type { ReadContext, Reader } from './read-context'
import { parseNumber } from './read-number'
import { minutesOf, servingsOf } from './read-time'
import { splitAmount, unitsMeantBy } from './unit-words'

/** Whether a number may be in the unit that a cell names: the column's, or one that the rest of the entry must agree with. */
function acceptUnit(unit: string, column: ColumnUnit, path: string, text: string, context: ReadContext) {
  const { report, stateUnit } = context
  const value = quote(text)
  if ('unit' in column) {
    if (unitsMeantBy(unit).includes(column.unit)) return true
    report(path, 'unitOther', { value, unit: column.unit })
    return false
  }
  const { field, path: unitPath } = column
  const units = unitsIn(field, unit)
  const words = unitWordsOf(field).join('; ')
  if (units.length > 0) stateUnit({ column: path, value, unit, units, unitPath, field })
  else if (words === '') report(path, 'notNumber', { value })
  else report(path, 'unitUnknown', { value, unit, words })
  return units.length > 0
}

const isTime = (column: ColumnUnit | undefined) =>
  column !== undefined && 'unit' in column && column.unit === 'min'

/** The number that a phrase says: a time in minutes or servings, where the column has these. */
function readPhrase({ name }: FlattenedField, text: string, path: string, context: ReadContext) {
  if (name === 'yield') return servingsOf(text)
  return isTime(context.unitOf(path)) ? minutesOf(text, context.decimalSign) : undefined
}

/** Reads a number with its decimal sign and unit, a time in minutes or a number of servings. */
export const readNumber: Reader = (field, value, path, context) => {
  const { decimalSign, report, unitOf } = context
  const text = String(value).trim()
  const phrase = readPhrase(field, text, path, context)
  if (phrase !== undefined) return phrase
  const amount = parseNumber(text, decimalSign) === 'wrong' ? splitAmount(text) : undefined
  const column = amount && unitOf(path)
  const number = column ? amount.number : text
  const reading = parseNumber(number, decimalSign)
  if (reading === 'wrong')
    return report(path, isTime(unitOf(path)) ? 'notTime' : 'notNumber', { value: quote(value) })
  if (reading === 'ambiguous')
    return report(path, 'numberAmbiguous', {
      value: quote(value),
      whole: number.replace(/[.,]/, ''),
      decimal: String(Number(number.replace(',', '.'))).replace('.', decimalSign),
    })
  return !column || acceptUnit(amount.unit, column, path, text, context) ? reading.value : undefined
}
