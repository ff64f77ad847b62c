import type { Separator } from '@/foundation/read-table'
import { type Column, valueAt } from './columns'
import type { FileRow } from './read-file'
import type { DecimalSign } from './read-number'

/** Numbers whose decimals are not three digits, which could be thousands: `2,5`, `0,1250`, `1.299,00`. */
const withDecimals = {
  ',': /^[+-]?[\d.]*,(?:\d{1,2}|\d{4,})$/,
  '.': /^[+-]?[\d,]*\.(?:\d{1,2}|\d{4,})$/,
}

/**
 * The sign that separates decimals in a file where a number alone does not tell. Spreadsheets write semicolons between cells
 * where it is a comma, except Google Sheets: there the other numbers of the file tell.
 */
export function decimalSignOf(
  separator: Separator | undefined,
  rows: readonly FileRow[],
  columns: readonly Column[],
): DecimalSign {
  if (separator === ';') return ','
  const numbers = columns.filter(({ field }) => field.type === 'number')
  const cells = rows.flatMap(({ data }) =>
    numbers.map(({ path }) => String(valueAt(data, path) ?? '').trim()),
  )
  const has = (sign: DecimalSign) => cells.some((cell) => withDecimals[sign].test(cell))
  return has(',') && !has('.') ? ',' : '.'
}
