// How fast lists are filterList, counted and sorted: medians by filter and order, first page and page 1,000.
// npm run bench:filters [-- --products 100000,1000000 --runs 15]: in a database of its own, dropped afterwards;
// with --database the one that `npm run sample:scale` has made, as it is.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import pg from 'pg'
import { beside, dropDatabase, fill, makeDatabase } from '../scripts/scale.mjs'
import { noFilters } from '../src/domains/catalog/filters/list-query.ts'
import { filterList } from '../src/domains/catalog/read/filter-list.ts'
import { resolveFilters } from '../src/domains/catalog/read/resolve-filters.ts'
import { getUnfilteredCounts } from '../src/domains/catalog/read/unfiltered-counts.ts'
import { databaseOf } from '../src/foundation/payload/transaction.ts'
import { runCommand } from '../tools/local-server/command.ts'
import { combinations } from './combinations.mjs'

/** @typedef {import('../src/domains/catalog/filters/list-query.ts').Filters} Filters */
/** @typedef {import('../src/domains/catalog/filters/sections.ts').Sort} Sort */

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000,1000000' },
    runs: { type: 'string', default: '15' },
    database: { type: 'string' },
  },
})
const amounts = values.database ? [null] : values.products.split(',').map(Number)
const runs = Number(values.runs)

/** @type {Sort[]} */
const orders = [
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

/** @param {number[]} times */
const median = (times) =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN

/** @param {string[]} cells */
const line = ([name = '', ...cells]) =>
  console.log(name.padEnd(32) + cells.map((cell) => cell.padStart(11)).join(''))

await runCommand(async ({ onCleanup, stopping, throwIfStopping }) => {
  const url = process.env.DATABASE_URL ?? ''
  const name = values.database ?? 'fungarium_bench'
  if (!values.database) {
    onCleanup(() => dropDatabase(url, name))
    await makeDatabase(url, name, { env: process.env, stopping })
  }
  const pool = new pg.Pool({ connectionString: beside(url, name) })
  onCleanup(() => pool.end())
  const payload = /** @type {import('payload').Payload} */ (
    /** @type {unknown} */ ({ db: { drizzle: drizzle(/** @type {any} */ (pool)) } })
  )

  const db = databaseOf(payload)

  let there = 0
  for (const products of amounts) {
    if (products !== null) {
      await fill(beside(url, name), { species: there === 0 ? 1000 : 0, products: products - there })
      there = products
    }
    // The one thing that is kept in memory while the list does not change.
    const known = await getUnfilteredCounts(
      db,
      'products',
      (await resolveFilters(db, 'products', noFilters)).all,
    )
    const ask = (/** @type {Filters} */ filters, /** @type {Sort} */ sort, page = 1) =>
      filterList(
        { payload, user: null, locale: 'es', draft: false },
        { collection: 'products', filters, at: denver, sort, page, limit: 20 },
        known,
      )
    const { counts, total: listed } = await ask(noFilters, 'relevance')
    const byCount = (/** @type {string} */ section) =>
      Object.entries(counts[section] ?? {})
        .sort(([, one], [, other]) => other - one)
        .map(([value]) => value)
    const [common = '', another = ''] = byCount('species')
    const asked = combinations(noFilters, [byCount('vendor')[0] ?? '', common, another])

    console.log(`\n${listed} products, medians of ${runs} in ms (page 1 / page 1000)`)
    line(['', 'found', ...orders])
    /** @type {number[]} */
    const all = []
    for (const [name, filters] of asked) {
      const { total } = await ask(filters, 'relevance')
      const cells = []
      for (const sort of orders) {
        if (sort === 'distance' && !filters.near) continue
        const medians = []
        for (const page of pages) {
          const times = []
          for (let run = 0; run < runs; run += 1) {
            throwIfStopping()
            const began = performance.now()
            await ask(filters, sort, page)
            times.push(performance.now() - began)
          }
          medians.push(median(times))
        }
        all.push(...medians)
        cells.push(medians.map((time) => time.toFixed(time < 10 ? 1 : 0)).join(' / '))
      }
      line([name, String(total), ...cells])
    }
    console.log(
      `median of all ${median(all).toFixed(1)} ms, slowest ${Math.max(...all).toFixed(1)} ms; load ${loadavg()[0]?.toFixed(1)}`,
    )
  }
})
