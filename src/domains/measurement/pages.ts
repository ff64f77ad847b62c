import { defaultLocale, isLocale, type Locale } from '@/foundation/i18n/locales'
import { withoutLocale } from '@/foundation/routing/locale-path'
import {
  comparePath,
  contactPath,
  glossaryPath,
  identifyPath,
  seasonPath,
  viewAll,
} from '@/foundation/routing/paths'

/** Pages that are no document: home, lists and tools. */
export const fixedPages: readonly string[] = [
  '/',
  '/search',
  '/cart',
  '/mushrooms/species',
  ...Object.values(viewAll),
  glossaryPath,
  identifyPath,
  comparePath,
  seasonPath,
  contactPath,
]

/** The page and the language of an address; all pages of a list count as one. */
export function pageOf(address: string): { page: string; locale: Locale } {
  const [, first] = address.split('/')
  const page = withoutLocale(address).replace(/\/page\/\d+$/, '')
  return { page, locale: isLocale(first) ? first : defaultLocale }
}
