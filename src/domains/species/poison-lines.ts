import type { Locale } from '@/foundation/i18n/locales'

interface PoisonLine {
  country: 'us' | 'es' | 'pt' | 'br' | 'mx' | 'ar' | 'cl' | 'co'
  numbers: readonly string[]
}

/**
 * Poison control centres; the general emergency number in countries without one here. `poisonLinesChecked` says when
 * the numbers were last verified.
 */
const poisonLines: readonly PoisonLine[] = [
  { country: 'us', numbers: ['1-800-222-1222'] },
  { country: 'es', numbers: ['915 620 420', '112'] },
  { country: 'pt', numbers: ['800 250 250'] },
  { country: 'br', numbers: ['0800 722 6001'] },
  { country: 'mx', numbers: ['911'] },
  { country: 'ar', numbers: ['107'] },
  { country: 'cl', numbers: ['131'] },
  { country: 'co', numbers: ['123'] },
]

/** The countries whose readers use a language; Brazil before Portugal, whose Portuguese the site writes. */
const countries: Record<Locale, readonly PoisonLine['country'][]> = {
  en: ['us'],
  es: ['es', 'mx', 'ar', 'cl', 'co'],
  pt: ['br', 'pt'],
}

/** The poison lines, those of the language's countries first. */
export function poisonLinesFor(locale: Locale): readonly PoisonLine[] {
  const preferred = countries[locale]
  const first = preferred.flatMap((country) => poisonLines.filter((line) => line.country === country))
  return [...first, ...poisonLines.filter(({ country }) => !preferred.includes(country))]
}

/** ISO date when an editor last verified the numbers; null if none has. */
export const poisonLinesChecked: string | null = null
