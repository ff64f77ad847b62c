import type { ProblemMessages } from '@/domains/contributions/browser/form-failure'
import { problemValues, textLength } from '@/domains/contributions/entry-limits'
import type { ContributionKind } from '@/domains/contributions/kinds'
import { translateProblem } from '@/foundation/forms/translate-problem'
import type { Locale } from '@/foundation/i18n/locales'
import { messagesOf } from '@/foundation/i18n/messages'
import { translator } from '@/foundation/i18n/translator'
import type { DeletionMessages } from './delete-entry'

/** Messages that the form of every entry needs in the browser. */
export interface EntryFormMessages extends ProblemMessages {
  honeypot: string
  textHint: string
  charactersLeft: string
  sending: string
  deletion: DeletionMessages
}

/** @param maxProblems how many problems the form can have at once */
export function entryFormMessages(
  locale: Locale,
  kind: ContributionKind,
  maxProblems: number,
): EntryFormMessages {
  const t = translator(locale, 'contributions')
  const ui = translator(locale, 'ui')
  const messages = messagesOf(locale)
  const codes = Object.keys(messages.contributions.problems)
  return {
    problems: Object.fromEntries(
      codes.map((code) => [code, translateProblem(t, { code, values: problemValues[code] })]),
    ),
    problemTitles: Array.from({ length: maxProblems }, (_, index) =>
      t('problemsTitle', { count: index + 1 }),
    ),
    honeypot: t('honeypot'),
    textHint: ui('reviewForm.textHint', textLength),
    charactersLeft: messages.ui.form.left,
    sending: ui('reviewForm.sending'),
    deletion: {
      open: t('deletion.open'),
      question: t('deletion.question', { kind }),
      submit: t('deletion.submit', { kind }),
    },
  }
}
