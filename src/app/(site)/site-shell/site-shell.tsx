import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Reactions } from '@/app/(site)/contributions/reactions.client'
import { localePath } from '@/foundation/routing/locale-path'
import { fetchFonts, type Voice } from '@/ui/fonts'
import { Footer } from './footer'
import { Header } from './header'
import { PreviewNotice } from './preview-notice'

interface FrameProps {
  /** Where the page stands, without its language. */
  path: string
  /** Stands above everything in the page: a verdict. */
  before?: ReactNode
  voice?: Voice
  /** Not from what is psychoactive or poisonous: such pages lead to no shop, in their frame neither. */
  shops?: boolean
  /** Rendered along with every page, in case it is not found: what it needs is not fetched ahead. */
  lost?: boolean
  children: ReactNode
}

/** What every page has around it. Its path is known to the page, so that the languages lead to its twins. */
export function SiteShell({ path, before, voice, shops = true, lost = false, children }: FrameProps) {
  const t = useTranslations('site')
  const all = useTranslations('contributions')
  const locale = useLocale()
  if (!lost) fetchFonts(voice)
  return (
    <div className={voice ? `voice-${voice}` : undefined}>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <PreviewNotice path={path} />
      <Header path={path} shops={shops} />
      <main id="main">
        {before}
        <div className="page">{children}</div>
      </main>
      <Footer shops={shops} />
      <Reactions signIn={localePath(locale, '/login')} failed={all('markFailed')} />
    </div>
  )
}
