// Measures how fast lists are filtered, counted and sorted: medians by filter and order, for page 1 and page 1,000.
// npm run bench:filters [-- --products 100000,1000000 --runs 15] uses a temporary database;
// with --database, the one that `npm run sample:scale` has made.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type { Payload } from 'payload'
import { createDatabase, dropDatabase, fill, withDatabase } from '../scripts/scale'
import { type Filters, noFilters } from '../src/domains/catalog/filters/list-query'
import type { Sort } from '../src/domains/catalog/filters/sections'
import { filterList } from '../src/domains/catalog/read/filter-list'
import { resolveFilters } from '../src/domains/catalog/read/resolve-filters'
import { getUnfilteredCounts } from '../src/domains/catalog/read/unfiltered-counts'
import { databaseOf } from '../src/foundation/payload/transaction'
import { type CommandContext, runCommand } from '../tools/local-server/command'
import { combinations } from './combinations'

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000,1000000' },
    runs: { type: 'string', default: '15' },
    database: { type: 'string' },
  },
})
const amounts = values.database ? [null] : values.products.split(',').map(Number)
const runs = Number(values.runs)

const orders: readonly Sort[] = [
  'relevance',
  'newest',
  'oldest',
  'price',
  'price-desc',
  'rating',
  'likes',
  'title',
  'distance',
]
const pages = [1, 1000]
const denver = { latitude: 39.74, longitude: -104.99 }

const median = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN

const printRow = ([name = '', ...cells]: string[]) =>
  console.log(name.padEnd(32) + cells.map((cell) => cell.padStart(11)).join(''))

await runCommand(async (command) => {
  const url = process.env.DATABASE_URL ?? ''
  const name = values.database ?? 'fungarium_bench'
  if (!values.database) {
    command.onCleanup(() => dropDatabase(url, name))
    await createDatabase(url, name, { env: process.env, stopping: command.stopping })
  }
  const database = drizzle(withDatabase(url, name))
  command.onCleanup(() => database.$client.end())
  // The list reads nothing else of Payload, which takes seconds to load.
  const payload = { db: { drizzle: database } } as unknown as Payload

  let existing = 0
  for (const products of amounts) {
    if (products !== null) {
      const species = existing === 0 ? 1000 : 0
      await fill(withDatabase(url, name), { species, products: products - existing })
      existing = products
    }
    await measure(payload, command)
  }
})

type Query = (filters: Filters, sort: Sort, page?: number) => ReturnType<typeof filterList<'products'>>

/** Prints one table for the database as it is. */
async function measure(payload: Payload, command: CommandContext): Promise<void> {
  const db = databaseOf(payload)
  // The site caches these counts while the list does not change.
  const { listFacet } = await resolveFilters(db, 'products', noFilters)
  const unfiltered = await getUnfilteredCounts(db, 'products', listFacet)
  const query: Query = (filters, sort, page = 1) =>
    filterList(
      { payload, user: null, locale: 'es', draft: false },
      { collection: 'products', filters, userLocation: denver, sort, page, limit: 20 },
      unfiltered,
    )
  const { counts, total } = await query(noFilters, 'relevance')
  const mostFrequent = (section: string) =>
    Object.entries(counts[section] ?? {})
      .sort(([, a], [, b]) => b - a)
      .map(([value]) => value)
  const [species = '', otherSpecies = ''] = mostFrequent('species')

  console.log(`\n${total} products, medians of ${runs} in ms (page 1 / page 1000)`)
  printRow(['', 'matches', ...orders])
  const allMedians: number[] = []
  const slugs = [mostFrequent('vendor')[0] ?? '', species, otherSpecies]
  for (const [name, filters] of combinations(noFilters, slugs)) {
    const { total: matches } = await query(filters, 'relevance')
    const cells: string[] = []
    for (const sort of orders) {
      if (sort === 'distance' && !filters.near) continue
      const medians = await measureOrder(query, filters, sort, command)
      allMedians.push(...medians)
      cells.push(medians.map((time) => time.toFixed(time < 10 ? 1 : 0)).join(' / '))
    }
    printRow([name, String(matches), ...cells])
  }
  console.log(
    `median of all ${median(allMedians).toFixed(1)} ms, slowest ${Math.max(...allMedians).toFixed(1)} ms; load ${loadavg()[0]?.toFixed(1)}`,
  )
}

/** Returns the median for each of the pages, in milliseconds. */
async function measureOrder(query: Query, filters: Filters, sort: Sort, command: CommandContext) {
  const medians: number[] = []
  for (const page of pages) {
    const times: number[] = []
    for (let run = 0; run < runs; run += 1) {
      command.throwIfStopping()
      const startedAt = performance.now()
      await query(filters, sort, page)
      times.push(performance.now() - startedAt)
    }
    medians.push(median(times))
  }
  return medians
}
