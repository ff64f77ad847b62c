import fc from 'fast-check'
import { isFullRun } from '@/testing/property-runs'
import { type ComparedPair, comparePair, isRevealing, type Pair } from './compare-pair'
import { credentials } from './credentials'
import { type GuestRequest, isRead } from './guest-requests'
import { oddHeaders } from './odd-headers'
import type { PrivateContent } from './private-content'

const pairsOf = <Request extends GuestRequest>(request: fc.Arbitrary<Request>) =>
  fc.record({
    request,
    credentials,
    addedHeaders: fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, oddHeaders),
    order: fc.constantFrom('warm' as const, 'cold' as const, 'together' as const),
  })

/** What else must hold for a pair; returns what is wrong. */
type Rule<Request> = (pair: Pair & { request: Request }, compared: ComparedPair) => string | undefined

interface Check<Request extends GuestRequest> {
  requests: fc.Arbitrary<Request>
  content: PrivateContent
  /** How many pairs `npm test` and `npm run test:full` take. */
  counts: { some: number; full: number }
  rule?: Rule<Request>
  /** Pairs that every run sends first. */
  examples?: (Pair & { request: Request })[]
}

/**
 * Sends generated pairs, and throws with the smallest one that fails.
 * @returns how many pairs showed the person who is signed in what guests may not see
 */
export async function checkPairs<Request extends GuestRequest>({
  requests,
  content,
  counts,
  rule,
  examples = [],
}: Check<Request>): Promise<number> {
  let revealing = 0
  const faults = new Map<string, string>()
  const property = fc.asyncProperty(pairsOf(requests), async (pair) => {
    const compared = await comparePair(pair, content)
    if (isRevealing(compared, content)) revealing += 1
    const fault = compared.fault ?? rule?.(pair, compared)
    if (fault === undefined) return true
    faults.set(JSON.stringify(pair), fault)
    return false
  })
  const seed = Number(process.env.FAST_CHECK_SEED)
  const numRuns = isFullRun ? counts.full : counts.some
  const details = await fc.check(property, { seed, numRuns, examples: examples.map((pair) => [pair]) })
  if (details.failed) {
    const [pair] = details.counterexample ?? []
    const text = JSON.stringify(pair, null, 2)
    const fault = faults.get(JSON.stringify(pair)) ?? details.errorInstance
    throw new Error(`${fault}\n\n${text}\n\nafter ${details.numRuns} pairs, FAST_CHECK_SEED=${seed}`)
  }
  return revealing
}

/** No method but those that read gets a page; only the panel answers POST, by which it calls its server functions. */
export const refusesOtherMethods: Rule<GuestRequest> = ({ request }, { before, signedIn }) => {
  if (isRead(request) || (request.method === 'POST' && /^\/admin(?=[/?]|$)/.test(request.path)))
    return undefined
  const served = [before, signedIn].some(({ status }) => status === 200)
  return served ? `${request.method} is answered with a page` : undefined
}
