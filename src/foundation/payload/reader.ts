import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { defaultLocale, isLocale, type Locale } from '@/foundation/i18n/locales'
import { type Fallbacks, fallbacksBetween, none } from '@/foundation/i18n/localized-text'

/** Who reads, in which language, and whether unpublished versions are wanted (and then granted by access). */
export interface Reader {
  payload: Payload
  user: TypedUser | null
  locale: Locale
  draft: boolean
}

/** The reader behind a request to an endpoint. */
export function readerOf(req: PayloadRequest): Reader {
  return {
    payload: req.payload,
    user: req.user,
    locale: isLocale(req.locale) ? req.locale : defaultLocale,
    draft: false,
  }
}

/** What every read on behalf of a reader passes to the Local API. */
export function as({ user, locale, draft }: Reader) {
  return { overrideAccess: false, user, locale, draft } as const
}

/**
 * Reads something for a language: with English where a translation is missing, and what of it that is. `read` passes
 * on what it is given. In turn, not at once: within a request Payload keeps the fallback on the request itself.
 */
export async function translated<T>(
  locale: Locale,
  read: (how: { fallbackLocale?: false }) => Promise<T>,
): Promise<{ shown: T; fallbacks: Fallbacks }> {
  if (locale === defaultLocale) return { shown: await read({}), fallbacks: none }
  const own = await read({ fallbackLocale: false })
  const shown = await read({})
  return { shown, fallbacks: fallbacksBetween(shown, own) }
}
