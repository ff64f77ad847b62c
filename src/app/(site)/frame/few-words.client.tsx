'use client'

import { useParams } from 'next/navigation'
import { isLocale } from '@/foundation/i18n/locales'
import en from '../../../../messages/en/errors.json'
import es from '../../../../messages/es/errors.json'
import pt from '../../../../messages/pt/errors.json'

const words = { en, es, pt }

/** The few words that must be there when nothing else is: while a page loads, and when it could not be made. */
export function useFewWords(): typeof en {
  const { locale } = useParams()
  return words[isLocale(locale) ? locale : 'en']
}
