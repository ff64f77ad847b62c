import { getRequestConfig } from 'next-intl/server'
import { defaultLocale, isLocale } from './locales'
import { messagesOf } from './messages'

/** Tells next-intl the language of a page: its first segment, as the route hands it over. */
export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale
  const locale = isLocale(requested) ? requested : defaultLocale
  return { locale, messages: await messagesOf(locale), timeZone: 'UTC' }
})
