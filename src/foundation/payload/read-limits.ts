import type { PayloadRequest } from 'payload'
import { createRequestRate } from '@/foundation/request-rate'
import { isStaff } from './access'
import { addressOf, refuseRequest, unknownAddress } from './rate-limit'

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
