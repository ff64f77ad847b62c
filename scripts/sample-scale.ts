// `npm run sample:scale -- [--products 100000] [--vendors 1000] [--pending 20000] [--database fungarium_scale]`: creates a
// database beside the site's with the sample content, multiplied. Start the site with its DATABASE_URL to see it.
// With `--index-only`, and `--species 1000`, it writes entries of the lists and the search without documents behind them.
import { parseArgs } from 'node:util'
import { runCommand } from '../tools/local-server/command.ts'
import { Problem } from '../tools/local-server/problem.ts'
import { createDatabase, fill } from './scale'
import { multiplyDocuments } from './scale-documents'
import { fillSearch } from './scale-search'

const { values } = parseArgs({
  options: {
    'index-only': { type: 'boolean', default: false },
    products: { type: 'string', default: '100000' },
    vendors: { type: 'string', default: '1000' },
    pending: { type: 'string', default: '20000' },
    species: { type: 'string', default: '1000' },
    database: { type: 'string', default: 'fungarium_scale' },
  },
})

await runCommand(async ({ stopping }) => {
  const url = process.env.DATABASE_URL ?? ''
  const [products, vendors, pending, species] = [
    values.products,
    values.vendors,
    values.pending,
    values.species,
  ].map(Number) as [number, number, number, number]
  if (![products, vendors, pending, species].every((amount) => Number.isInteger(amount) && amount >= 0))
    throw new Problem('The numbers of documents must be whole numbers.')
  if (new URL(url).pathname === `/${values.database}`)
    throw new Problem(`${values.database} is the site's database; --database must name another one.`)
  const created = await createDatabase(url, values.database, { env: process.env, stopping })
  if (values['index-only']) {
    await fill(created, { species, products })
    await fillSearch(created)
  } else await multiplyDocuments(created, { products, vendors, pending })
  console.log(`The database is called ${values.database}, on the same server as the site's.`)
})
