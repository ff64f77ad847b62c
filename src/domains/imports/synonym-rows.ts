import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import type { NumberedCells } from './find-heading'
import { headingKey } from './match-columns'
import { quote } from './quote'
import type { Fault } from './report'

/** Words of Darwin Core and of checklists for a name that is not that of a species. */
const isNotAccepted = (status: string) => /synonym|sin[oóô]nimo|misapplied|not accepted/i.test(status)

/**
 * Reports rows that a list of names marks as synonyms, whether or not the column that says so is imported: each would become
 * a species of its own.
 */
export function synonymReader(
  headings: readonly string[],
  t: DynamicTranslator,
): (row: NumberedCells) => Fault[] {
  const index = headings.findIndex((heading) => headingKey(heading) === 'taxonomicstatus')
  return ({ row, cells }) => {
    const status = cells[index] ?? ''
    if (!isNotAccepted(status)) return []
    return [{ row, column: headings[index] ?? '', message: t('synonymRow', { value: quote(status) }) }]
  }
}
