import { readEnvironment } from '../env/environment.mjs'
import type { Locale } from '../i18n/locales'
import { localePath } from '../routing/locale-path'

/** The full address of a path: always the configured origin, never what a request claims. */
export function absolute(locale: Locale, path: string): string {
  return new URL(localePath(locale, path), readEnvironment().siteUrl).href
}
