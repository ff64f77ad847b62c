import { setRequestLocale } from 'next-intl/server'
import { isLocale, type Locale } from '@/foundation/i18n/locales'
import { notFound } from '@/foundation/routing/signals'

export interface LocaleParams {
  locale: string
}

/** The language of a route. Must run before texts are rendered. */
export function localeOf({ locale }: LocaleParams): Locale {
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  return locale
}

/** The page number of a route, at least 2: the first page has no number. */
export function pageNumberOf(segment: string): number {
  if (!/^[1-9]\d{0,5}$/.test(segment) || segment === '1') notFound()
  return Number(segment)
}
