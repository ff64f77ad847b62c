import en from '@messages/en/contributions.json'
import es from '@messages/es/contributions.json'
import pt from '@messages/pt/contributions.json'
import type { PayloadRequest } from 'payload'
import { createTranslator } from 'use-intl/core'
import { problemValues } from '@/domains/contributions/entry-limits'
import { translateProblem } from '@/foundation/forms/translate-problem'
import { languageOfCall } from '@/foundation/payload/created-message'

const catalogues = { en, es, pt }

/** The message of a problem in the language of the call. */
export function problemMessage(
  req: Pick<PayloadRequest, 'headers' | 'i18n' | 'query'>,
  code: string,
): string {
  const locale = languageOfCall(req)
  const t = createTranslator({ locale, messages: catalogues[locale] })
  return translateProblem(t, { code, values: problemValues[code] })
}
