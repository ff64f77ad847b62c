/** Helpers for the tests of the sample content. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findAvoidedTerm } from '../scripts/checks/avoided-terms'
import type { Text } from './types'

export const languages = ['en', 'es', 'pt'] as const

/** An export of a file in a folder: `[file name without extension, name of the export, the record]`. */
export type FileExport<T> = [file: string, name: string, record: T]

export async function load<T>(folder: string): Promise<FileExport<T>[]> {
  const files = readdirSync(join(import.meta.dirname, folder)).sort()
  const found = await Promise.all(
    files.map(async (file): Promise<FileExport<T>[]> => {
      const exported: Record<string, T> = await import(join(import.meta.dirname, folder, file))
      return Object.entries(exported).map(([name, record]) => [file.replace(/\.ts$/, ''), name, record])
    }),
  )
  return found.flat()
}

const camelCase = (slug: string) => slug.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** Records whose file, export and slug have different names. */
export const findMisnamed = (folder: string, records: FileExport<{ slug: string }>[]) =>
  records.flatMap(([file, name, { slug }]) =>
    slug === file && name === camelCase(file) ? [] : [`${folder}/${file}.ts: ${name}, slug ${slug}`],
  )

/** Every object inside a record with its path. */
export function* objectsOf(
  value: unknown,
  path = '',
): Generator<[path: string, value: Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield [path, value as Record<string, unknown>]
  for (const [key, inner] of Object.entries(value)) yield* objectsOf(inner, path ? `${path}.${key}` : key)
}

const isText = (value: Record<string, unknown>): value is Text & Record<string, unknown> =>
  languages.some((language) => typeof value[language] === 'string')

/** The localized texts of a record. */
export const textsOf = (record: unknown): [path: string, text: Text][] =>
  [...objectsOf(record)].flatMap(([path, value]): [string, Text][] => (isText(value) ? [[path, value]] : []))

/** Slugs without a record: `where → slug`. */
export const findUnknown = (where: string, slugs: Iterable<string | undefined>, known: Set<string>) =>
  [...slugs].flatMap((slug) => (slug !== undefined && !known.has(slug) ? [`${where} → ${slug}`] : []))

/** Languages that are missing in a text or have surrounding spaces. */
export const findMissingLanguages = (text: Text) =>
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
export const findForeignWords = (text: Text) =>
  (['es', 'pt'] as const).flatMap((language) => {
    const [hit] = foreign[language].exec(text[language]) ?? []
    return hit ? [`${language}: ${hit}`] : []
  })

const portugueseCap = word('píleos?')

/** Avoided terms in a text: `language: term`. In Portuguese "píleo" is the name of a trait, not a word for texts. */
export const findAvoidedTerms = (text: Text) =>
  languages.flatMap((language) => {
    const hit =
      findAvoidedTerm(language, text[language]) ??
      (language === 'pt' ? portugueseCap.exec(text.pt)?.[0] : undefined)
    return hit ? [`${language}: ${hit}`] : []
  })

/** Percentages are set with a space in Spanish, and without in English and Portuguese. */
export const findWrongPercentages = (text: Text) =>
  languages.filter((language) => (language === 'es' ? /\d%/ : /\d\s%/).test(text[language]))

/** Matches claims that something is safe to eat. */
export const safetyClaim = /safe to eat|segur[oa]s? (?:para|de) (?:comer|consumir)/i

export const outside = (length: number, [least, most]: readonly [number, number]) =>
  length < least || length > most
