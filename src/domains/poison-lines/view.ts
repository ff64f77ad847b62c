import { type Locale, locales } from '@/foundation/i18n/locales'
import type { LocalizedText } from '@/foundation/i18n/localized-text'
import { builtInLines } from './built-in'
import type { LineKind } from './kinds'

/** A number to call after eating a poisonous mushroom. */
export interface PoisonLine {
  /** ISO 3166-1 alpha-2. */
  country: string
  number: string
  kind: LineKind
  hours: LocalizedText | null
  note: LocalizedText | null
  /** ISO date when a person last checked the number; null if nobody has. */
  checkedOn: string | null
}

/** The lines of a country. */
export interface CountryLines {
  country: string
  name: string
  /** Whether the reader's language is not the one that most people there read. */
  isForeign: boolean
  lines: PoisonLine[]
}

/** The lines that the site falls back to. */
export const fallbackLines: readonly PoisonLine[] = builtInLines.map((line) => ({
  ...line,
  hours: null,
  note: null,
  checkedOn: null,
}))

const languages = new Map<string, string>()

/** The language that most people of a country read. */
function languageOf(country: string): string {
  const known = languages.get(country)
  if (known !== undefined) return known
  const { language } = new Intl.Locale(`und-${country}`).maximize()
  languages.set(country, language)
  return language
}

const regionNames = Object.fromEntries(
  locales.map((locale) => [locale, new Intl.DisplayNames(locale, { type: 'region' })]),
) as Record<Locale, Intl.DisplayNames>

/** Groups lines by country, those where the reader's language is spoken first; otherwise in the order of the list. */
export function byCountry(lines: readonly PoisonLine[], locale: Locale): CountryLines[] {
  const names = regionNames[locale]
  const countries = new Map<string, CountryLines>()
  for (const line of lines) {
    const { country } = line
    const known = countries.get(country)
    if (known) known.lines.push(line)
    else {
      const isForeign = languageOf(country) !== locale
      countries.set(country, { country, name: names.of(country) ?? country, isForeign, lines: [line] })
    }
  }
  return [...countries.values()].sort((one, another) => Number(one.isForeign) - Number(another.isForeign))
}

/** When the number that was checked longest ago was checked; null if one has never been. */
export function lastChecked(lines: readonly PoisonLine[]): string | null {
  const dates = lines.map(({ checkedOn }) => checkedOn)
  return dates.every((date) => date !== null) ? (dates.toSorted()[0] ?? null) : null
}
