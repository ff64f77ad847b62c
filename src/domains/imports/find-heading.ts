import { isEmptyCell } from '@/foundation/read-table'
import type { ColumnMatcher } from './match-columns'

/** A row of a table with its number in a spreadsheet. */
export interface NumberedCells {
  row: number
  cells: string[]
}

/** What the columns of a table are called. */
export interface TableHeading extends NumberedCells {
  /** The rows that it stands in: one, or two where headings above others name groups of columns. */
  rows: readonly NumberedCells[]
  /** How many rows come before the entries. */
  end: number
}

/** Lines above the heading in which a table may have its title. */
const headingLines = 10

const isFilled = (cell: string | undefined) => cell !== undefined && !isEmptyCell(cell)

/** Headings that stand over several columns, repeated over each of them: merged cells are empty but for the first. */
function spreadGroups(cells: readonly string[], length: number): string[] {
  let group = ''
  return Array.from({ length }, (_, index) => {
    const cell = cells[index]
    if (cell !== undefined && isFilled(cell)) group = cell.trim()
    return group
  })
}

/** The first of the names that a column may have which means a field; the fullest if none does. */
function nameOf(group: string, name: string, matchColumn: ColumnMatcher): string {
  if (group === '') return name
  const full = `${group} ${name}`
  return [full, `${name} ${group}`, name].find(matchColumn) ?? full
}

/** The names of columns whose headings stand in two rows: “Price” above “Regular” and “Sale”. */
function combine(upper: readonly string[], lower: readonly string[], matchColumn: ColumnMatcher): string[] {
  const groups = spreadGroups(upper, Math.max(upper.length, lower.length))
  return groups.map((group, index) => {
    const cell = lower[index]
    return cell !== undefined && isFilled(cell)
      ? nameOf(group, cell.trim(), matchColumn)
      : (upper[index] ?? '')
  })
}

/** Whether a row may name the parts of headings that stand over several columns: entries have numbers. */
export function dividesHeadings(upper: readonly string[], lower: readonly string[]): boolean {
  const groups = spreadGroups(upper, lower.length)
  const isPart = (cell: string, index: number) =>
    isFilled(cell) && !isFilled(upper[index]) && groups[index] !== ''
  return lower.some(isPart) && !lower.some((cell) => /\d/.test(cell))
}

/**
 * The first row that names most columns, or two rows that name more together, or other ones. Without such, the first with
 * several cells, as titles of tables have one.
 */
export function findHeading(rows: readonly NumberedCells[], matchColumn: ColumnMatcher): TableHeading | null {
  const paths = (cells: readonly string[]) => cells.map((cell) => matchColumn(cell)?.path)
  const countOf = (cells: readonly string[]) => new Set(paths(cells).filter(Boolean)).size
  const above = rows.slice(0, headingLines)
  const single = above.map((one, index): TableHeading => ({ ...one, rows: [one], end: index + 1 }))
  const filled = single.find(({ cells }) => cells.filter(isFilled).length > 1) ?? single[0]
  if (!filled) return null
  const best = single.reduce((one, other) => (countOf(other.cells) > countOf(one.cells) ? other : one))
  const pairs = above.flatMap((upper, index): TableHeading[] => {
    const lower = rows[index + 1]
    if (!lower || !dividesHeadings(upper.cells, lower.cells)) return []
    const cells = combine(upper.cells, lower.cells, matchColumn)
    return [{ row: upper.row, cells, rows: [upper, lower], end: index + 2 }]
  })
  const combined = pairs.find(({ cells, end }) => {
    const [own, others] = [countOf(cells), countOf(best.cells)]
    const isMore = own > others
    return (
      isMore || (own === others && end === best.end && String(paths(cells)) !== String(paths(best.cells)))
    )
  })
  return combined ?? (countOf(best.cells) > 0 ? best : filled)
}
