import type { Column } from './columns'
import { maxHeading } from './limits'
import { unitsMeantBy } from './unit-words'

const inBrackets = /^(.+?)\s*[([]([^()[\]]{1,20})[)\]]\s*$/

/** A code or a sign of a currency after the name of a column; words could be part of the name. */
const code = /^(.+?)\s+([A-Z]{3}|[A-Z]{0,2}[$€£])\s*$/

/** A heading without the unit at its end, and that unit: `Precio (€)`, `Peso (kg)`, `Price USD`. */
export function headingUnit(heading: string): { name: string; unit: string } | undefined {
  if (heading.length > maxHeading) return undefined
  const [, name = '', unit = ''] = inBrackets.exec(heading) ?? code.exec(heading) ?? []
  return unitsMeantBy(unit).length > 0 ? { name, unit } : undefined
}

const plainNumber = /^[+\-−]?[\d.,][\d.,\s]*$/

/** A cell as an amount in the unit that the heading names, if it is a number alone. */
export function withHeadingUnit(cell: string, unit: string | undefined, column: Column): string {
  const isAmount = unit !== undefined && column.field.type === 'number' && plainNumber.test(cell.trim())
  return isAmount ? `${cell.trim()} ${unit}` : cell
}
