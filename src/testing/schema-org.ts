import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The vocabulary of schema.org as the package `schema-dts` states it, read from its type declarations. */
const declarations = readFileSync(
  createRequire(import.meta.url)
    .resolve('schema-dts/package.json')
    .replace('package.json', 'dist/schema.d.ts'),
  'utf8',
)

interface Base {
  parents: string[]
  properties: Map<string, string[]>
}

const listOf = (text: string) => text.split(/\s*[,|]\s*/).filter(Boolean)

function readBases(): Map<string, Base> {
  const found = new Map<string, Base>()
  for (const [, name = '', parents = '', body = ''] of declarations.matchAll(
    /interface (\w+Base|\w+Leaf) extends ([^{]+) \{\n(.*?)^\}/gms,
  )) {
    const properties = new Map<string, string[]>()
    for (const [, property = '', ranges = ''] of body.matchAll(/"([\w-]+)"\??: SchemaValue<([^>]*), "/g))
      properties.set(property, listOf(ranges))
    found.set(name, { parents: listOf(parents.trim()), properties })
  }
  return found
}

/** The alternatives of each type: its subtypes, enumerated values and `string`, where text may stand for it. */
function readUnions(): Map<string, string[]> {
  const unions = declarations.matchAll(/export type (\w+) = ([^;]+);/g)
  return new Map([...unions].map(([, name = '', union = '']) => [name, listOf(union)]))
}

const bases = readBases()
const unions = readUnions()

/** The names of a type and of all its supertypes. */
export function lineage(type: string): Set<string> {
  const names = new Set([type])
  const waiting = [`${type}Leaf`]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    names.add(name.replace(/(?:Base|Leaf)$/, ''))
    waiting.push(...(bases.get(name)?.parents ?? []))
  }
  return names
}

export const isType = (name: string): boolean => bases.has(`${name}Leaf`)

/** What a property of a type may be; undefined if the type has no such property. */
export function rangesOf(type: string, property: string): string[] | undefined {
  for (const name of lineage(type)) {
    const ranges = bases.get(`${name}Base`)?.properties.get(property)
    if (ranges) return ranges
  }
  return undefined
}

const isText = (range: string) => unions.get(range)?.includes('string') ?? false
const enumerated = (range: string) => (unions.get(range) ?? []).filter((value) => value.startsWith('"'))

/** Whether a text is plausible for one of the ranges: an enumerated value, an address, a date, or any text. */
export function acceptsText(ranges: readonly string[], text: string): boolean {
  return ranges.some((range) => {
    if (range === 'URL') return URL.canParse(text)
    if (range === 'Date' || range === 'DateTime') return !Number.isNaN(Date.parse(text))
    if (range === 'Duration') return /^P(?=.)/.test(text)
    if (range === 'Number' || range === 'Integer' || range === 'Boolean') return false
    return enumerated(range).includes(`"${text}"`) || isText(range)
  })
}
