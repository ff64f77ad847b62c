import { useFormatter, useTranslations } from '@/ui/texts'

/** A date as `MMM dd, yyyy` in the reader's language; “Invalid date” if it cannot be read. */
export function ShortDate({ date }: { date: string }) {
  const t = useTranslations('ui')
  const format = useFormatter()
  const time = new Date(date)
  if (Number.isNaN(time.getTime())) return t('invalidDate')
  return (
    <time dateTime={date}>{format.dateTime(time, { year: 'numeric', month: 'short', day: '2-digit' })}</time>
  )
}
