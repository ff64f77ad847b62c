// Records what readers get at every public address of a running site, or compares a site with what was recorded. Both runs
// need the same data folder. The record goes when the public site has left Next (docs/decisions/034-pages-load-then-render.md).
// npm run record [-- --base http://localhost:3000 --file record.jsonl --compare --only /mushrooms --every 7 --shown 40]
import { createWriteStream, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import pLimit from 'p-limit'
import { findAddresses } from './record/addresses'
import { differences } from './record/differences'
import { readRecords } from './record/file'
import { recordAnswer } from './record/record-answer'

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'http://localhost:3000' },
    file: { type: 'string', default: path.join(import.meta.dirname, '..', '.record', 'record.jsonl') },
    compare: { type: 'boolean', default: false },
    /** What the addresses begin with. */
    only: { type: 'string', default: '/' },
    /** Compares one address of so many. */
    every: { type: 'string', default: '1' },
    /** The differences of an address that are printed, and those of all addresses together. */
    shown: { type: 'string', default: '40' },
  },
})
const { base, file, compare, only } = values
const [every, shown] = [Number(values.every), Number(values.shown)]

/** Requests at the same time: more would only wait for the site. */
const limit = pLimit(2)

async function record(): Promise<void> {
  const addresses = (await findAddresses(base)).filter((address) => address.startsWith(only))
  mkdirSync(path.dirname(file), { recursive: true })
  const output = createWriteStream(file)
  const write = async (address: string) => {
    output.write(`${JSON.stringify(await recordAnswer(base, address))}\n`)
  }
  await Promise.all(addresses.map((address) => limit(() => write(address))))
  await new Promise<void>((resolve) => output.end(resolve))
  console.log(`${addresses.length} addresses are recorded in ${file}.`)
}

async function compareWithRecord(): Promise<number> {
  if (!existsSync(file)) throw new Error(`There is no record at ${file}; make one first.`)
  const before = (await readRecords(file))
    .filter(({ address }) => address.startsWith(only))
    .filter((_, index) => index % every === 0)
  const found = await Promise.all(
    before.map((known) =>
      limit(async () => report(known.address, differences(known, await recordAnswer(base, known.address)))),
    ),
  )
  const different = found.filter((lines) => lines.length > 0)
  reportFrequent(different)
  console.log(`${before.length} addresses were compared, ${different.length} differ.`)
  return different.length === 0 ? 0 : 1
}

function report(address: string, lines: string[]): string[] {
  const more = lines.length - shown
  if (lines.length > 0)
    console.log([address, ...lines.slice(0, shown), ...(more > 0 ? [`… ${more} more`] : []), ''].join('\n  '))
  return lines
}

/** Prints the differences that most addresses share. */
function reportFrequent(found: readonly (readonly string[])[]): void {
  const counts = new Map<string, number>()
  for (const lines of found)
    for (const line of new Set(lines.map((one) => one.replace(/^([-+]) +/, '$1 '))))
      counts.set(line, (counts.get(line) ?? 0) + 1)
  for (const [line, count] of [...counts].sort(([, one], [, other]) => other - one).slice(0, shown))
    console.log(`${String(count).padStart(5)} ${line.slice(0, 240)}`)
}

if (compare) process.exitCode = await compareWithRecord()
else await record()
