// Sends generated requests to a running site and reports answers that are errors of the server, slow or reveal something.
// npm run fuzz -- [--requests 10000] [--base http://localhost:3000] [--concurrency 8] [--seed N] [--only rest|graphql|pages|raw|search]
// Run it against a site of its own, without a mail server: it writes contributions, uploads and accounts. With an https
// SITE_URL the site believes the client addresses that it sends, so that the rate limits do not hide the rest.
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { Findings } from './fuzz/findings'
import { graphQLRequests } from './fuzz/graphql'
import { findKnownDocuments } from './fuzz/known-documents'
import { isSignedIn, signIn, signUp } from './fuzz/members'
import { pageRequests } from './fuzz/pages'
import { rawRequests } from './fuzz/raw'
import type { FuzzRequest } from './fuzz/request'
import { restRequests } from './fuzz/rest'
import { loadSchema } from './fuzz/schema'
import { searchRequests } from './fuzz/searches'
import { closeConnections, send } from './fuzz/send'

const { values: options } = parseArgs({
  options: {
    base: { type: 'string', default: 'http://localhost:3000' },
    concurrency: { type: 'string', default: '8' },
    limit: { type: 'string', default: '1000' },
    members: { type: 'string', default: '4' },
    only: { type: 'string' },
    requests: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
  },
})
const { base } = options
const total = Number(options.requests)
const batchSize = 200

const schema = await loadSchema()
const known = await findKnownDocuments(
  base,
  schema.collections.map(({ slug }) => slug),
)
const kinds: Record<string, fc.WeightedArbitrary<FuzzRequest>> = {
  rest: { weight: 8, arbitrary: restRequests(schema, known) },
  graphql: { weight: 3, arbitrary: graphQLRequests(schema) },
  pages: { weight: 5, arbitrary: pageRequests(known) },
  raw: { weight: 1, arbitrary: rawRequests },
  search: { weight: 2, arbitrary: searchRequests },
}
const requests = fc.oneof(
  ...Object.keys(kinds).flatMap((kind) =>
    !options.only || options.only === kind ? (kinds[kind] ?? []) : [],
  ),
)

/** The members in whose names requests are sent: those of the environment, or new ones. */
async function findMembers() {
  const { FUZZ_EMAIL, FUZZ_PASSWORD } = process.env
  if (FUZZ_EMAIL && FUZZ_PASSWORD) return [await signIn(base, FUZZ_EMAIL, FUZZ_PASSWORD)]
  return Promise.all(Array.from({ length: Number(options.members) }, () => signUp(base)))
}

const members = await findMembers()
/** Nobody sends anything in this member's name, so no answer may show its address. */
const stranger = await signUp(base)
const findings = new Findings({
  hidden: [stranger.email, process.env.ADMIN_EMAIL ?? '', process.cwd()],
  limit: Number(options.limit),
})

let sent = 0
let stopping = false
process.once('SIGINT', () => {
  stopping = true // the summary of what was sent so far is printed
})
let batch: FuzzRequest[] = []
const startedAt = Date.now()

/** The next request; the generated ones depend on the seed alone. */
function nextRequest(): FuzzRequest | undefined {
  if (stopping || sent >= total) return undefined
  if (batch.length === 0)
    batch = fc.sample(requests, { numRuns: batchSize, seed: Number(options.seed) + sent })
  sent += 1
  if (sent % 1000 === 0) printProgress()
  return batch.shift()
}

function printProgress(): void {
  const statuses = [...findings.statuses].sort(([one], [other]) => one - other)
  const counts = statuses.map(([status, count]) => `${status}: ${count}`).join(', ')
  const rate = Math.round(sent / ((Date.now() - startedAt) / 1000))
  console.log(`${sent} sent, ${rate}/s; ${counts}; ${findings.slow.length} slow; ${findings.size} findings`)
}

async function work(): Promise<void> {
  for (let request = nextRequest(); request; request = nextRequest()) {
    const member = request.asMember ? members[sent % members.length] : undefined
    findings.check(request, await send(base, request, member?.token))
  }
}

/** Slow requests are sent again alone, because others may have made them wait. */
async function repeatSlow(): Promise<void> {
  for (const request of findings.slow.slice(0, 200)) {
    const { body, milliseconds } = await send(base, request, request.asMember ? members[0]?.token : undefined)
    if (milliseconds > Number(options.limit))
      findings.add(`takes ${Math.round(milliseconds / 100) / 10} s`, request, body)
  }
}

console.log(`${total} requests to ${base}, seed ${options.seed}`)
await Promise.all(Array.from({ length: Number(options.concurrency) }, work))
await repeatSlow()
closeConnections()

printProgress()
for (const { email, token } of members)
  if (!(await isSignedIn(base, token)))
    console.log(`The session of ${email} has ended: some requests were those of a visitor.`)
console.log(findings.size > 0 ? `\n${findings.describe(base)}` : 'No findings.')
process.exit(findings.size > 0 ? 1 : 0)
