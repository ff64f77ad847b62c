import type { FlattenedField } from 'payload'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import { quote } from './quote'
import type { Fault } from './report'

/** A value of a file beside the stored one. */
interface ValuePair {
  column: string
  field: FlattenedField
  from: unknown
  to: unknown
}

/** What a program did to a value when it opened or saved the file. */
type Conversion = 'decimalLost' | 'lettersLost' | 'zerosLost'

/** Where a point or comma separates thousands, `3.607` is opened as 3607 and `0.081` as 81. */
function hasLostDecimals(from: number, to: number): boolean {
  const [small, large] = from < to ? [from, to] : [to, from]
  return small !== 0 && Math.round(small * 1000) === large && !Number.isInteger(small)
}

/** Letters beyond Windows-1252, of which Excel and LibreOffice write a question mark. */
const foreign = /[^\0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? ''))

const count = (text: string, pattern: RegExp) => text.match(new RegExp(pattern, 'gu'))?.length ?? 0

const hasLostLetters = (from: string, to: string) =>
  count(to, foreign) < count(from, foreign) && count(to, /\?/) > count(from, /\?/)

/** A number of an article or a postcode that was opened as a number. */
const hasLostZeros = (from: string, to: string) => /^0+\d+$/.test(from) && from.replace(/^0+/, '') === to

/** The first word with a sign, where a value is a long text. */
const wordWith = (text: string, pattern: RegExp) =>
  text.split(/[\s"\\]+/).find((word) => pattern.test(word)) ?? ''

interface FoundConversion {
  message: Conversion
  /** What the message quotes of the stored value and of the file. */
  stored: string
  value: string
}

function conversionOf({ type }: FlattenedField, from: unknown, to: unknown): FoundConversion | undefined {
  const quoted = { stored: quote(from), value: quote(to) }
  if (typeof from === 'number' && typeof to === 'number')
    return hasLostDecimals(from, to) ? { message: 'decimalLost', ...quoted } : undefined
  const [before, after] = [textOf(from), textOf(to)]
  if (hasLostLetters(before, after))
    return {
      message: 'lettersLost',
      stored: quote(wordWith(before, foreign)),
      value: quote(wordWith(after, /\?/)),
    }
  const isNumber = type === 'text' && hasLostZeros(before, after)
  return isNumber ? { message: 'zerosLost', ...quoted } : undefined
}

/** The values that differ from the stored ones as if a spreadsheet had changed them, which a person may confirm. */
export function findConversions(row: number, pairs: readonly ValuePair[], t: DynamicTranslator): Fault[] {
  return pairs.flatMap(({ column, field, from, to }) => {
    const conversion = conversionOf(field, from, to)
    if (!conversion) return []
    const { message, ...values } = conversion
    return [{ row, column, message: t(message, values), confirmable: true }]
  })
}
