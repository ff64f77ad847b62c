import { readEnvironment } from '@/foundation/env/environment'
import type { Locale } from '@/foundation/i18n/locales'
import { localePath } from '@/foundation/routing/locale-path'

const { siteUrl } = readEnvironment()

/** The absolute URL of a path. It uses the configured origin, never the request's host. */
export function absolute(locale: Locale, path: string): string {
  return new URL(localePath(locale, path), siteUrl).href
}
