import en from '@messages/en/contributions.json'
import es from '@messages/es/contributions.json'
import pt from '@messages/pt/contributions.json'
import type { PayloadRequest } from 'payload'
import { isLocale } from '@/foundation/i18n/locales'

const catalogues = { en, es, pt }

/** What the server says of a form, in the language the form is in. */
export function sayIn({ locale }: Pick<PayloadRequest, 'locale'>, word: keyof typeof en.problems): string {
  return catalogues[isLocale(locale) ? locale : 'en'].problems[word]
}
