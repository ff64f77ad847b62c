import { isDay } from '@/foundation/days'
import { type Locale, locales } from '@/foundation/i18n/locales'

/** A day, or a moment with the time as it was written: `2026-11-30`, `2026-11-30T18:30`. */
export type DateReading =
  | { value: string }
  | { ambiguous: readonly [string, string] }
  | { serial: string }
  | 'wrong'

const iso = /^(\d{4})-(\d\d)-(\d\d)([T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/

/** The first moment of a day, which spreadsheets write beside a day that has no time. */
const midnight = /[T ]00:00(?::00(?:\.0+)?)?$/

const timeAfter = /^(.*?)[T ,]+(\d{1,2}):(\d\d)(?::(\d\d))?(?:\s*([ap])\.?\s?m\.?)?$/i

/** Characters of a date, with the name of its month in full and a time. */
const maxDate = 80

/** A day in eight digits, as ISO 8601 allows it. */
const compact = /^((?:19|20)\d\d)(\d\d)(\d\d)$/

/** A day with the year first and no zeros, or with other signs. */
const yearFirst = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})$/

const numeric = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d\d)$/

/** Days since 1899, as spreadsheets store them: those of 1954 to 2119. */
const serialNumber = /^([2-7]\d{4})(?:[.,]\d+)?$/

const dayOf = (year: number, month: number, day: number) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

const fullYear = (year: string) => (year.length === 2 ? 2000 + Number(year) : Number(year))

const letters = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()

/** Months by their names and by how they are shortened, in the three languages. */
const monthNames = new Map(
  locales.flatMap((locale) =>
    Array.from({ length: 12 }, (_, month) => month).flatMap((month) =>
      (['long', 'short'] as const).map((style) => {
        const name = new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' })
        return [letters(name.format(new Date(Date.UTC(2024, month, 15)))), month + 1] as const
      }),
    ),
  ),
)

const romanMonths = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ')

/** The weekday before a date in words, in the three languages. */
const weekdays = locales.flatMap((locale) =>
  (['long', 'short'] as const).map(
    (weekday) => new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }),
  ),
)

const weekdayBefore = /^(\p{L}[\p{L}-]+)\.?,?\s+(?=\p{L}*\.?\s?\d)/u

/** The number of the month that a word names or shortens. */
export function monthOf(word: string): number | undefined {
  const name = letters(word)
  if (romanMonths.includes(name)) return romanMonths.indexOf(name) + 1
  return monthNames.get(name) ?? (name.length > 3 ? monthNames.get(name.slice(0, 3)) : undefined)
}

function readNamed(text: string): DateReading {
  const words = text.split(/[\s/.,-]+/).filter((word) => word !== '' && !/^(?:de|del|do|of)$/i.test(word))
  const [first = '', second = '', year = ''] = words
  // With the year first: `2026-Nov-30`.
  if (words.length === 3 && /^\d{4}$/.test(first)) return readNamed(`${year} ${second} ${first}`)
  if (words.length !== 3 || !/^(?:\d{4}|\d\d)$/.test(year)) return 'wrong'
  const [day, month] = /^\d/.test(first) ? [first, monthOf(second)] : [second, monthOf(first)]
  const value = dayOf(fullYear(year), month ?? 0, Number.parseInt(day, 10))
  return month !== undefined && isDay(value) ? { value } : 'wrong'
}

/** Days before months in Spanish and Portuguese; in English both are written, and only one above twelve tells. */
function readNumeric([, first, sign, second, yearText = '']: RegExpExecArray, language: Locale): DateReading {
  const [a, b, year] = [Number(first), Number(second), fullYear(yearText)]
  const [dayFirst, monthFirst] = [dayOf(year, b, a), dayOf(year, a, b)]
  const isDayFirst = language !== 'en' || sign === '.'
  // 30/11/26 may be a day of 2030 for who writes the year first.
  if (yearText.length === 2 && !isDayFirst) return 'wrong'
  if (isDayFirst || !isDay(monthFirst) || dayFirst === monthFirst)
    return isDay(dayFirst) ? { value: dayFirst } : 'wrong'
  return isDay(dayFirst) ? { ambiguous: [dayFirst, monthFirst] } : { value: monthFirst }
}

