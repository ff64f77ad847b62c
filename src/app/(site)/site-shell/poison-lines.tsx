import { useLocale } from 'next-intl'
import { getFormatter, getLocale, getTranslations } from 'next-intl/server'
import { allowAll } from '@/app/page-reader'
import { PoisonLineList } from '@/domains/poison-lines/components/poison-line-list'
import { poisonLinesSlug } from '@/domains/poison-lines/global'
import { listPoisonLines } from '@/domains/poison-lines/queries'
import { builtInLinesIn, lastChecked } from '@/domains/poison-lines/view'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Locale } from '@/foundation/i18n/locales'

async function loadLines() {
  dependsOn([tags.global(poisonLinesSlug)])
  return listPoisonLines(await allowAll((await getLocale()) as Locale))
}

/** Poison control numbers by country, those of the reader's language first. */
export async function PoisonLines() {
  return <PoisonLineList lines={await loadLines()} />
}

/** The numbers that need no database. */
export function BuiltInPoisonLines() {
  const locale = useLocale() as Locale
  return <PoisonLineList lines={builtInLinesIn(locale)} />
}

/** The numbers, and when they were last checked. */
export async function CheckedPoisonLines() {
  const [lines, t, format] = await Promise.all([loadLines(), getTranslations('site.footer'), getFormatter()])
  const date = lastChecked(lines)
  return (
    <>
      <PoisonLineList lines={lines} />
      <p className="caption">
        {date
          ? t('checked', { date: format.dateTime(new Date(date), { dateStyle: 'medium' }) })
          : t('unchecked')}
      </p>
    </>
  )
}
