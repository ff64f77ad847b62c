/** What the tests of the sample content read it with. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Text } from './types'

export const languages = ['en', 'es', 'pt'] as const

/** What a file of a folder exports: `[file name without ending, name of the export, the record]`. */
export type Found<T> = [file: string, name: string, record: T]

export async function load<T>(folder: string): Promise<Found<T>[]> {
  const files = readdirSync(join(import.meta.dirname, folder)).sort()
  const found = await Promise.all(
    files.map(async (file): Promise<Found<T>[]> => {
      const exported: Record<string, T> = await import(join(import.meta.dirname, folder, file))
      return Object.entries(exported).map(([name, record]) => [file.replace(/\.ts$/, ''), name, record])
    }),
  )
  return found.flat()
}

const camelCase = (slug: string) => slug.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** Records whose file, export and slug do not call them the same. */
export const misnamed = (folder: string, records: Found<{ slug: string }>[]) =>
  records.flatMap(([file, name, { slug }]) =>
    slug === file && name === camelCase(file) ? [] : [`${folder}/${file}.ts: ${name}, slug ${slug}`],
  )

/** Every object inside a record, with the way to it. */
export function* objectsOf(
  value: unknown,
  way = '',
): Generator<[way: string, value: Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield [way, value as Record<string, unknown>]
  for (const [key, inner] of Object.entries(value)) yield* objectsOf(inner, way ? `${way}.${key}` : key)
}

const isText = (value: Record<string, unknown>): value is Text & Record<string, unknown> =>
  languages.some((language) => typeof value[language] === 'string')

/** What of a record is written in three languages. */
export const textsOf = (record: unknown): [way: string, text: Text][] =>
  [...objectsOf(record)].flatMap(([way, value]): [string, Text][] => (isText(value) ? [[way, value]] : []))

/** Slugs that name nothing: `where → slug`. */
export const unknown = (where: string, slugs: Iterable<string | undefined>, known: Set<string>) =>
  [...slugs].flatMap((slug) => (slug !== undefined && !known.has(slug) ? [`${where} → ${slug}`] : []))

/** Languages that a text lacks, or has with blanks around it. */
export const missingIn = (text: Text) =>
  languages.filter(
    (language) =>
      typeof text[language] !== 'string' || text[language].trim() !== text[language] || !text[language],
  )

const word = (words: string) => new RegExp(`(?<![-\\p{L}])(?:${words})(?![-\\p{L}])`, 'iu')
const english = 'the|and|with|of|which|from|gills|white|brown'
const foreign = {
  es: word(`${english}|não|são|uma|com|em|ou|também|até|muito|lâminas`),
  pt: word(`${english}|el|los|las|del|pero|más|y|láminas|también|hasta|muy`),
}

/** Words of another language in the translations of a text: `language: word`. */
export const foreignIn = (text: Text) =>
  (['es', 'pt'] as const).flatMap((language) => {
    const [hit] = foreign[language].exec(text[language]) ?? []
    return hit ? [`${language}: ${hit}`] : []
  })

/** That something is safe to eat is never said. */
export const promise = /safe to eat|segur[oa]s? (?:para|de) (?:comer|consumir)/i

export const outside = (length: number, [least, most]: readonly [number, number]) =>
  length < least || length > most