function readDay(text: string, language: Locale): DateReading {
  const [, year, , month, date] = yearFirst.exec(text) ?? []
  const day = dayOf(Number(year), Number(month), Number(date))
  if (year) return isDay(day) ? { value: day } : 'wrong'
  const match = numeric.exec(text)
  return match ? readNumeric(match, language) : readNamed(text)
}

/** A day in words with its weekday, as spreadsheets write long dates; another weekday is a mistake. */
function readLongDay(text: string, language: Locale): DateReading {
  const reading = readDay(text, language)
  const [start = '', weekday = ''] = weekdayBefore.exec(text) ?? []
  if (reading !== 'wrong' || weekday === '') return reading
  const day = readDay(text.slice(start.length), language)
  if (day === 'wrong' || !('value' in day)) return day
  const moment = new Date(`${day.value}T00:00Z`)
  return weekdays.some((name) => letters(name.format(moment)) === letters(weekday)) ? day : 'wrong'
}

/** The hours of a day with the half of it: 12 am is midnight. */
const hoursOf = (hours: string, half = '') =>
  half === '' ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)

/**
 * With one kind of hyphen, and no spaces between the numbers of a day; without the full stop of a sentence, the apostrophe of a
 * short year and the sign of an ordinal; and with spaces in `30NOV2026`.
 */
const plainSigns = (text: string) =>
  text
    .replace(/[‐‑‒–]/g, '-')
    .replace(/(?<=\d) ?([/.-]) ?(?=\d)/g, '$1')
    .replace(/(?<=\d)\.$/, '')
    .replace(/['’](?=\d\d$)/, '')
    .replace(/^(\d{1,2})\.?(?:[ºª°]|o(?= de ))/, '$1')
    .replace(/^(\d{1,2})(\p{L}{3})(\d{4}|\d\d)$/u, '$1 $2 $3')

/** What programs write after a time: `GMT`, `UTC`, ` +02:00`, `GMT+0200 (Central European Summer Time)`. */
const zoneAfter =
  /(?<=\d:\d\d(?:\.\d+)?)\s*(?:(?:GMT|UTC)?([+-]\d\d):?(\d\d)|(?:GMT|UTC|Z))(?:\s*\([^()]*\))?$/

/** A date with the time zone that programs write in words: `Sun, 29 Nov 2026 03:00:00 GMT`. */
function readZoned(text: string, language: Locale): DateReading | undefined {
  const [zone, hours, minutes] = zoneAfter.exec(text) ?? []
  if (zone === undefined) return undefined
  const reading = parseDate(text.slice(0, -zone.length), language)
  if (reading === 'wrong' || !('value' in reading)) return reading
  const offset = hours ? `${hours}:${minutes}` : 'Z'
  const [day = '', time = '00:00:00'] = reading.value.split(/[T ]/)
  return { value: `${day}T${time}${offset}` }
}

/** The day that a spreadsheet stores as a number. */
function serialDay(number: number): string {
  return new Date(Date.UTC(1899, 11, 30 + number)).toISOString().slice(0, 10)
}

/** Reads a date as spreadsheets of three languages write it, without spaces around it. */
export function parseDate(cell: string, language: Locale): DateReading {
  if (cell.length > maxDate) return 'wrong'
  const text = plainSigns(cell.normalize('NFKC'))
    .replace(compact, '$1-$2-$3')
    .replace(/^(\d{4})年(\d{1,2})月(\d{1,2})日/, '$1-$2-$3')
  const standard = iso.exec(text)
  if (standard) {
    const isValid = isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text.replace(' ', 'T')))
    return isValid ? { value: text.replace(midnight, '') } : 'wrong'
  }
  const zoned = readZoned(text, language)
  if (zoned) return zoned
  const serial = serialNumber.exec(text)
  if (serial) return { serial: serialDay(Number(serial[1])) }
  const [, day = text, hours, minutes = '', seconds = '00', half] = timeAfter.exec(text) ?? []
  const reading = readLongDay(day.trim(), language)
  if (hours === undefined || reading === 'wrong' || !('value' in reading)) return reading
  const hour = hoursOf(hours, half)
  if (Number(hours) > (half ? 12 : 23) || Number(minutes) > 59 || Number(seconds) > 59) return 'wrong'
  // Spreadsheets write midnight beside a day that has no time.
  if ([hour, minutes, seconds].every((part) => Number(part) === 0)) return reading
  return { value: `${reading.value}T${String(hour).padStart(2, '0')}:${minutes}:${seconds}` }
}
