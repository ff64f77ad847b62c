// The three languages say the same things: the same keys, the same arguments in each text, and no empty one.
// Spanish says "tú" throughout.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'

const first = 'en'
const others = ['es', 'pt']

/** A request begins a sentence; within one the same form may be an ordinary subjunctive. */
const formal =
  /\b([Uu]sted(es)?|Abra|Añada|Busque|Compruebe|Confirme|Deje|Elija|Escriba|Espere|Inicie|Inténtelo|Mire|Pruebe|Pulse|Responda|Seleccione|Vuelva)\b/u

/** @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element */

/**
 * @param {string} folder that holds a folder of JSON files for each language
 * @returns {string[]} what is wrong, one sentence each
 */
export function checkMessages(folder) {
  const english = textsOf(path.join(folder, first))
  if (english.size === 0) return [`There are no messages in ${path.join(folder, first)}.`]
  return [
    ...complaintsOf(first, english),
    ...others.flatMap((language) => {
      const texts = textsOf(path.join(folder, language))
      return [...complaintsOf(language, texts), ...differences(language, english, texts)]
    }),
  ]
}

/**
 * @param {string} language
 * @param {Map<string, string>} texts
 */
function complaintsOf(language, texts) {
  return [...texts].flatMap(([key, text]) => {
    if (text.trim() === '') return [`${language}: ${key} is empty.`]
    const spoken = language === 'es' && formal.exec(text)
    if (spoken) return [`${language}: ${key} says “${spoken[0]}” to a reader who is told “tú” elsewhere.`]
    const problem = problemOf(text)
    return problem ? [`${language}: ${key} is not well-formed (${problem}).`] : []
  })
}

/**
 * @param {string} language
 * @param {Map<string, string>} english
 * @param {Map<string, string>} texts
 */
function differences(language, english, texts) {
  const complaints = []
  for (const [key, text] of english) {
    const other = texts.get(key)
    if (other === undefined) complaints.push(`${language}: ${key} is missing.`)
    else if (argumentsOf(other) !== argumentsOf(text))
      complaints.push(
        `${language}: ${key} has the arguments ${argumentsOf(other) || 'none'}, in ${first} ${argumentsOf(text) || 'none'}.`,
      )
  }
  for (const key of texts.keys())
    if (!english.has(key)) complaints.push(`${language}: ${key} is not in ${first}.`)
  return complaints
}

/** @param {string} text */
function problemOf(text) {
  try {
    parse(text)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/**
 * The names a text wants filled in, with the kind of each: `count:plural name`.
 * @param {string} text
 */
function argumentsOf(text) {
  /** @type {Set<string>} */
  const names = new Set()
  /** @param {Element[]} elements */
  const walk = (elements) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue
      const kind = {
        [TYPE.plural]: ':plural',
        [TYPE.select]: ':select',
        [TYPE.tag]: ':tag',
        [TYPE.number]: ':number',
        [TYPE.date]: ':date',
        [TYPE.time]: ':time',
      }
      names.add(`${element.value}${kind[/** @type {keyof typeof kind} */ (element.type)] ?? ''}`)
      if (element.type === TYPE.plural || element.type === TYPE.select)
        for (const option of Object.values(element.options)) walk(option.value)
      if (element.type === TYPE.tag) walk(element.children)
    }
  }
  try {
    walk(parse(text))
  } catch {
    return '' // said already
  }
  return [...names].sort().join(' ')
}

/**
 * @param {string} folder
 * @returns {Map<string, string>} all texts by file and key: `site.nav.species`
 */
function textsOf(folder) {
  const texts = new Map()
  /** @param {string} prefix @param {unknown} value */
  const gather = (prefix, value) => {
    if (value && typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) gather(`${prefix}.${key}`, inner)
    else texts.set(prefix, String(value))
  }
  for (const file of jsonFiles(folder))
    gather(path.basename(file, '.json'), JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
  return texts
}

/** @param {string} folder */
function jsonFiles(folder) {
  try {
    return readdirSync(folder).filter((file) => file.endsWith('.json'))
  } catch {
    return []
  }
}
