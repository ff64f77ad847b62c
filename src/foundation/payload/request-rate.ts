import type { PayloadRequest } from 'payload'
import { isStaff } from './access'
import { addressOf, refuseRequest, unknownAddress } from './rate-limit'

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

const countExpensiveRead = createRequestRate(120)
const countGraphQLRequest = createRequestRate(60)

/** What makes a read expensive: documents, the depth of their relations, and terms of `where`. */
interface Read {
  limit: number
  depth: number
  terms: number
}

/**
 * Limits expensive reads of an address. Requests without an address come from the site itself.
 * @throws {TooManyRequests} 429 with Retry-After.
 */
export function limitExpensiveReads(req: PayloadRequest, { limit, depth, terms }: Read): void {
  const isExpensive = limit > 50 || depth > 1 || terms > 10
  const address = addressOf(req)
  if (!isExpensive || address === unknownAddress || isStaff(req.user)) return
  const wait = countExpensiveRead(address)
  if (wait > 0) refuseRequest(req, wait)
}

/** The seconds until the address of a GraphQL request may send another; 0 if this one may run. */
export function graphqlWait(request: Request): number {
  const address = addressOf(request)
  return address === unknownAddress ? 0 : countGraphQLRequest(address)
}
