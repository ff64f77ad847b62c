// Measures how long looking up and suggesting a place takes, and prints the median and the slowest of each text:
// npm run bench:places [-- --runs 100]
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { findPlaces } from '../src/domains/places/find-places'
import { suggestPlaces } from '../src/domains/places/suggest-places'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '100' } } })
const runs = Number(values.runs)

const tasks: readonly [name: string, texts: readonly string[], work: (text: string) => Promise<unknown>][] = [
  ['find', ['Berlin', '10115 Berlin, Germany', '28001 Madrid', 'Nowhere'], (text) => findPlaces(text)],
  ['suggest', ['sa', 'san', 'springfild', '8'], (text) => suggestPlaces(text, 'en', 6)],
]

console.log(`load ${loadavg()[0]?.toFixed(1)}`)
for (const [name, texts, work] of tasks)
  for (const text of texts) {
    await work(text) // loads the gazetteer
    const times: number[] = []
    for (let run = 0; run < runs; run += 1) {
      const start = performance.now()
      await work(text)
      times.push(performance.now() - start)
    }
    times.sort((one, other) => one - other)
    const [median, slowest] = [times[times.length >> 1], times.at(-1)].map((time) => time?.toFixed(2))
    console.log(`${name.padEnd(8)} ${text.padEnd(24)} ${median} ms, slowest ${slowest}`)
  }
