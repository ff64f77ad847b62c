import { LRUCache } from 'lru-cache'
import { outsideRequests } from '@/foundation/outside-requests'
import { processWide } from '@/foundation/process-wide'
import { tagExpirations } from './tag-expirations'

interface Entry {
  value: Promise<unknown>
  tags: readonly string[]
  /** A time of `performance.now()`. */
  startedAt: number
  weight: number
}

/** The weight of all entries together. */
const maxWeight = 500

const entries = processWide(
  'cached',
  () => new LRUCache<string, Entry>({ maxSize: maxWeight, sizeCalculation: ({ weight }) => weight }),
)

/**
 * Calls `work` once and caches its result in memory until one of the tags expires. Callers share the result and must not
 * change it.
 * @param weight how much memory the result takes, compared with others
 */
export function cached<T>(
  key: readonly string[],
  tags: readonly string[],
  work: () => Promise<T>,
  weight = 1,
): Promise<T> {
  if (!tagExpirations.isConnected) return work()
  const name = JSON.stringify(key)
  const found = entries.get(name)
  if (found && !tagExpirations.hasExpired(found.tags, found.startedAt)) return found.value as Promise<T>
  const startedAt = performance.now()
  const value = outsideRequests(work)
  const entry = { value, tags, startedAt, weight }
  entries.set(name, entry)
  value.catch(() => {
    if (entries.peek(name) === entry) entries.delete(name)
  })
  return value
}
