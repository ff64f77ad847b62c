import { useFormatter, useLocale, useTranslations } from '@/ui/texts'

/** A date as `MMM dd, yyyy`, or as the reader's language writes it; “Invalid date” if it cannot be read. */
export function ShortDate({ date }: { date: string }) {
  const t = useTranslations('ui')
  const format = useFormatter()
  // Spanish and Portuguese begin with the day, and write no zero before it.
  const day = useLocale() === 'en' ? '2-digit' : 'numeric'
  const time = new Date(date)
  if (Number.isNaN(time.getTime())) return t('invalidDate')
  return <time dateTime={date}>{format.dateTime(time, { year: 'numeric', month: 'short', day })}</time>
}
