// The three languages must have the same keys with the same arguments and no empty text. Spanish uses "tú", and both
// translations keep to one term for each thing.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { findAvoidedTerm } from './avoided-terms'

const first = 'en' as const
const others = ['es', 'pt'] as const

type Language = typeof first | (typeof others)[number]

/** Words that a search finds a thing by, also those that texts avoid. */
const searchWords = /^search\.(?:colours|topics|traits|words)\./

/** Texts in place of Payload's, in its own syntax. Each language replaces others. */
const isPayloads = (key: string) => key.startsWith('payload.')

const ofEveryLanguage = (texts: Texts): Texts => new Map([...texts].filter(([key]) => !isPayloads(key)))

/** Imperatives start a sentence. Within a sentence the same form can be an ordinary subjunctive. */
const formal =
  /\b([Uu]sted(es)?|Abra|Añada|Busque|Compruebe|Confirme|Deje|Elija|Escriba|Espere|Inicie|Inténtelo|Mire|Pruebe|Pulse|Responda|Seleccione|Vuelva)\b/u

/**
 * @param folder has a folder of JSON files for each language
 * @returns one sentence for each problem
 */
export function checkMessages(folder: string): string[] {
  const english = readTexts(path.join(folder, first))
  if (english.size === 0) return [`There are no messages in ${path.join(folder, first)}.`]
  return [
    ...findFaults(first, english),
    ...others.flatMap((language) => {
      const texts = readTexts(path.join(folder, language))
      return [
        ...findFaults(language, texts),
        ...findDifferences(language, ofEveryLanguage(english), ofEveryLanguage(texts)),
      ]
    }),
  ]
}

function findFaults(language: Language, texts: Texts): string[] {
  return [...texts].flatMap(([key, text]) => {
    if (text.trim() === '') return [`${language}: ${key} is empty.`]
    const address = language === 'es' && formal.exec(text)
    if (address) return [`${language}: ${key} says “${address[0]}” to a reader who is “tú” elsewhere.`]
    const term = findAvoidedTerm(language, text)
    if (term && !searchWords.test(key))
      return [`${language}: ${key} contains ${term}; see the style rules in CONTRIBUTING.md.`]
    const problem = isPayloads(key) ? undefined : findSyntaxError(text)
    return problem ? [`${language}: ${key} is not well-formed (${problem}).`] : []
  })
}

function findDifferences(language: string, english: Texts, texts: Texts): string[] {
  const problems: string[] = []
  for (const [key, text] of english) {
    const other = texts.get(key)
    if (other === undefined) problems.push(`${language}: ${key} is missing.`)
    else if (argumentsOf(other) !== argumentsOf(text))
      problems.push(
        `${language}: ${key} has the arguments ${argumentsOf(other) || 'none'}, in ${first} ${argumentsOf(text) || 'none'}.`,
      )
  }
  for (const key of texts.keys())
    if (!english.has(key)) problems.push(`${language}: ${key} is not in ${first}.`)
  return problems
}

function findSyntaxError(text: string): string | undefined {
  try {
    parse(text)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const kinds: Partial<Record<TYPE, string>> = {
  [TYPE.plural]: ':plural',
  [TYPE.select]: ':select',
  [TYPE.tag]: ':tag',
  [TYPE.number]: ':number',
  [TYPE.date]: ':date',
  [TYPE.time]: ':time',
}

/** Returns the arguments of a text with their kinds: `count:plural name`. */
function argumentsOf(text: string): string {
  const names = new Set<string>()
  const walk = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue
      names.add(`${element.value}${kinds[element.type] ?? ''}`)
      if (element.type === TYPE.plural || element.type === TYPE.select)
        for (const option of Object.values(element.options)) walk(option.value)
      if (element.type === TYPE.tag) walk(element.children)
    }
  }
  try {
    walk(parse(text))
  } catch {
    return '' // reported as a syntax error
  }
  return [...names].sort().join(' ')
}

type Texts = Map<string, string>

/** Returns all texts of a folder by file and key: `site.nav.species`. */
function readTexts(folder: string): Texts {
  const texts: Texts = new Map()
  const gather = (prefix: string, value: unknown) => {
    if (value && typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) gather(`${prefix}.${key}`, inner)
    else texts.set(prefix, String(value))
  }
  for (const file of jsonFiles(folder))
    gather(path.basename(file, '.json'), JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
  return texts
}

function jsonFiles(folder: string): string[] {
  try {
    return readdirSync(folder).filter((file) => file.endsWith('.json'))
  } catch {
    return []
  }
}
