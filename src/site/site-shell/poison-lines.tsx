import { PoisonLineList } from '@/domains/poison-lines/components/poison-line-list'
import { lastChecked, type PoisonLine } from '@/domains/poison-lines/view'
import { useFormatter, useTranslations } from '@/ui/texts'
import { useShell } from './shell-context'

/** Poison control numbers by country, those of the reader's language first. */
export function PoisonLines() {
  return <PoisonLineList lines={useShell().poisonLines} />
}

/** When the numbers were last checked. */
export function LastChecked({ lines }: { lines: readonly PoisonLine[] }) {
  const t = useTranslations('site.footer')
  const format = useFormatter()
  const date = lastChecked(lines)
  return (
    <p className="caption">
      {date
        ? t('checked', { date: format.dateTime(new Date(date), { dateStyle: 'medium' }) })
        : t('unchecked')}
    </p>
  )
}
