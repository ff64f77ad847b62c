'use client'

import en from '@messages/en/errors.json'
import es from '@messages/es/errors.json'
import pt from '@messages/pt/errors.json'
import { useParams } from 'next/navigation'
import { isLocale, type Locale } from '@/foundation/i18n/locales'

const words = { en, es, pt }

/** The language of the address; for what has no dictionary at hand. */
export function usePageLocale(): Locale {
  const { locale } = useParams()
  return isLocale(locale) ? locale : 'en'
}

/** The few words that must be there when nothing else is: while a page loads, and when it could not be made. */
export function useErrorMessages(): typeof en {
  return words[usePageLocale()]
}
