import type { FlattenedField } from 'payload'
import type { Locale } from '@/foundation/i18n/locales'
import { quote } from './quote'
import { monthOf } from './read-date'
import type { Fault } from './report'
import { type Display, showNumber } from './show-value'

/** A value of a file beside the stored one. */
interface ValuePair {
  column: string
  field: FlattenedField
  from: unknown
  to: unknown
}

/** How a program changed a value when it opened or saved the file. */
type Conversion = 'dateMade' | 'decimalLost' | 'lettersLost' | 'zerosLost'

type Replacement<Value> = { stored: Value; value: Value } | undefined

/** The first value of a list instead of which another list has what a program makes of it. */
function findReplaced<Value>(
  from: readonly Value[],
  to: readonly Value[],
  convert: (value: Value) => Value | undefined,
): Replacement<Value> {
  const [before, after] = [new Set(from), new Set(to)]
  for (const stored of before) {
    const value = after.has(stored) ? undefined : convert(stored)
    if (value !== undefined && after.has(value) && !before.has(value)) return { stored, value }
  }
  return undefined
}

/**
 * Where a point or comma separates thousands, `3.607` is opened as 3607 and `-0.081` as -81, and 3607 is written as
 * `3.607`. Groups of thousands have three digits.
 */
function withoutDecimalSign(value: number): number | undefined {
  if (/^-?\d+\.\d{3}$/.test(String(value))) return Math.round(value * 1000)
  return Number.isInteger(value) && Math.abs(value) > 1000 && value % 1000 !== 0 ? value / 1000 : undefined
}

/** Characters outside Windows-1252, which Excel and LibreOffice replace with a question mark. */
const foreign = /[^\0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu

/** Some programs write two question marks for a character. */
const withSingleMarks = (word: string) => word.replace(/\?+/g, '?')

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? ''))

const wordsOf = (text: string) => text.split(/[\s"\\]+/)

function findLostLetters(from: string, to: string): Replacement<string> {
  const written = new Map(wordsOf(to).map((word) => [withSingleMarks(word), word]))
  const found = findReplaced(wordsOf(from), [...written.keys()], (word) => {
    const replaced = word.replace(foreign, '?')
    return replaced === word ? undefined : withSingleMarks(replaced)
  })
  return found && { stored: found.stored, value: written.get(found.value) ?? found.value }
}

/** A number as it may be written: with zeros around it, a sign, an exponent. */
const number = /^[+-]?\d+(?:[.,]\d+)?(?:e[+-]?\d+)?$/i

/** A number as spreadsheets write it. */
const plainNumber = /^-?(?:0|[1-9]\d*)(?:[.,]\d+)?(?:e[+-]\d+)?$/i

/** Whether a number of an article, `007`, `1.50` or `1E5`, was opened as a number: 7, 1.5, 100000. */
const isSameNumber = (stored: string, value: string) =>
  number.test(stored) &&
  plainNumber.test(value) &&
  Number(stored.replace(',', '.')) === Number(value.replace(',', '.')) &&
  value.length !== stored.length

/** The numbers of a date, in order of size; months by their numbers, years without the century. */
function datePartsOf(text: string): number[] {
  const parts = text.split(/[\s/.-]+|(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/u).filter(Boolean)
  const numbers = parts.map((part) => (/^\d{1,4}$/.test(part) ? Number(part) % 100 : monthOf(part)))
  return numbers.every((one) => one !== undefined) ? numbers.toSorted((one, other) => one - other) : []
}

/** Whether a number of an article, `10-12` or `MAR-1`, was opened as a date: `12-Oct`, `01/03/2026`. */
function isSameDate(stored: string, value: string): boolean {
  const [before, after] = [datePartsOf(stored), datePartsOf(value)]
  if (before.length < 2 || after.length < before.length || after.length > 3) return false
  return before.every((part) => after.includes(part)) && /\p{L}|\d{4}/u.test(value)
}

/** The first text of a list instead of which another list has what a spreadsheet takes it for. */
function findMisread(
  from: readonly string[],
  to: readonly string[],
  isSame: (stored: string, value: string) => boolean,
): Replacement<string> {
  const stored = from.filter((one) => !to.includes(one))
  const values = to.filter((one) => !from.includes(one))
  for (const one of stored) {
    const value = values.find((other) => isSame(one, other))
    if (value !== undefined) return { stored: one, value }
  }
  return undefined
}

interface FoundConversion {
  message: Conversion
  /** Of the stored value and of the file. */
  stored: unknown
  value: unknown
}

/** What a message quotes; numbers as the panel writes them. */
const shown = (value: unknown, language: Locale) =>
  typeof value === 'number' ? showNumber(value, language) : quote(value)

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

const isNumber = (value: unknown) => typeof value === 'number'
const isText = (value: unknown) => typeof value === 'string'

function conversionOf({ type }: FlattenedField, from: unknown, to: unknown): FoundConversion | undefined {
  const [before, after] = [listOf(from), listOf(to)]
  const found = (message: Conversion, replaced: Replacement<unknown>) => replaced && { message, ...replaced }
  const misread = (isSame: typeof isSameNumber) =>
    type === 'text' ? findMisread(before.filter(isText), after.filter(isText), isSame) : undefined
  return (
    found('decimalLost', findReplaced(before.filter(isNumber), after.filter(isNumber), withoutDecimalSign)) ??
    found('lettersLost', findLostLetters(textOf(from), textOf(to))) ??
    found('zerosLost', misread(isSameNumber)) ??
    found('dateMade', misread(isSameDate))
  )
}

/** The values that differ from the stored ones as if a spreadsheet had changed them, which the editor may confirm. */
export function findConversions(
  row: number,
  pairs: readonly ValuePair[],
  { language, t }: Omit<Display, 'timeZone'>,
): Fault[] {
  return pairs.flatMap(({ column, field, from, to }) => {
    const conversion = conversionOf(field, from, to)
    if (!conversion) return []
    const { message, stored, value } = conversion
    const values = { stored: shown(stored, language), value: shown(value, language) }
    return [{ row, column, message: t(message, values), confirmable: true }]
  })
}
