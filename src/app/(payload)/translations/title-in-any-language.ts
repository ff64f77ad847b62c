import { type Locale, locales } from '@/foundation/i18n/locales'

/** The title of an entry, read in all languages: in its original language or, without one, in any other. */
export function titleInAnyLanguage(
  doc: object,
  useAsTitle: string | undefined,
  original?: Locale,
): string | null {
  const titles = Object.entries(doc).find(([name]) => name === useAsTitle)?.[1] ?? {}
  const found = [original, ...locales].map((locale) => locale && titles[locale]).find(Boolean)
  return typeof found === 'string' ? found : null
}
