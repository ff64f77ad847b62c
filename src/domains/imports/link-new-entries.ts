import { uuidsInText } from '@/foundation/payload/uuid'
import type { Values } from './columns'
import { nameFieldOf } from './name-fields'
import type { Relations } from './relations'
import { type Destination, saveEntry } from './save-entry'

/** An entry that a row created. */
export interface NewEntry {
  id: string
  name?: unknown
}

const pendingIds = (text: string, { pendingName }: Relations) =>
  [...new Set(text.match(uuidsInText))].filter((id) => pendingName(id))

/**
 * Creates the entries that a row refers to and that another row describes: drafts with nothing but their names, which
 * that row completes.
 * @returns the values of the row with the ids of these entries
 */
export async function linkNewEntries(
  destination: Destination,
  data: Values,
): Promise<{ data: Values; created: NewEntry[] }> {
  const { collection, relations } = destination
  const field = nameFieldOf(collection)
  const text = JSON.stringify(data)
  const pending = pendingIds(text, relations)
  if (!field || pending.length === 0) return { data, created: [] }
  const ids = new Map<string, string>()
  const created: NewEntry[] = []
  for (const pendingId of pending) {
    const name = relations.pendingName(pendingId)
    const id = await saveEntry(destination, { [field]: name }, null)
    ids.set(pendingId, id)
    created.push({ id, name })
  }
  return { data: JSON.parse(text.replace(uuidsInText, (id) => ids.get(id) ?? id)), created }
}
