import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { applyPath } from '@/domains/suppliers/applications/limits'
import { localePath } from '@/foundation/routing/locale-path'
import { glossaryPath, supplierCollections, viewAll } from '@/foundation/routing/paths'
import { Appearance } from './appearance'

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

interface FooterProps {
  showMarket: boolean
  poisonLines: ReactNode
  sampleNotice: ReactNode
}

/** The footer of every page, with the poison control numbers first. */
export function Footer({ showMarket, poisonLines, sampleNotice }: FooterProps) {
  const t = useTranslations('site')
  const locale = useLocale()
  return (
    <footer className="foot">
      <div className="page">
        <div className="lines stack-tight" id="poison-lines">
          <p>
            <b>{t('footer.eaten')}</b> {t('footer.call')}
          </p>
          {poisonLines}
        </div>
        <nav aria-label={t('footer.navigation')}>
          <ul>
            <li>
              <a href={localePath(locale, '/mushrooms')}>{t('nav.mushrooms')}</a>
            </li>
            <li>
              <a href={localePath(locale, '/mushrooms/species')}>{t('nav.species')}</a>
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
            {showMarket ? <Market /> : null}
            <li>
              <a href="/admin" rel="nofollow">
                {t('footer.editors')}
              </a>
            </li>
          </ul>
        </nav>
        <div className="colophon stack-tight">
          <p className="caption">{t('footer.expert')}</p>
          <p className="caption">{t('footer.colophon')}</p>
          {sampleNotice}
          <Appearance />
        </div>
      </div>
    </footer>
  )
}
