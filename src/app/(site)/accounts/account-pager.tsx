import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/foundation/routing/locale-path'
import { Pager } from '@/ui/pager'

interface OwnPagerProps {
  path: string
  page: number
  pages: number
}

/** The page of a list that an address asks for: a whole number from 1. */
export function pageOf(asked: string | undefined): number {
  return asked && /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1
}

/** The way through a list of one's own; nothing where one page holds it. */
export function AccountPager({ path, page, pages }: OwnPagerProps) {
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
