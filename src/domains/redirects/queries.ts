import { as, type Reader } from '@/foundation/payload/reader'
import { type Entry, entryPath } from '@/foundation/routing/paths'
import { fromPath, redirectsSlug } from './from-path'

/**
 * The path, without its language, that an address leads to; null if it leads nowhere, or to an entry that the reader may
 * not see.
 */
export async function findRedirect(reader: Reader, address: string): Promise<string | null> {
  const { docs } = await reader.payload.find({
    ...as(reader),
    collection: redirectsSlug,
    where: { from: { equals: fromPath(address) } },
    depth: 1,
    limit: 1,
    pagination: false,
  })
  const { to } = docs[0] ?? {}
  if (to?.type === 'custom') return to.url ?? null
  const { relationTo, value } = to?.reference ?? {}
  if (!relationTo || typeof value !== 'object') return null
  const path = entryPath(relationTo, value as Entry)
  return path === fromPath(address) ? null : path
}
