import en from '@messages/en/contributions.json'
import es from '@messages/es/contributions.json'
import pt from '@messages/pt/contributions.json'
import type { PayloadRequest } from 'payload'
import { createTranslator } from 'use-intl/core'
import { defaultLocale, isLocale, type Locale } from '@/foundation/i18n/locales'

const catalogues: Record<Locale, typeof en> = { en, es, pt }

/** Says a word of the queue in the panel's language. */
export type Say = (word: string, values?: Record<string, string | number>) => string

/** The words of the queue, in the language that somebody has chosen for the panel. */
export function wordsFor({ i18n }: PayloadRequest): { language: Locale; t: Say } {
  const language = isLocale(i18n.language) ? i18n.language : defaultLocale
  const translate = createTranslator({
    locale: language,
    messages: catalogues[language],
    namespace: 'moderation',
  })
  return { language, t: (word, values) => translate(word as 'title', values as never) }
}
