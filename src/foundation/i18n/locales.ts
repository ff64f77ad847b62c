/** The languages of the site. English is the default and carries no prefix in addresses. */
export const locales = ['en', 'es', 'pt'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'en'

/** Each language's own name for itself. */
export const languageNames: Record<Locale, string> = { en: 'English', es: 'Español', pt: 'Português' }

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}
