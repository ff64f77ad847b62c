'use client'

import en from '@messages/en/errors.json'
import es from '@messages/es/errors.json'
import pt from '@messages/pt/errors.json'
import { useParams } from 'next/navigation'
import { isLocale, type Locale } from '@/foundation/i18n/locales'

const messages = { en, es, pt }

/** The language of the URL, for error pages that have no messages. */
export function usePageLocale(): Locale {
  const { locale } = useParams()
  return isLocale(locale) ? locale : 'en'
}

/** The messages of error and loading states, bundled with the client. */
export function useErrorMessages(): typeof en {
  return messages[usePageLocale()]
}
