// Measures how fast a running site answers the identification key when nothing is cached: whole requests, each with
// answers that nobody gave before. Only figures of a quiet machine mean anything.
// npm run bench:identify [-- --base http://localhost:3000 --requests 200]
// For more species than the sample has: npm run sample:scale -- --index-only --species 54 --products 0, and start with that database.
import { parseArgs } from 'node:util'
import { answersQuery, questions, statesOf } from '../src/domains/identify/answers'

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'http://localhost:3000' },
    requests: { type: 'string', default: '200' },
  },
})

const warmUp = 30
const count = Number(values.requests)

const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T

/** The address of the key with one to six answers. */
function randomAddress(): string {
  const asked = new Set(Array.from({ length: 1 + Math.floor(Math.random() * 6) }, () => pick(questions)))
  return `/mushrooms/identify${answersQuery(Object.fromEntries([...asked].map((one) => [one, [pick(statesOf(one))]])))}`
}

/** The time until the last byte has arrived, in milliseconds; null if the response was cached. */
async function timeOf(address: string): Promise<number | null> {
  const startedAt = performance.now()
  const response = await fetch(values.base + address, { headers: { 'Accept-Encoding': 'gzip' } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.headers.get('x-cache') === 'HIT' ? null : performance.now() - startedAt
}

const list = await fetch(`${values.base}/api/mushrooms?limit=1&depth=0`)
const { totalDocs } = (await list.json()) as { totalDocs: number }

const addresses = new Set<string>()
while (addresses.size < count + warmUp) addresses.add(randomAddress())
const times: number[] = []
for (const [index, address] of [...addresses].entries()) {
  const time = await timeOf(address)
  if (index >= warmUp && time !== null) times.push(time)
}
times.sort((one, other) => one - other)
const quantile = (share: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))]?.toFixed(1)
console.log(
  `${times.length} uncached requests, ${totalDocs} species: ` +
    `median ${quantile(0.5)} ms, p95 ${quantile(0.95)} ms, slowest ${quantile(1)} ms`,
)
