import { useFormatter, useTranslations } from 'next-intl'
import { getLocale } from 'next-intl/server'
import { PoisonLineList } from '@/domains/poison-lines/components/poison-line-list'
import { poisonLinesSlug } from '@/domains/poison-lines/global'
import { listPoisonLines } from '@/domains/poison-lines/queries'
import { lastChecked, type PoisonLine } from '@/domains/poison-lines/view'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Locale } from '@/foundation/i18n/locales'
import { allowAll } from '@/site/page-reader'

/** The numbers that editors maintain. */
export async function loadPoisonLines(): Promise<PoisonLine[]> {
  dependsOn([tags.global(poisonLinesSlug)])
  return listPoisonLines(await allowAll((await getLocale()) as Locale))
}

/** Poison control numbers by country, those of the reader's language first. */
export async function PoisonLines() {
  return <PoisonLineList lines={await loadPoisonLines()} />
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
