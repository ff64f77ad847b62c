// `npm run sample:scale -- [--species 1000] [--products 100000] [--database fungarium_scale]`: creates a database beside
// the site's with the sample content and synthetic list entries. Start the site with its DATABASE_URL to see them.
import { parseArgs } from 'node:util'
import { runCommand } from '../tools/local-server/command.ts'
import { Problem } from '../tools/local-server/problem.ts'
import { createDatabase, fill } from './scale'

const { values } = parseArgs({
  options: {
    species: { type: 'string', default: '1000' },
    products: { type: 'string', default: '100000' },
    database: { type: 'string', default: 'fungarium_scale' },
  },
})

await runCommand(async ({ stopping }) => {
  const url = process.env.DATABASE_URL ?? ''
  const amounts = { species: Number(values.species), products: Number(values.products) }
  if (!Object.values(amounts).every((amount) => Number.isInteger(amount) && amount >= 0))
    throw new Problem('--species and --products must be whole numbers.')
  if (new URL(url).pathname === `/${values.database}`)
    throw new Problem(`${values.database} is the site's database; --database must name another one.`)
  await fill(await createDatabase(url, values.database, { env: process.env, stopping }), amounts)
  console.log(`The database is called ${values.database}, on the same server as the site's.`)
})
