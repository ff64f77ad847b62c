import { useLocale, useTranslations } from 'next-intl'
import { CartLink } from '@/domains/cart/components/cart-link'
import { AccountLink } from '@/domains/users/components/account-link'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath, marketCollections, supplierCollections, viewAll } from '@/foundation/routing/paths'
import { Icon } from '@/ui/icon'
import { Mark } from '@/ui/wordmark'
import { Languages } from './languages'

const sections = [
  { key: 'mushrooms', path: '/mushrooms' },
  { key: 'species', path: '/mushrooms/species' },
  { key: 'growing', path: viewAll.growingguides },
  { key: 'market', path: viewAll.products },
] as const

/** Folders of the market: those of its lists and of their documents. */
const market = marketCollections.flatMap((collection) => [
  viewAll[collection],
  documentPath(collection, '').slice(0, -1),
])

/** The navigation section with the longest matching path. */
function sectionOf(address: string): string | undefined {
  const [path = ''] = address.split('?')
  const contains = (start: string) => path === start || path.startsWith(`${start}/`)
  if (market.some(contains)) return viewAll.products
  return sections
    .map((section) => section.path)
    .filter(contains)
    .sort((a, b) => b.length - a.length)[0]
}

interface HeaderProps {
  path: string
  /** Whether the header links to the market and the cart. */
  showMarket: boolean
}

function Links({ path, showMarket }: HeaderProps) {
  const t = useTranslations('site.nav')
  const locale = useLocale()
  const section = sectionOf(path)
  const shown = sections.filter(({ key }) => showMarket || key !== 'market')
  return shown.map(({ key, path: target }) => (
    <li key={key}>
      <a
        href={localePath(locale, target)}
        aria-current={path === target ? 'page' : target === section ? 'true' : undefined}
      >
        {t(key)}
      </a>
    </li>
  ))
}

/** Links to what there is to read, which only the phone menu has room for. */
function Reading({ path }: { path: string }) {
  const t = useTranslations('site.nav')
  const locale = useLocale()
  return (['recipes', 'posts', 'projects'] as const).map((collection) => (
    <li key={collection}>
      <a
        href={localePath(locale, viewAll[collection])}
        aria-current={path === viewAll[collection] ? 'page' : undefined}
      >
        {t(collection)}
      </a>
    </li>
  ))
}

/** Links to the suppliers, which only the phone menu has room for. */
function Sellers({ path }: { path: string }) {
  const t = useTranslations('suppliers.crumb')
  const locale = useLocale()
  return supplierCollections.map((kind) => (
    <li key={kind} className="menu-dropdown">
      <a href={localePath(locale, viewAll[kind])} aria-current={path === viewAll[kind] ? 'page' : undefined}>
        {t(kind)}
      </a>
    </li>
  ))
}

/** The header with name, navigation, account, cart and languages. */
export function Header({ path, showMarket }: HeaderProps) {
  const t = useTranslations('site')
  const locale = useLocale()
  return (
    <header className="head">
      <div className="page">
        <a className="wordmark" href={localePath(locale, '/')}>
          <Mark />
          {t('name')}
        </a>
        <nav aria-label={t('mainNavigation')}>
          <ul className="nav">
            <Links path={path} showMarket={showMarket} />
          </ul>
        </nav>
        <Languages path={path} />
        <AccountLink path={path} />
        {/* Where nothing leads to a shop, the place of the cart stays empty, so that nothing moves. */}
        {showMarket ? <CartLink /> : <span className="cart-link" />}
        <details className="menu">
          <summary>
            <Icon name="menu" />
            <span>{t('menu')}</span>
          </summary>
          <ul>
            <Links path={path} showMarket={showMarket} />
            <Reading path={path} />
            {showMarket ? <Sellers path={path} /> : null}
          </ul>
        </details>
      </div>
    </header>
  )
}
