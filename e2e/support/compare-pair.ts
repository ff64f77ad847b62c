import fc from 'fast-check'
import { type Answer, firstDifference, sendPlain } from './answers'
import { type Credentials, signHeaders } from './credentials'
import type { GuestRequest } from './guest-requests'
import type { PrivateContent } from './private-content'
import { anyAddress } from './raw-request'

/** A guest's request, and the same request of somebody who is signed in. */
export interface Pair {
  request: GuestRequest
  credentials: Credentials
  /** Headers that only the person who is signed in sends. */
  addedHeaders: Record<string, string>
  /** Whether the guest's answer may be cached before, is cold, or both requests come at the same time. */
  order: 'warm' | 'cold' | 'together'
}

export interface ComparedPair {
  /** What a guest gets before and after. */
  before: Answer
  after: Answer
  /** What the person who is signed in gets. */
  signedIn: Answer
  /** What is wrong with the guest's answer. */
  fault?: string
}

/** Too many requests, or a busy site: the answer says nothing. */
const isRefused = ({ status }: Answer) => status === 429 || status === 503

/** Other tests change what guests see while this one runs; a response that is shared wrongly is so each time. */
const attempts = 3

/**
 * Compares what a guest gets before and after somebody who is signed in asked the same. Skips the run where the site
 * refuses an answer.
 *
 * Where the order is warm, all three requests are equal. Otherwise the address is new to every cache when the signed-in
 * person asks, so that this answer could be stored. The guest's answer before is that to an address of the same form with
 * another value that nobody signed in has ever sent, which has no effect on what is read: it cannot have been influenced.
 */
export async function comparePair(pair: Pair, content: PrivateContent): Promise<ComparedPair> {
  for (let attempt = 1; ; attempt += 1) {
    const compared = await sendPair(pair, content)
    fc.pre(![compared.before, compared.after].some(isRefused))
    const leak = findCanary(compared, content)
    if (leak !== undefined) return { ...compared, fault: leak }
    const difference = firstDifference(compared.before, compared.after)
    if (difference === undefined) return compared
    if (attempt === attempts) return { ...compared, fault: difference }
  }
}

async function sendPair(
  { request, credentials, addedHeaders, order }: Pair,
  { people }: PrivateContent,
): Promise<ComparedPair> {
  const value = crypto.randomUUID()
  const address = anyAddress()
  const asGuest = (sent: string) => sendPlain(request, sent, address)
  const headers = signHeaders({ ...request.headers, ...addedHeaders }, credentials, people[credentials.role])
  const asPerson = () => sendPlain({ ...request, headers }, value, address)
  const before = await asGuest(order === 'warm' ? value : crypto.randomUUID())
  const [signedIn] =
    order === 'together' ? await Promise.all([asPerson(), asGuest(value)]) : [await asPerson()]
  return { before, signedIn, after: await asGuest(value) }
}

const canaryIn = (answer: Answer, { canaries }: PrivateContent) => {
  const text = JSON.stringify(answer)
  return canaries.find((word) => text.includes(word))
}

function findCanary({ before, after }: ComparedPair, content: PrivateContent): string | undefined {
  for (const [when, answer] of Object.entries({ before, after })) {
    const word = canaryIn(answer, content)
    if (word === undefined) continue
    const at = answer.body.indexOf(word)
    return `the guest’s answer ${when} holds the canary ${word}: ${answer.body.slice(Math.max(0, at - 60), at + 60)}`
  }
  return undefined
}

/** Whether somebody was shown what guests may not see, so that sharing the answer would have revealed it. */
export const isRevealing = ({ signedIn }: ComparedPair, content: PrivateContent): boolean =>
  canaryIn(signedIn, content) !== undefined
