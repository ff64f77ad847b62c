import { localePath } from '@/foundation/routing/locale-path'
import { useLocale, useTranslations } from '@/ui/texts'

interface ReportLinkProps {
  /** The key of what is reported, `reviews:{id}`. */
  entry: string
  /** Whether it is a page with facts, which can be wrong. */
  isPage?: boolean
}

/** The link to the form that reports an entry, or an error on a page. */
export function ReportLink({ entry, isPage = false }: ReportLinkProps) {
  const t = useTranslations('contributions')
  return (
    <a className="report-link" href={localePath(useLocale(), `/report?entry=${entry}`)} rel="nofollow">
      {t(isPage ? 'reportError' : 'report')}
    </a>
  )
}
