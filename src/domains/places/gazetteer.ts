import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { foldName } from '@/foundation/text/fold-name'
import { SortedLines } from './sorted-lines'
import { originalsOf } from './town-translations'

/** A town or a postcode. */
export interface KnownPlace {
  name: string
  /** ISO 3166-1 */
  country: string
  /** The code of its state or province in GeoNames; letters only in the USA and a few other countries. */
  regionCode: string
  regionName: string | null
  /** Null for towns. */
  postcode: string | null
  /** Whether it is the main town of the area of the postcode, whose own place is not known. */
  isArea?: boolean
  latitude: number
  longitude: number
}

/** The towns of the world and the postcodes of the USA and Canada. `scripts/places.ts` writes the file. */
export interface Gazetteer {
  /** Towns by descending population; the key is the number of the line. */
  towns: SortedLines
  /** Numbers of towns by their names, each list by descending population; names in other languages come later. */
  names: SortedLines
  postcodes: SortedLines
  /** Names of states and provinces by country and code. */
  regions: ReadonlyMap<string, string>
}

const file = path.join(process.cwd(), 'src', 'domains', 'places', 'places.tsv.br')

/** Tables are separated by an empty line. */
function tablesOf(bytes: Buffer): Buffer[] {
  const end = bytes.indexOf('\n\n')
  return end === -1 ? [bytes] : [bytes.subarray(0, end + 1), ...tablesOf(bytes.subarray(end + 2))]
}

async function load(): Promise<Gazetteer> {
  const bytes = await promisify(brotliDecompress)(await readFile(file))
  const [towns, names, postcodes, regions] = tablesOf(bytes)
  if (!towns || !names || !postcodes || !regions) throw new Error(`${file} is incomplete: npm run places`)
  const regionLines = new SortedLines(regions)
  return {
    towns: new SortedLines(towns),
    names: new SortedLines(names),
    postcodes: new SortedLines(postcodes),
    regions: new Map(
      Array.from({ length: regionLines.length }, (_, index) => regionLines.cells(index) as [string, string]),
    ),
  }
}

let loading: Promise<Gazetteer> | null = null

/** Reads the gazetteer when it is first needed; it takes about 15 MB of memory. */
export function loadGazetteer(): Promise<Gazetteer> {
  loading ??= load()
  return loading
}

function placeFrom(
  { regions }: Gazetteer,
  [name = '', country = '', regionCode = '', latitude, longitude]: readonly string[],
  postcode: string | null,
): KnownPlace {
  return {
    name,
    country,
    regionCode,
    regionName: regions.get(`${country}.${regionCode}`) ?? null,
    postcode,
    latitude: Number(latitude),
    longitude: Number(longitude),
  }
}

/** The town in a line of `towns`. */
export const townAt = (gazetteer: Gazetteer, line: number): KnownPlace =>
  placeFrom(gazetteer, gazetteer.towns.cells(line), null)

function townsWritten(gazetteer: Gazetteer, name: string): KnownPlace[] {
  const [lines] = gazetteer.names.find(name) ?? []
  return lines ? lines.split(',').map((line) => townAt(gazetteer, Number(line))) : []
}

/** The towns of a folded name, the most populous first; before them those that a language of the site calls so. */
export function townsNamed(gazetteer: Gazetteer, name: string): KnownPlace[] {
  const written = townsWritten(gazetteer, name)
  const translated = originalsOf(name).flatMap(({ name: original, country }) =>
    townsWritten(gazetteer, foldName(original))
      .filter((town) => town.country === country && town.name === original)
      .slice(0, 1),
  )
  const isTranslated = (town: KnownPlace) =>
    translated.some(({ latitude, longitude }) => town.latitude === latitude && town.longitude === longitude)
  return [...translated, ...written.filter((town) => !isTranslated(town))]
}

/** About the line of a town with a tenth of the population of the one in this line. */
const lineOfTenth = (line: number) => 10 * line + 200

/**
 * The most populous towns with a name that starts with a prefix. Names in other languages count a tenth, as in the lists of
 * names.
 */
export function townsStarting(gazetteer: Gazetteer, prefix: string, limit: number): KnownPlace[] {
  const { names } = gazetteer
  const lines = new Set<number>()
  for (let index = names.lowerBound(prefix); index < names.length; index += 1) {
    const [name = '', towns = ''] = names.cells(index)
    if (!name.startsWith(prefix)) break
    for (const line of towns.split(',')) lines.add(Number(line))
  }
  const named: { town: KnownPlace; rank: number }[] = []
  const others: typeof named = []
  for (const line of [...lines].sort((one, other) => one - other)) {
    if (named.length === limit) break
    const town = townAt(gazetteer, line)
    if (foldName(town.name).startsWith(prefix)) named.push({ town, rank: line })
    else if (others.length < limit) others.push({ town, rank: lineOfTenth(line) })
  }
  return [...named, ...others]
    .sort((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .map(({ town }) => town)
}

/** The first places with a postcode that starts with a prefix, in lower case without spaces. */
export function postcodesStarting(gazetteer: Gazetteer, prefix: string, limit: number): KnownPlace[] {
  const { postcodes } = gazetteer
  const first = postcodes.lowerBound(prefix)
  const lines = Array.from({ length: Math.min(limit, postcodes.length - first) }, (_, index) => first + index)
  return lines.flatMap((line) => {
    const [postcode = '', ...cells] = postcodes.cells(line)
    return postcode.startsWith(prefix) ? [placeFrom(gazetteer, cells, postcode.toUpperCase())] : []
  })
}

/** The codes of the states with postcodes that start with a prefix, in lower case. */
export function regionsOfPostcodes({ postcodes }: Gazetteer, prefix: string, country: string): Set<string> {
  const regions = new Set<string>()
  for (let line = postcodes.lowerBound(prefix); line < postcodes.length; line++) {
    const [postcode = '', , postcodeCountry, regionCode = ''] = postcodes.cells(line)
    if (!postcode.startsWith(prefix)) break
    if (postcodeCountry === country) regions.add(regionCode)
  }
  return regions
}

/** The place of a postcode without spaces, in lower case. */
export function placeOfPostcode(gazetteer: Gazetteer, postcode: string): KnownPlace | null {
  const cells = gazetteer.postcodes.find(postcode)
  return cells ? placeFrom(gazetteer, cells, postcode.toUpperCase()) : null
}
