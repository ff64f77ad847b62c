import { useLocale, useTranslations } from 'next-intl'
import { longestNote, reportReasons } from '@/domains/reports/report'
import type { FailedSubmission } from '@/foundation/forms/form-state'
import { localePath } from '@/foundation/routing/locale-path'
import { Button } from '@/ui/button'
import { FormSummary } from '@/ui/form-summary.client'
import { RadioGroup } from '@/ui/radio-group'
import { TextArea } from '@/ui/text-area'

interface ReportFormProps {
  /** What is reported in one word: `reviews:{id}`. */
  entry: string
  /** The page it stands on, without language. */
  from: string
  attempt: FailedSubmission | null
  openedAt: number
}

export function ReportForm({ entry, from, attempt, openedAt }: ReportFormProps) {
  const t = useTranslations('contributions')
  const words = useTranslations('ui.form')
  const locale = useLocale()
  const problems = (attempt?.problems ?? []).map(({ field, code }) => ({
    field,
    message: t(`problems.${code}` as 'problems.failed'),
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
      <label className="trap" aria-hidden="true">
        {t('website')}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <RadioGroup
        name="reason"
        label={t('reportForm.reason')}
        required
        error={errorOf('reason')}
        defaultValue={attempt?.values.reason}
        options={reportReasons.map((reason) => ({
          value: reason,
          label: t(`moderation.reports.${reason}`),
        }))}
      />
      <TextArea
        name="note"
        label={t('reportForm.note')}
        limit={{ characters: longestNote, label: words('left') }}
        error={errorOf('note')}
        defaultValue={attempt?.values.note}
      />
      <div className="form-actions">
        <Button type="submit">{t('reportForm.submit')}</Button>
      </div>
    </form>
  )
}
