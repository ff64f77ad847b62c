const windowSeconds = 60

/** Bounds the memory of a limiter. Beyond it, the address that was counted first is forgotten. */
export const maxAddresses = 10_000

/**
 * Creates a limiter of requests a minute and address: it counts one and returns 0, or the seconds until the
 * next is allowed. Each process counts in its own memory, because the limiter protects its processor and a
 * row in the database, as `limit` writes for each attempt, would cost as much as the read.
 */
export function createRequestRate(max: number) {
  let counts = new Map<string, number>()
  let endsAt = 0
  return (address: string, now = performance.now()): number => {
    if (now >= endsAt) {
      counts = new Map()
      endsAt = now + windowSeconds * 1000
    }
    const count = counts.get(address) ?? 0
    if (count >= max) return Math.ceil((endsAt - now) / 1000)
    const [oldest] = counts.size >= maxAddresses && count === 0 ? counts.keys() : []
    if (oldest !== undefined) counts.delete(oldest)
    counts.set(address, count + 1)
    return 0
  }
}
