import { readEnvironment } from '@/foundation/env/environment'
import type { Locale } from '@/foundation/i18n/locales'
import { localePath } from '@/foundation/routing/locale-path'

/** The full address of a path: always the configured origin, never what a request claims. */
export function absolute(locale: Locale, path: string): string {
  return new URL(localePath(locale, path), readEnvironment().siteUrl).href
}
