import { CartLink } from '@/domains/cart/components/cart-link'
import type { SiteLink } from '@/domains/navigation/queries'
import { SearchField } from '@/domains/search/components/search-field'
import { AccountLink } from '@/domains/users/components/account-link'
import { localePath } from '@/foundation/routing/locale-path'
import {
  dataPath,
  documentPath,
  glossaryPath,
  identifyPath,
  marketCollections,
  seasonPath,
  supplierCollections,
  viewAll,
} from '@/foundation/routing/paths'
import { Icon } from '@/ui/icon'
import { InlineText } from '@/ui/inline-text'
import { useLocale, useTranslations } from '@/ui/texts'
import { Mark } from '@/ui/wordmark'
import { Languages } from './languages'
import { useShell } from './shell-context'

const sections = [
  { key: 'mushrooms', path: '/mushrooms' },
  { key: 'species', path: '/mushrooms/species' },
  { key: 'growing', path: viewAll.growingguides },
  { key: 'market', path: viewAll.products },
] as const

const tools = [
  { key: 'identify', path: identifyPath },
  { key: 'season', path: seasonPath },
] as const

const reading = [
  { key: 'recipes', path: viewAll.recipes },
  { key: 'posts', path: viewAll.posts },
  { key: 'projects', path: viewAll.projects },
  { key: 'glossary', path: glossaryPath },
  { key: 'data', path: dataPath },
] as const

/** Folders of the market: those of its lists and of their documents. */
const market = marketCollections.flatMap((collection) => [
  viewAll[collection],
  documentPath(collection, '').slice(0, -1),
])

const isBelow = (path: string) => (start: string) => path === start || path.startsWith(`${start}/`)

/** The navigation section with the longest matching path. */
function sectionOf(address: string, paths: readonly string[]): string | undefined {
  const [path = ''] = address.split('?')
  if (market.some(isBelow(path)) && paths.includes(viewAll.products)) return viewAll.products
  return paths.filter(isBelow(path)).sort((a, b) => b.length - a.length)[0]
}

interface HeaderProps {
  path: string
  /** What links to this page have after its path. */
  suffix: string
  /** Those that editors have placed; without them, the built-in ones are shown. */
  links?: readonly SiteLink[]
}

/** Whether a link may lead to a shop. */
export function isShopLink({ url }: Pick<SiteLink, 'url'>): boolean {
  return !url.startsWith('/') || market.some(isBelow(url))
}

function Links({ path, links = [] }: Omit<HeaderProps, 'suffix'>) {
  const t = useTranslations('site.nav')
  const locale = useLocale()
  const builtIn = sections.map(({ key, path: url }) => ({
    label: t(key),
    url,
    href: localePath(locale, url),
  }))
  const all = links.length > 0 ? links : builtIn
  const section = sectionOf(
    path,
    all.map(({ url }) => url),
  )
  return all.map(({ label, url, href }) => (
    <li key={url}>
      <a href={href} aria-current={path === url ? 'page' : url === section ? 'true' : undefined}>
        <InlineText text={label} />
      </a>
    </li>
  ))
}

/** Tools and texts, which only the phone menu has room for. */
function Reading({ path }: { path: string }) {
  const t = useTranslations('site.nav')
  const locale = useLocale()
  const linkTo = ({ key, path: url }: (typeof tools | typeof reading)[number], className?: string) => (
    <li key={key} className={className}>
      <a href={localePath(locale, url)} aria-current={path === url ? 'page' : undefined}>
        {t(key)}
      </a>
    </li>
  )
  return [...tools.map((tool) => linkTo(tool)), ...reading.map((list) => linkTo(list, 'menu-reading'))]
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

/** All links on small screens, which have no room for the navigation. */
function Menu({ path, suffix, links }: HeaderProps) {
  const t = useTranslations('site')
  return (
    <details className="menu" data-dropdown="">
      <summary>
        <Icon name="menu" />
        <span>{t('menu')}</span>
      </summary>
      <ul>
        <Links path={path} links={links} />
        {/* The market is the last of the links. */}
        <Sellers path={path} />
        <Reading path={path} />
        <li>
          <Languages path={path + suffix} inFull />
        </li>
      </ul>
    </details>
  )
}

/** The header with name, navigation, account, cart and languages. */
export function Header({ path, suffix, links }: HeaderProps) {
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
            <Links path={path} links={links} />
          </ul>
        </nav>
        <SearchField />
        <Languages path={path + suffix} />
        <AccountLink path={path + suffix} />
        <CartLink />
        <Menu path={path} suffix={suffix} links={links} />
      </div>
    </header>
  )
}

/** The header with the links that editors have placed. */
export function EditedHeader(props: Omit<HeaderProps, 'links'>) {
  return <Header {...props} links={useShell().headerLinks} />
}
