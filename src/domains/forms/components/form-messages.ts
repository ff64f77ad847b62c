import type { AnswerProblem } from '@/domains/forms/rules'
import { useTranslations } from '@/ui/texts'

/** Problems that the browser finds without asking the server; `{max}` stands for the number of characters. */
const browserProblems = [
  'required',
  'invalidInput',
  'invalidSelection',
  'invalidEmail',
  'invalidNumber',
  'tooLong',
] as const satisfies readonly AnswerProblem[]

const maxProblemCount = 12

/** The texts of a form in the page's language, because the browser has no dictionary. */
export function useFormMessages() {
  const t = useTranslations('forms')
  return {
    problems: Object.fromEntries(
      browserProblems.map((code) => [code, t(`problems.${code}`, { max: '{max}' })]),
    ) as Record<AnswerProblem, string>,
    problemTitles: Array.from({ length: maxProblemCount }, (_, index) =>
      t('problemsTitle', { count: index + 1 }),
    ),
    serverError: t('serverError'),
    networkError: t('networkError'),
    submit: t('submit'),
    choose: t('choose'),
    sending: t('sending'),
    sent: t('sent'),
    honeypot: t('honeypot'),
  }
}

export type FormMessages = ReturnType<typeof useFormMessages>
