import { localePath } from '@/foundation/routing/locale-path'
import { marketCollections, viewAll } from '@/foundation/routing/paths'
import { useLocale, useTranslations } from '@/ui/texts'

/** Links between the lists of the market. */
export function MarketNav({ current }: { current: (typeof marketCollections)[number] }) {
  const t = useTranslations()
  const locale = useLocale()
  return (
    <nav className="market-nav" aria-label={t('site.nav.market')}>
      <ul>
        {marketCollections.map((collection) => (
          <li key={collection}>
            <a
              href={localePath(locale, viewAll[collection])}
              aria-current={collection === current ? 'page' : undefined}
            >
              {collection === 'products' ? t('site.nav.products') : t(`suppliers.crumb.${collection}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
