import type { ReactNode } from 'react'
import type { FailedSubmission } from '@/foundation/forms/form-state'
import { translateProblem } from '@/foundation/forms/translate-problem'
import { localePath } from '@/foundation/routing/locale-path'
import { Button } from '@/ui/button'
import { FormSummary } from '@/ui/form-summary'
import { useLocale, useTranslations } from '@/ui/texts'

/** Value and problem from the failed submission. */
interface FieldState {
  id: string
  name: string
  error?: string
  defaultValue?: string
}

interface AccountFormProps {
  /** The collection of the endpoint. */
  collection?: string
  /** The endpoint below its collection. */
  action: `/${string}`
  /** The page of the form without the locale prefix: a failed submission is shown there. */
  from: string
  submission: FailedSubmission | null
  submit: string
  danger?: boolean
  hidden?: Record<string, string | undefined>
  /** For forms with files. */
  multipart?: boolean
  /** Renders the fields. */
  children: (field: (name: string, initial?: string | null) => FieldState) => ReactNode
}

/**
 * A form for accounts. Without JavaScript, a failed submission returns to the page with its values and
 * problems.
 */
export function AccountForm({
  collection = 'users',
  action,
  from,
  submission,
  submit,
  danger,
  hidden = {},
  multipart,
  children,
}: AccountFormProps) {
  const t = useTranslations('accounts')
  const locale = useLocale()
  const failed = submission?.form === action ? submission : null
  const idOf = (name: string) => `${action.slice(1)}-${name}`
  const problems = (failed?.problems ?? []).map(({ field, code, values }) => ({
    field,
    message: translateProblem(t, { code, values }),
  }))
  const field = (name: string, initial?: string | null): FieldState => ({
    id: idOf(name),
    name,
    error: problems.find((problem) => problem.field === name)?.message,
    defaultValue: failed?.values[name] ?? initial ?? undefined,
  })
  return (
    <form
      className="form"
      method="post"
      action={`/api/${collection}${action}`}
      encType={multipart ? 'multipart/form-data' : undefined}
      noValidate
    >
      {problems.length > 0 ? (
        <FormSummary
          title={t('problemsTitle', { count: problems.length })}
          errors={problems.map((problem) => ({
            message: problem.message,
            field: problem.field && idOf(problem.field),
          }))}
        />
      ) : null}
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="from" value={localePath(locale, from)} />
      {Object.entries(hidden).map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children(field)}
      <div className="form-actions">
        <Button type="submit" kind={danger ? 'danger' : 'primary'}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
