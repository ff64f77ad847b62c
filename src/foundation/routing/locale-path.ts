import { defaultLocale, isLocale, type Locale } from '@/foundation/i18n/locales'

/** The path in a language; English has no prefix. */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** Removes the locale prefix: `/pt/mushrooms` to `/mushrooms`. */
export function withoutLocale(path: string): string {
  const [, first, ...rest] = path.split('/')
  return isLocale(first) ? `/${rest.join('/')}` : path
}
