import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { isLocale, type Locale } from '@/foundation/i18n/locales'

export interface LocaleParams {
  locale: string
}

/** The language of a page from its address; must be called before anything is said in it. */
export function localeOf({ locale }: LocaleParams): Locale {
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  return locale
}

/** A page's number from its address: a whole number from 2 on, for the first page has no number. */
export function pageNumberOf(segment: string): number {
  if (!/^[1-9]\d{0,5}$/.test(segment) || segment === '1') notFound()
  return Number(segment)
}
