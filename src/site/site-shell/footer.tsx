import { formPath, newsletterSlug } from '@/domains/forms/paths'
import type { FooterColumn } from '@/domains/navigation/queries'
import type { Operator } from '@/domains/operator/queries'
import type { TrustPage } from '@/domains/pages/queries'
import { PoisonLineList } from '@/domains/poison-lines/components/poison-line-list'
import { fallbackLines, type PoisonLine } from '@/domains/poison-lines/view'
import { applyPath } from '@/domains/suppliers/applications/limits'
import { localePath } from '@/foundation/routing/locale-path'
import {
  contactPath,
  dataPath,
  documentPath,
  glossaryPath,
  identifyPath,
  seasonPath,
  supplierCollections,
  viewAll,
} from '@/foundation/routing/paths'
import { cachedHtml } from '@/ui/html/cached-html'
import { InlineText } from '@/ui/inline-text'
import { useLocale, useTranslations } from '@/ui/texts'
import { Appearance } from './appearance'
import { ConsentLink } from './consent'
import { isShopLink } from './header'
import { NoOperator, OperatorLine } from './operator'
import { LastChecked } from './poison-lines'
import { SampleNotice } from './sample-notice'
import { useShell } from './shell-context'

function Market() {
  const t = useTranslations('site.nav')
  const sellers = useTranslations('suppliers')
  const locale = useLocale()
  return (
    <>
      <li>
        <a href={localePath(locale, viewAll.products)}>{t('market')}</a>
      </li>
      {supplierCollections.map((kind) => (
        <li key={kind}>
          <a href={localePath(locale, viewAll[kind])}>{sellers(`crumb.${kind}`)}</a>
        </li>
      ))}
      <li>
        <a href={localePath(locale, applyPath)}>{sellers('apply')}</a>
      </li>
    </>
  )
}

/** The links that every site begins with. */
function BuiltInLinks({ showMarket, hasNewsletter }: Pick<FooterProps, 'showMarket' | 'hasNewsletter'>) {
  const t = useTranslations('site')
  const locale = useLocale()
  return (
    <ul>
      <li>
        <a href={localePath(locale, '/mushrooms')}>{t('nav.mushrooms')}</a>
      </li>
      <li>
        <a href={localePath(locale, '/mushrooms/species')}>{t('nav.species')}</a>
      </li>
      <li>
        <a href={localePath(locale, identifyPath)}>{t('nav.identify')}</a>
      </li>
      <li>
        <a href={localePath(locale, seasonPath)}>{t('nav.season')}</a>
      </li>
      <li>
        <a href={localePath(locale, viewAll.growingguides)}>{t('nav.growing')}</a>
      </li>
      {(['recipes', 'posts', 'projects'] as const).map((collection) => (
        <li key={collection}>
          <a href={localePath(locale, viewAll[collection])}>{t(`nav.${collection}`)}</a>
        </li>
      ))}
      <li>
        <a href={localePath(locale, glossaryPath)}>{t('nav.glossary')}</a>
      </li>
      <li>
        <a href={localePath(locale, dataPath)}>{t('nav.data')}</a>
      </li>
      {showMarket ? <Market /> : null}
      <li>
        <a href={localePath(locale, contactPath)}>{t('footer.contact')}</a>
      </li>
      {hasNewsletter ? (
        <li>
          <a href={localePath(locale, formPath(newsletterSlug))}>{t('footer.newsletter')}</a>
        </li>
      ) : null}
      <li>
        <a href="/admin" rel="nofollow">
          {t('footer.editors')}
        </a>
      </li>
    </ul>
  )
}

function Column({ column, showMarket }: { column: FooterColumn; showMarket: boolean }) {
  const links = column.links.filter((link) => showMarket || !isShopLink(link))
  return (
    <div>
      {column.heading ? (
        <p className="eyebrow">
          <InlineText text={column.heading} />
        </p>
      ) : null}
      <ul>
        {links.map(({ label, url, href }) => (
          <li key={url}>
            <a href={href}>
              <InlineText text={label} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Links to who is behind the site, how it verifies and what it does with data. */
export function TrustLinks({ pages }: { pages: readonly TrustPage[] }) {
  const locale = useLocale()
  return (
    <ul className="trust-links">
      {pages.map(({ slug, title }) => (
        <li key={slug}>
          <a href={localePath(locale, documentPath('pages', slug))}>
            <InlineText text={title} />
          </a>
        </li>
      ))}
    </ul>
  )
}

interface FooterProps {
  showMarket: boolean
  /** Those that editors have placed; without them, the built-in links are shown. */
  columns?: readonly FooterColumn[]
  trustPages?: readonly TrustPage[]
  /** Whether there is a form to subscribe with. */
  hasNewsletter?: boolean
  poisonLines: readonly PoisonLine[]
  /** Whether editors maintain the poison lines. */
  areLinesMaintained?: boolean
  /** Who answers for the site; null if nobody is named, undefined where it is not known. */
  operator?: Operator | null
  hasSample?: boolean
}

function Content({
  showMarket,
  columns = [],
  trustPages = [],
  hasNewsletter = false,
  poisonLines,
  areLinesMaintained,
  operator,
  hasSample,
}: FooterProps) {
  const t = useTranslations('site')
  return (
    <div className="page">
      <div className="lines stack-tight" id="poison-lines">
        <p>
          <b>{t('footer.eaten')}</b> {t('footer.call')}
        </p>
        <PoisonLineList lines={poisonLines} />
        {areLinesMaintained ? <LastChecked lines={poisonLines} /> : null}
      </div>
      <nav aria-label={t('footer.navigation')}>
        {columns.length > 0 ? (
          columns.map((column, index) => (
            // The columns never change while they are shown.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Column key={index} column={column} showMarket={showMarket} />
          ))
        ) : (
          <BuiltInLinks showMarket={showMarket} hasNewsletter={hasNewsletter} />
        )}
      </nav>
      <div className="colophon stack-tight">
        {trustPages.length > 0 ? (
          <nav aria-label={t('footer.trust')}>
            <TrustLinks pages={trustPages} />
          </nav>
        ) : null}
        <p className="caption">{t('footer.expert')}</p>
        <p className="caption">{t('footer.colophon')}</p>
        {operator ? <OperatorLine operator={operator} /> : null}
        {hasSample ? <SampleNotice /> : null}
        {operator === null ? <NoOperator /> : null}
        <ConsentLink />
        <Appearance />
      </div>
    </div>
  )
}

/** The footer of every page, with the poison control numbers first. */
function Footer(props: FooterProps) {
  const locale = useLocale()
  const html = cachedHtml(`footer ${locale} ${JSON.stringify(props)}`, () => <Content {...props} />)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React.
  return <footer id="footer" className="foot" dangerouslySetInnerHTML={{ __html: html }} />
}

/** The footer that needs no database. */
export function BuiltInFooter({ showMarket }: Pick<FooterProps, 'showMarket'>) {
  return <Footer showMarket={showMarket} poisonLines={fallbackLines} />
}

/** The footer with the links and poison lines that editors have placed. */
export function EditedFooter({ showMarket }: Pick<FooterProps, 'showMarket'>) {
  const { footerColumns, trustPages, hasNewsletter, poisonLines, operator, hasSample } = useShell()
  return (
    <Footer
      showMarket={showMarket}
      columns={footerColumns}
      trustPages={trustPages}
      hasNewsletter={hasNewsletter}
      poisonLines={poisonLines}
      areLinesMaintained
      operator={operator}
      hasSample={hasSample}
    />
  )
}
