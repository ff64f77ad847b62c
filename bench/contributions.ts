// Measures what contributions cost readers: loads pages as one reader, first in quiet, then while 200 contributions
// arrive within a minute, and compares the times. It removes what it has written.
// ADMIN_EMAIL=… ADMIN_PASSWORD=… npm run bench:contributions [-- --base http://localhost:3000]
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { contributionData, contributionKinds } from './contribution-data'
import { type CreatedDocument, createRestClient } from './rest-client'

const { values } = parseArgs({ options: { base: { type: 'string', default: 'http://localhost:3000' } } })
const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env
if (!email || !password) throw new Error('Set ADMIN_EMAIL and ADMIN_PASSWORD to those of an administrator.')

// The rate limits allow each member five a minute, and each member has an address.
const contributionCount = 200
const memberCount = 40
const quietPeriod = 30_000
const busyPeriod = 60_000
const pauseBetweenPages = 50

const { call, callSuccessfully, signIn, createMember, removeCreated } = createRestClient(values.base)

const stopping = new AbortController()
process.once('SIGINT', () => stopping.abort())

const pause = (milliseconds: number) => sleep(milliseconds, undefined, { signal: stopping.signal })

/** Returns the status of each contribution, 0 for one without a response. */
async function contribute(
  tokens: string[],
  species: { id: string }[],
  created: CreatedDocument[],
): Promise<number[]> {
  const statuses: Promise<number>[] = []
  try {
    for (let index = 0; index < contributionCount; index += 1) {
      const collection = contributionKinds[index % contributionKinds.length] ?? 'comments'
      // A member contributes to another species in the next round.
      const { id } = species[(index + Math.floor(index / memberCount)) % species.length] ?? { id: '' }
      const member = index % memberCount
      const from = `127.0.1.${member + 1}`
      const options = { token: tokens[member], body: contributionData(collection, id), from }
      statuses.push(
        call('POST', `/${collection}`, options).then(
          ({ status, body }) => {
            if (status < 300) created.push({ collection, id: body.id })
            return status
          },
          () => 0,
        ),
      )
      await pause(busyPeriod / contributionCount)
    }
  } finally {
    await Promise.all(statuses)
  }
  return Promise.all(statuses)
}

/** Returns the milliseconds until the page was complete. */
async function loadPage(path: string): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(values.base + path)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return performance.now() - startedAt
}

async function measurePages(paths: string[], isDone: () => boolean) {
  const times: number[] = []
  for (let index = 0; !isDone(); index += 1) {
    times.push(await loadPage(String(paths[index % paths.length])))
    await pause(pauseBetweenPages)
  }
  times.sort((a, b) => a - b)
  const quantile = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return { pages: times.length, median: quantile(0.5), p95: quantile(0.95) }
}

function report(
  statuses: number[],
  seconds: number,
  before: Awaited<ReturnType<typeof measurePages>>,
  during: Awaited<ReturnType<typeof measurePages>>,
): void {
  const refused = statuses.filter((status) => status === 0 || status >= 300)
  console.log(
    `contributions  ${statuses.length - refused.length} accepted, ${refused.length} refused in ${seconds.toFixed(0)} s ${refused.join(' ')}`,
  )
  for (const [name, { pages, median, p95 }] of Object.entries({ before, during }))
    console.log(`${name}  ${pages} pages  median ${median.toFixed(1)} ms  p95 ${p95.toFixed(1)} ms`)
  const ratio = (key: 'median' | 'p95') => (during[key] / before[key]).toFixed(2)
  console.log(`ratio  median ${ratio('median')}  p95 ${ratio('p95')}`)
}

const token = await signIn({ email, password })
const created: CreatedDocument[] = []
let contributing: Promise<number[]> = Promise.resolve([])
try {
  const { docs: species } = await callSuccessfully('GET', '/mushrooms?limit=100&depth=0&select[slug]=true')
  if (species.length === 0) throw new Error('There is no species to contribute to.')
  const paths = [
    '/mushrooms/species',
    '/pt/mushrooms/species',
    '/mushrooms/growing-guide',
    ...species.map(({ slug }) => `/mushrooms/${slug}`),
  ]
  const tokens: string[] = []
  while (tokens.length < memberCount) {
    const member = await createMember(token)
    created.push({ collection: 'users', id: member.id })
    tokens.push(member.token)
  }

  // The first request renders a page, which is not what this measures.
  for (const path of paths) await loadPage(path)
  const quietUntil = Date.now() + quietPeriod
  const before = await measurePages(paths, () => Date.now() > quietUntil)

  let isDone = false
  const startedAt = Date.now()
  contributing = contribute(tokens, species, created).finally(() => {
    isDone = true
  })
  const [statuses, during] = await Promise.all([contributing, measurePages(paths, () => isDone)])
  report(statuses, (Date.now() - startedAt) / 1000, before, during)
} finally {
  stopping.abort()
  await contributing.catch(() => undefined)
  await removeCreated(token, created)
}
