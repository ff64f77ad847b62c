// Measures how fast the search and its suggestions are: the median and the slowest of each query.
// npm run bench:search [-- --products 100000 --species 10000 --runs 15] uses a temporary database.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type { Payload } from 'payload'
import { createDatabase, dropDatabase, fill, withDatabase } from '../scripts/scale'
import { fillSearch } from '../scripts/scale-search'
import { noRules } from '../src/domains/search/read/rules'
import { search } from '../src/domains/search/search'
import { suggest } from '../src/domains/search/suggest'
import { runCommand } from '../tools/local-server/command'

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    species: { type: 'string', default: '10000' },
    runs: { type: 'string', default: '15' },
  },
})
const runs = Number(values.runs)

/** Names, goods, questions, misspelt names and words that many entries contain. */
const queries = [
  'amanita phalloides',
  'boletus',
  'lions mane',
  'chantrelle',
  'oronja verde',
  'oyster mushroom grow kit',
  'dried powder',
  'red mushroom white dots',
  'como cultivar setas',
  'mushroom',
  'qwzxv',
]
const beginnings = ['am', 'bol', 'lions m', 'pleurotus os', 'kit', 'chantre']

const median = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN

await runCommand(async (command) => {
  const url = process.env.DATABASE_URL ?? ''
  const name = 'fungarium_bench_search'
  command.onCleanup(() => dropDatabase(url, name))
  const created = await createDatabase(url, name, { env: process.env, stopping: command.stopping })
  await fill(created, { species: Number(values.species), products: Number(values.products) })
  await fillSearch(created)
  const database = drizzle(withDatabase(url, name))
  command.onCleanup(() => database.$client.end())
  // The search reads nothing else of Payload, which takes seconds to load.
  const payload = { db: { drizzle: database } } as unknown as Payload
  const reader = { payload, user: null, locale: 'en', draft: false } as const

  console.log(`\n${values.products} products, ${values.species} species; load ${loadavg()[0]?.toFixed(1)}\n`)
  await measure('search', queries, (query) => search(reader, { query, limit: 4, rules: noRules }))
  await measure('suggest', beginnings, (query) => suggest(reader, query, noRules))
})

/** Prints the times of each query, and the median of all. */
async function measure(
  label: string,
  texts: readonly string[],
  run: (query: string) => Promise<{ total: number }>,
): Promise<void> {
  const all: number[] = []
  for (const text of texts) {
    const { total } = await run(text)
    const times: number[] = []
    for (let count = 0; count < runs; count += 1) {
      const startedAt = performance.now()
      await run(text)
      times.push(performance.now() - startedAt)
    }
    all.push(...times)
    const [middle, slowest] = [median(times), Math.max(...times)].map((time) => `${time.toFixed(1)} ms`)
    console.log(
      `${label.padEnd(9)}${text.padEnd(28)}${middle?.padStart(10)}${slowest?.padStart(11)}${`${total}`.padStart(9)} found`,
    )
  }
  console.log(
    `${label.padEnd(9)}${'median of all'.padEnd(28)}${`${median(all).toFixed(1)} ms`.padStart(10)}\n`,
  )
}
