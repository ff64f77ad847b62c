import { useLocale, useTranslations } from 'next-intl'
import type { Attempt } from '../../../foundation/forms/attempt'
import { localePath } from '../../../foundation/routing/locale-path'
import { Button } from '../../../ui/button'
import { FormSummary } from '../../../ui/form-summary.client'
import { RadioGroup } from '../../../ui/radio-group'
import { TextArea } from '../../../ui/text-area'
import { longestNote, reportReasons } from '../report'

interface ReportFormProps {
  /** What is reported in one word: `reviews:{id}`. */
  entry: string
  /** The page it stands on, without language. */
  from: string
  attempt: Attempt | null
  openedAt: number
}

export function ReportForm({ entry, from, attempt, openedAt }: ReportFormProps) {
  const say = useTranslations('contributions')
  const words = useTranslations('ui.form')
  const locale = useLocale()
  const problems = (attempt?.problems ?? []).map(({ field, code }) => ({
    field,
    message: say(`problems.${code}` as 'problems.failed'),
  }))
  const errorOf = (name: string) => problems.find(({ field }) => field === name)?.message
  return (
    <form className="form" method="post" action="/api/reports/write" noValidate>
      {problems.length > 0 ? (
        <FormSummary title={say('problemsTitle', { count: problems.length })} errors={problems} />
      ) : null}
      <input type="hidden" name="entry" value={entry} />
      <input type="hidden" name="from" value={localePath(locale, from)} />
      <input type="hidden" name="openedAt" value={openedAt} />
      <label className="trap" aria-hidden="true">
        {say('website')}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <RadioGroup
        name="reason"
        label={say('reportForm.reason')}
        required
        error={errorOf('reason')}
        defaultValue={attempt?.values.reason}
        options={reportReasons.map((reason) => ({
          value: reason,
          label: say(`moderation.reports.${reason}`),
        }))}
      />
      <TextArea
        name="note"
        label={say('reportForm.note')}
        limit={{ characters: longestNote, label: words('left') }}
        error={errorOf('note')}
        defaultValue={attempt?.values.note}
      />
      <div className="form-actions">
        <Button type="submit">{say('reportForm.submit')}</Button>
      </div>
    </form>
  )
}
