import type { ReactNode } from 'react'
import { Reactions } from '@/site/contributions/reactions'
import { fetchFonts, type Tone } from '@/ui/fonts'
import { useTranslations } from '@/ui/texts'
import { Announcements } from './announcements'
import { ConsentBanner } from './consent'
import { BuiltInFooter, EditedFooter } from './footer'
import { EditedHeader, Header } from './header'
import { LanguageOffer } from './language-offer'
import { PreviewNotice } from './preview-notice'

interface SiteShellProps {
  /** The page's path without its language. */
  path: string
  /** What links to this page have after its path. */
  suffix?: string
  /** Shown above the page's content, in full width. */
  banner?: ReactNode
  tone?: Tone
  hasItalics?: boolean
  /** Whether the footer leads to the market: not on pages about psychoactive or poisonous species. */
  showMarket?: boolean
  /** For a page that must not depend on the database. */
  withoutDatabase?: boolean
  children: ReactNode
}

/** Header and footer of every page; the language links lead to the same path. */
export function SiteShell({
  path,
  suffix = '',
  banner,
  tone,
  hasItalics = true,
  showMarket = true,
  withoutDatabase = false,
  children,
}: SiteShellProps) {
  const t = useTranslations('site')
  const [SiteHeader, SiteFooter] = withoutDatabase ? [Header, BuiltInFooter] : [EditedHeader, EditedFooter]
  fetchFonts({ tone, hasItalics })
  return (
    <div className={tone ? `tone-${tone}` : undefined}>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <LanguageOffer path={path + suffix} />
      {withoutDatabase ? null : <ConsentBanner />}
      {withoutDatabase ? null : <PreviewNotice path={path + suffix} />}
      {withoutDatabase ? null : <Announcements />}
      <SiteHeader path={path} suffix={suffix} />
      <main id="main">
        {banner}
        <div className="page">{children}</div>
      </main>
      <SiteFooter showMarket={showMarket} />
      <Reactions />
    </div>
  )
}
