import type { FlattenedField } from 'payload'
import { momentAt, startOfDay } from '@/foundation/days'
import { cleanText } from '@/foundation/text/clean-text'
import { visibleText } from '@/foundation/text/visible-text'
import { rowsOfCell, rowsOfList } from './cell-rows'
import { isValues, isVirtual, type Values } from './columns'
import { type Damage, damageOf } from './damaged-text'
import { exampleOf } from './example'
import { richTextOf, UnknownElement } from './html-rich-text'
import { textOfHtml } from './html-text'
import { nameFieldOf } from './name-fields'
import { parseJson } from './parse-json'
import { quote } from './quote'
import type { ReadContext, Reader } from './read-context'
import { parseDate } from './read-date'
import { readNumber } from './read-number-cell'
import { allowedWords, findBoolean, findOption } from './read-option'
import { showDay } from './show-value'
import { splitWords } from './words'

/** Words that a message lists. */
const maxWords = 20

type FieldOf<Type extends FlattenedField['type']> = Extract<FlattenedField, { type: Type }>

const readText: Reader = ({ type }, value, path, { report }) => {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string') return report(path, 'notText', { value: quote(value) })
  return type === 'text' || type === 'email' ? cleanText(text) || null : text
}

const readCheckbox: Reader = (_, value, path, { report }) =>
  findBoolean(value) ?? report(path, 'notBoolean', { value: quote(value) })

/**
 * Times are read as clocks at the site show them, and so is the day of a field that has a time. Other days stay days: fields
 * that store their first or last moment know the time zone (`salePeriod` of products).
 */
function momentOf(field: FieldOf<'date'>, time: string, timeZone: string): string {
  if (/T.*(?:Z|[+-]\d\d:?\d\d)$/.test(time)) return time
  if (time.includes('T')) return momentAt(time, timeZone).toISOString()
  const hasTime = field.admin?.date?.pickerAppearance === 'dayAndTime'
  return hasTime ? startOfDay(time, timeZone).toISOString() : time
}

const readDate: Reader<FieldOf<'date'>> = (field, value, path, { language, report, timeZone }) => {
  const reading = parseDate(typeof value === 'string' ? value : String(value), language)
  if (reading === 'wrong') return report(path, 'notDate', { value: quote(value) })
  if ('serial' in reading)
    return report(path, 'dateSerial', { value: quote(value), date: showDay(reading.serial, language) })
  if ('ambiguous' in reading) {
    const [first, second] = reading.ambiguous
    return report(path, 'dateAmbiguous', {
      value: quote(value),
      first: showDay(first, language),
      second: showDay(second, language),
    })
  }
  return momentOf(field, reading.value.replace(' ', 'T'), timeZone)
}

function reportWord(
  path: string,
  value: unknown,
  words: readonly string[],
  { report }: ReadContext,
): undefined {
  return report(path, 'notAllowed', {
    value: quote(value),
    words: words.slice(0, maxWords).join('; '),
    more: Math.max(0, words.length - maxWords),
  })
}

const readOption: Reader<FieldOf<'select' | 'radio'>> = (field, value, path, context) =>
  findOption(field, String(value)) ?? reportWord(path, value, allowedWords(field, context.language), context)

const readRelation: Reader<FieldOf<'relationship' | 'upload'>> = (field, value, path, context) => {
  const { relationTo } = field
  if (typeof relationTo !== 'string') return value
  const word = typeof value === 'string' ? value : ''
  const ids = word === '' ? [] : context.idsOf(relationTo, word)
  if (ids.length === 1) return ids[0]
  return context.report(path, ids.length > 1 ? 'relationAmbiguous' : 'relationUnknown', {
    value: quote(value),
    collection: context.labelOf(relationTo),
    name: nameFieldOf(relationTo) ?? 'id',
  })
}

/** A cell of plain text or HTML as rich text. */
function readRichCell(cell: string, path: string, { report }: ReadContext) {
  try {
    return richTextOf(cell)
  } catch (error) {
    if (!(error instanceof UnknownElement)) throw error
    return report(path, 'htmlBeyondText', { value: quote(cell), element: `<${error.message}>` })
  }
}

