import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { defaultLocale, isLocale, type Locale } from '../i18n/locales'

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
