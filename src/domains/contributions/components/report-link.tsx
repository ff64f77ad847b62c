import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/foundation/routing/locale-path'

/** The link to the form that reports an entry; `entry` is its key, `reviews:{id}`. */
export function ReportLink({ entry }: { entry: string }) {
  const t = useTranslations('contributions')
  return (
    <a className="report-link" href={localePath(useLocale(), `/report?entry=${entry}`)} rel="nofollow">
      {t('report')}
    </a>
  )
}
