// `npm run sample:scale -- [--species 1000] [--products 100000] [--database fungarium_scale]`: a database of its own
// beside the site's, with the sample content and as many synthetic entries in its lists. A site that is started with
// its address in DATABASE_URL shows them.
import { parseArgs } from 'node:util'
import { runCommand } from '../tools/local-server/command.ts'
import { Problem } from '../tools/local-server/problem.ts'
import { fill, makeDatabase } from './scale.mjs'

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
    throw new Problem('--species and --products are whole numbers.')
  if (new URL(url).pathname === `/${values.database}`)
    throw new Problem(`${values.database} is the site's own database; --database must name another.`)
  await fill(await makeDatabase(url, values.database, { env: process.env, stopping }), amounts)
  console.log(`The database is called ${values.database}, on the server of the site's own.`)
})
