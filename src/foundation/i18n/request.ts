import { getRequestConfig } from 'next-intl/server'
import { defaultLocale, isLocale } from './locales'
import { messagesOf } from './messages'

/** Passes the language of a page to next-intl: the first segment of its path. */
export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale
  const locale = isLocale(requested) ? requested : defaultLocale
  return { locale, messages: messagesOf(locale), timeZone: 'UTC' }
})
