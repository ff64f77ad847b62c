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

/** The market's own folders: each entry's stands beside its list's. */
const market = marketCollections.flatMap((one) => [viewAll[one], documentPath(one, '').slice(0, -1)])

/** The section a page stands in is the one whose path it continues the furthest. */
function sectionOf(address: string): string | undefined {
  const [path = ''] = address.split('?')
  const holds = (start: string) => path === start || path.startsWith(`${start}/`)
  if (market.some(holds)) return viewAll.products
  return sections
    .map((section) => section.path)
    .filter(holds)
    .sort((one, another) => another.length - one.length)[0]
}

interface HeaderProps {
  path: string
  /** Whether there are ways to the market and the cart. */
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

/** On a phone there is room for whoever sells, too. */
function Sellers({ path }: { path: string }) {
  const t = useTranslations('suppliers.crumb')
  const locale = useLocale()
  return supplierCollections.map((kind) => (
    <li key={kind} className="menu-within">
      <a href={localePath(locale, viewAll[kind])} aria-current={path === viewAll[kind] ? 'page' : undefined}>
        {t(kind)}
      </a>
    </li>
  ))
}

/** Name, ways in, languages; the same page in another language keeps its path. */
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
        {showMarket ? <CartLink /> : null}
        <details className="menu">
          <summary>
            <Icon name="menu" />
            <span>{t('menu')}</span>
          </summary>
          <ul>
            <Links path={path} showMarket={showMarket} />
            {showMarket ? <Sellers path={path} /> : null}
          </ul>
        </details>
      </div>
    </header>
  )
}