const readRichText: Reader = (_, value, path, context) => {
  const { report } = context
  if (typeof value === 'string' && !/^\s*[[{]/.test(value)) return readRichCell(value, path, context)
  const content = typeof value === 'string' ? parseJson(value) : value
  const isRichText = isValues(content) && isValues(content.root) && Array.isArray(content.root.children)
  return isRichText ? content : report(path, 'notRichText', { value: quote(value) })
}

const readBlocks: Reader<FieldOf<'blocks'>> = (field, value, path, context) => {
  const blocks = typeof value === 'string' ? parseJson(value) : value
  if (!Array.isArray(blocks)) return context.report(path, 'notBlocks', { value: quote(value) })
  const references = field.blockReferences?.map((block) => (typeof block === 'string' ? block : block.slug))
  const types = [...(references ?? []), ...field.blocks.map(({ slug }) => slug)]
  for (const [index, block] of blocks.entries()) {
    const type = isValues(block) ? block.blockType : undefined
    if (!types.some((one) => one === type))
      reportWord(`${path}.${index}.blockType`, type ?? '', types, context)
  }
  return blocks
}

const readRows: Reader<FieldOf<'array'>> = (field, value, path, context) => {
  const rows = typeof value === 'string' ? rowsOfCell(field, value, context.decimalSign) : value
  if (!Array.isArray(rows))
    return context.report(path, 'notRows', {
      value: quote(value),
      example: exampleOf(field, context.language),
    })
  return rowsOfList(field, rows, context.decimalSign).flatMap((row, index) => {
    const rowPath = `${path}.${index}`
    if (isValues(row)) return [readFields(field.flattenedFields, row, `${rowPath}.`, context)]
    context.report(rowPath, 'noObject')
    return []
  })
}

const readGroup: Reader<FieldOf<'group' | 'tab'>> = (field, value, path, context) =>
  isValues(value)
    ? readFields(field.flattenedFields, value, `${path}.`, context)
    : context.report(path, 'noObject')

function readOne(field: FlattenedField, value: unknown, path: string, context: ReadContext): unknown {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'code':
      return readText(field, value, path, context)
    case 'number':
      return readNumber(field, value, path, context)
    case 'checkbox':
      return readCheckbox(field, value, path, context)
    case 'date':
      return readDate(field, value, path, context)
    case 'select':
    case 'radio':
      return readOption(field, value, path, context)
    case 'relationship':
    case 'upload':
      return readRelation(field, value, path, context)
    case 'richText':
      return readRichText(field, value, path, context)
    case 'blocks':
      return readBlocks(field, value, path, context)
    case 'array':
      return readRows(field, value, path, context)
    case 'group':
    case 'tab':
      return readGroup(field, value, path, context)
    default:
      return value
  }
}

/** Fields whose texts are stored as they are, and JSON with such texts in it. */
const verbatimTypes: readonly FlattenedField['type'][] = ['textarea', 'code', 'richText', 'blocks', 'array']

/** A value without what nobody sees: zero-width spaces, and spaces around it. */
const visibleValue = ({ type }: FlattenedField, value: unknown) =>
  typeof value === 'string' && !verbatimTypes.includes(type) ? visibleText(value) : value

function readList(field: FlattenedField, value: unknown, path: string, context: ReadContext): unknown {
  const list = typeof value === 'string' ? splitWords(value, field) : value
  if (!Array.isArray(list))
    return context.report(path, 'notList', {
      value: quote(value),
      example: exampleOf(field, context.language),
    })
  return list
    .map((one: unknown) => readOne(field, visibleValue(field, one), path, context))
    .filter((one) => one !== undefined && one !== null)
}

/** Whether a value is missing; a text may consist of spaces. */
function isMissing({ type }: FlattenedField, value: unknown): boolean {
  const isText = type === 'text' || type === 'textarea'
  return (
    value === null ||
    value === undefined ||
    (!isText && typeof value === 'string' && visibleText(value) === '')
  )
}

/** How a program damaged a text, or one within a formatted text or block. */
function findDamage({ type }: FlattenedField, value: unknown): Damage | undefined {
  if (typeof value === 'string') return damageOf(value)
  return type === 'richText' || type === 'blocks' ? damageOf(JSON.stringify(value)) : undefined
}

/** Types whose texts are code, or HTML that they can hold. */
const markupTypes: readonly FlattenedField['type'][] = ['code', 'richText', 'blocks', 'json']

/** A cell with HTML as text; undefined, and reported, if text cannot say it. JSON is read value by value. */
function readMarkup({ type }: FlattenedField, given: unknown, path: string, context: ReadContext): unknown {
  if (typeof given !== 'string' || markupTypes.includes(type) || /^\s*[[{]/.test(given)) return given
  const read = textOfHtml(given)
  if ('text' in read) return read.text
  return context.report(path, 'htmlBeyondText', { value: quote(given), element: `<${read.element}>` })
}

function readValue(field: FlattenedField, given: unknown, path: string, context: ReadContext): unknown {
  // The site computes virtual fields and ignores what a file says of them.
  if (isVirtual(field)) return given
  const written = readMarkup(field, given, path, context)
  if (written === undefined && given !== undefined) return undefined
  const value = visibleValue(field, written)
  const isList = 'hasMany' in field && field.hasMany
  if (isMissing(field, value)) return isList ? [] : null
  // A soft hyphen may be what is left of a letter.
  const damage = findDamage(field, given)
  if (damage) return context.report(path, damage, { value: quote(given) })
  return (isList ? readList : readOne)(field, value, path, context)
}

/**
 * Reads the values of an entry, a group or a row as what the collection stores: cells become numbers, dates and lists,
 * names become ids. Wrong values are reported and left out.
 */
export function readFields(
  fields: readonly FlattenedField[],
  data: Values,
  prefix: string,
  context: ReadContext,
): Values {
  const entries = Object.entries(data).flatMap(([name, value]) => {
    const field = fields.find((one) => one.name === name)
    const path = `${prefix}${name}`
    if (!field) context.report(path, 'fieldUnknown', { field: quote(name) })
    const read = field && readValue(field, value, path, context)
    return read === undefined ? [] : [[name, read] as const]
  })
  return Object.fromEntries(entries)
}
