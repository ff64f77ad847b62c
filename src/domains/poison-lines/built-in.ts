import type { Locale } from '@/foundation/i18n/locales'

interface BuiltInLine {
  /** ISO 3166-1 alpha-2. */
  country: string
  number: string
  hours?: Record<Locale, string>
}

const always = { en: '24 hours', es: '24 horas', pt: '24 horas' }

/**
 * Poison control centres; the general emergency number in countries without one here. A new site starts with them, and
 * pages that must not depend on the database always show them.
 */
export const builtInLines: readonly BuiltInLine[] = [
  { country: 'US', number: '1-800-222-1222', hours: always },
  { country: 'ES', number: '915 620 420', hours: always },
  { country: 'ES', number: '112', hours: always },
  { country: 'MX', number: '911', hours: always },
  { country: 'AR', number: '107', hours: always },
  { country: 'CL', number: '131', hours: always },
  { country: 'CO', number: '123', hours: always },
  { country: 'BR', number: '0800 722 6001' },
  { country: 'PT', number: '800 250 250', hours: always },
]
