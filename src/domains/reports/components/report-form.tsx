import { Honeypot } from '@/domains/contributions/components/honeypot'
import { maxNoteLength, problemValues } from '@/domains/contributions/entry-limits'
import { reportReasons } from '@/domains/reports/report'
import type { FailedSubmission } from '@/foundation/forms/form-state'
import { translateProblem } from '@/foundation/forms/translate-problem'
import { localePath } from '@/foundation/routing/locale-path'
import { Button } from '@/ui/button'
import { FormSummary } from '@/ui/form-summary'
import { RadioGroup } from '@/ui/radio-group'
import { TextArea } from '@/ui/text-area'
import { useLocale, useTranslations } from '@/ui/texts'

interface ReportFormProps {
  /** The key of the reported entry, `reviews:{id}`. */
  entry: string
  /** Whether it is a page that editors correct. */
  isPage: boolean
  /** The page of the form, without language. */
  from: string
  submission: FailedSubmission | null
  openedAt: number
}

export function ReportForm({ entry, isPage, from, submission, openedAt }: ReportFormProps) {
  const t = useTranslations('contributions')
  const form = useTranslations('ui.form')
  const locale = useLocale()
  const problems = (submission?.problems ?? []).map(({ field, code }) => ({
    field,
    message: translateProblem(t, { code, values: problemValues[code] }),
  }))
  const errorOf = (name: string) => problems.find(({ field }) => field === name)?.message
  return (
    <form className="form" method="post" action="/api/reports/write" noValidate>
      {problems.length > 0 ? (
        <FormSummary title={t('problemsTitle', { count: problems.length })} errors={problems} />
      ) : null}
      <input type="hidden" name="entry" value={entry} />
      <input type="hidden" name="from" value={localePath(locale, from)} />
      <input type="hidden" name="openedAt" value={openedAt} />
      <Honeypot label={t('honeypot')} />
      <RadioGroup
        name="reason"
        label={t('reportForm.reason')}
        required
        error={errorOf('reason')}
        defaultValue={submission?.values.reason}
        options={reportReasons.map((reason) => ({
          value: reason,
          label: t(`moderation.reports.${reason}`),
        }))}
      />
      <TextArea
        name="note"
        label={t(isPage ? 'reportForm.errorNote' : 'reportForm.note')}
        limit={{ characters: maxNoteLength, label: form('left') }}
        error={errorOf('note')}
        defaultValue={submission?.values.note}
      />
      <div className="form-actions">
        <Button type="submit">{t('reportForm.submit')}</Button>
      </div>
    </form>
  )
}
