import { defaultLocale, isLocale, type Locale } from '@/foundation/i18n/locales'

/** A path of the site in a language: English carries no prefix. */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** Takes a language's prefix off: `/pt/mushrooms` to `/mushrooms`. */
export function withoutLocale(path: string): string {
  const [, first, ...rest] = path.split('/')
  return isLocale(first) ? `/${rest.join('/')}` : path
}
