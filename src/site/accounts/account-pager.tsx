import { localePath } from '@/foundation/routing/locale-path'
import { Pager } from '@/ui/pager'
import { useLocale, useTranslations } from '@/ui/texts'

interface AccountPagerProps {
  path: string
  page: number
  pages: number
}

/** The page number in a query parameter; 1 if it is invalid. */
export function pageOf(requested: string | undefined): number {
  return requested && /^[1-9]\d{0,4}$/.test(requested) ? Number(requested) : 1
}

/** Pages through a list of the account; null if there is only one page. */
export function AccountPager({ path, page, pages }: AccountPagerProps) {
  const t = useTranslations('archive')
  const locale = useLocale()
  if (pages < 2) return null
  const href = (to: number) => (to >= 1 && to <= pages ? localePath(locale, `${path}?page=${to}`) : undefined)
  return (
    <Pager
      label={t('pager')}
      place={t('page', { page, pages })}
      previous={{ label: t('previous'), href: href(page - 1) }}
      next={{ label: t('next'), href: href(page + 1) }}
    />
  )
}
