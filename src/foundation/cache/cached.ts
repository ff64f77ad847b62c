import { outsideRequests } from '@/foundation/outside-requests'
import { processWide } from '@/foundation/process-wide'
import { tagExpirations } from './tag-expirations'

interface Entry {
  value: Promise<unknown>
  tags: readonly string[]
  /** A time of `performance.now()`. */
  startedAt: number
}

/** Least recently used entries are dropped above this number. */
const maxEntries = 500

const entries = processWide('cached', () => new Map<string, Entry>())

/**
 * Calls `work` once and caches its result in memory until one of the tags expires. Callers share the result and must not
 * change it.
 */
export function cached<T>(
  key: readonly string[],
  tags: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  if (!tagExpirations.isConnected) return work()
  const name = JSON.stringify(key)
  const found = entries.get(name)
  entries.delete(name) // a Map iterates in insertion order: the most recently used entry moves to the end
  if (found && !tagExpirations.hasExpired(found.tags, found.startedAt)) {
    entries.set(name, found)
    return found.value as Promise<T>
  }
  const startedAt = performance.now()
  const value = outsideRequests(work)
  const entry = { value, tags, startedAt }
  entries.set(name, entry)
  value.catch(() => {
    if (entries.get(name) === entry) entries.delete(name)
  })
  for (const oldest of entries.keys()) {
    if (entries.size <= maxEntries) break
    entries.delete(oldest)
  }
  return value
}
