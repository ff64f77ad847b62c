import type { FieldHook } from 'payload'
import { isAutosave } from '@/foundation/payload/drafts'
import { slugify } from '@/foundation/routing/slug'
import { reservedNames } from './rules'

/** A field of a form as it is saved: with the label in one language, or in all of them. */
export interface NamedField {
  name?: string | null
  label?: string | Partial<Record<string, string | null>> | null
}

const maxLength = 50

function labelOf({ label }: NamedField): string {
  if (typeof label !== 'object') return label ?? ''
  return Object.values(label ?? {}).find(Boolean) ?? ''
}

/** Names fields that have a label and no name after their labels, each differently. */
export function nameFields<Row extends NamedField>(rows: readonly Row[]): Row[] {
  const taken = new Set([...reservedNames, ...rows.flatMap(({ name }) => name || [])])
  return rows.map((row) => {
    if (row.name || !labelOf(row)) return row
    const wanted = slugify(labelOf(row)).slice(0, maxLength) || 'field'
    let name = wanted
    for (let number = 2; taken.has(name); number += 1) name = `${wanted}-${number}`
    taken.add(name)
    return { ...row, name }
  })
}

const isRow = (row: unknown): row is NamedField => typeof row === 'object' && row !== null

/** Names the fields of a form when it is saved, but not after half a label: drafts save themselves while it is written. */
export const nameFieldsAfterLabels: FieldHook = ({ collection, context, originalDoc, value }) => {
  if (!Array.isArray(value) || !value.every(isRow)) return value
  const isUnfinished =
    collection && originalDoc && isAutosave({ collection, context, doc: originalDoc, operation: 'update' })
  return isUnfinished ? value : nameFields(value)
}
