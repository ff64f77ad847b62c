import type { CollectionSlug, FlattenedField } from 'payload'
import { isValues, isVirtual, type Values } from './columns'
import { exportValue, toCell } from './export-value'
import type { Relations } from './relations'
import type { Difference } from './report'
import { isSameValue } from './same-value'
import { type Display, showValue } from './show-value'

interface FieldDifference {
  column: string
  field: FlattenedField
  from: unknown
  to: unknown
}

/** Differences of an entry that a report lists. */
const maxDifferences = 8

/** Characters of a value in a report, and those before the first difference. */
const maxShown = 120
const lead = 30

/** A file never takes a published entry off the site: the row of such an entry becomes a draft beside it. */
const leavesPublished = (field: FlattenedField, to: unknown) => field.name === '_status' && to !== 'published'

/** The values of a row that differ from those of the stored entry. */
export function findDifferences(
  fields: readonly FlattenedField[],
  data: Values,
  stored: Values,
  prefix = '',
): FieldDifference[] {
  return Object.entries(data).flatMap(([name, to]) => {
    const field = fields.find((one) => one.name === name)
    if (!field || name === 'id' || isVirtual(field) || leavesPublished(field, to)) return []
    const from = stored[name]
    const column = `${prefix}${name}`
    if ((field.type === 'group' || field.type === 'tab') && isValues(to))
      return findDifferences(field.flattenedFields, to, isValues(from) ? from : {}, `${column}.`)
    return isSameValue(field, from, to) ? [] : [{ column, field, from, to }]
  })
}

function commonLength(first: string, second: string): number {
  let length = 0
  while (length < first.length && first[length] === second[length]) length += 1
  return length
}

function excerpt(text: string, start: number): string {
  const shown = text.slice(start, start + maxShown)
  return `${start > 0 ? '…' : ''}${shown}${start + maxShown < text.length ? '…' : ''}`
}

/** Two texts from shortly before they differ. */
function excerpts(from: string, to: string): { from: string; to: string } {
  const isLong = Math.max(from.length, to.length) > maxShown
  const start = isLong ? Math.max(0, commonLength(from, to) - lead) : 0
  return { from: excerpt(from, start), to: excerpt(to, start) }
}

/** The two values as the panel writes them; as they are stored if that shows no difference, such as of a format. */
function showDifference({ column, field, from, to }: FieldDifference, display: Display): Difference {
  const shown = { from: showValue(field, from, display), to: showValue(field, to, display) }
  const isSame = shown.from === shown.to
  const texts = isSame ? { from: toCell(field, from), to: toCell(field, to) } : shown
  return { column, ...excerpts(texts.from, texts.to) }
}

/** The first differences as a report shows them, with the names of documents. */
export async function describeDifferences(
  differences: readonly FieldDifference[],
  relations: Relations,
  display: Display,
): Promise<Difference[]> {
  const shown = differences.slice(0, maxDifferences)
  const ids = new Map<CollectionSlug, string[]>()
  for (const { field, from, to } of shown)
    for (const value of [from, to])
      exportValue(field, value, (id, collection) => {
        ids.set(collection, [...(ids.get(collection) ?? []), id])
        return id
      })
  for (const [collection, found] of ids) await relations.loadNames(collection, found)
  const named = (field: FlattenedField, value: unknown) => exportValue(field, value, relations.nameOf)
  return shown.map(({ column, field, from, to }) =>
    showDifference({ column, field, from: named(field, from), to: named(field, to) }, display),
  )
}
