import { extractHeaderLanguage } from '@payloadcms/translations'
import { parseCookies } from 'payload'
import { defaultLocale, isLocale, type Locale } from '@/foundation/i18n/locales'

/** The language of a request that Payload has not read: that of the panel, or else of the browser. */
export function readerLanguage({ headers }: Pick<Request, 'headers'>): Locale {
  const accepted = extractHeaderLanguage(headers.get('Accept-Language') ?? '')
  return [parseCookies(headers).get('payload-lng'), accepted].find(isLocale) ?? defaultLocale
}
