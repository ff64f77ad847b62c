import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/foundation/routing/locale-path'
import { marketCollections, viewAll } from '@/foundation/routing/paths'

/** From any list of the market to the others: what is sold, and by whom. */
export function MarketNav({ at }: { at: (typeof marketCollections)[number] }) {
  const t = useTranslations()
  const locale = useLocale()
  return (
    <nav className="market-nav" aria-label={t('site.nav.market')}>
      <ul>
        {marketCollections.map((one) => (
          <li key={one}>
            <a href={localePath(locale, viewAll[one])} aria-current={one === at ? 'page' : undefined}>
              {one === 'products' ? t('site.nav.products') : t(`suppliers.crumb.${one}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
