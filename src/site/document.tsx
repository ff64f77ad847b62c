import type { ReactNode } from 'react'
import { consentScript } from '@/domains/measurement/consent-state'
import { readEnvironment } from '@/foundation/env/environment'
import type { Locale } from '@/foundation/i18n/locales'
import type { Head } from '@/foundation/seo/metadata'
import { fallbackScript } from '@/ui/fallback-script'
import { languageOfferScript } from '@/ui/language-offer-script'
import { speculationRules } from '@/ui/prefetch-rules'
import { revealScript } from '@/ui/reveal-script'
import { searchKeyScript } from '@/ui/search-key-script'
import { themeScript } from '@/ui/theme-script'
import type { PageAssets } from './assets'
import { CommonHead, PageHead } from './head-elements'

const { analytics } = readEnvironment()

const headScripts = [
  themeScript,
  revealScript,
  fallbackScript,
  searchKeyScript,
  ...(analytics ? [consentScript] : []),
].join('\n')

/** The texts of all inline scripts of a document, which its policy allows by their hashes. */
export const inlineScripts: readonly string[] = [headScripts, speculationRules, languageOfferScript]

interface DocumentProps {
  locale: Locale
  head: Head
  assets: PageAssets
  children: ReactNode
}

/** The HTML document of a page. */
export function Document({ locale, head, assets, children }: DocumentProps) {
  return (
    <html lang={locale}>
      {/* biome-ignore lint/style/noHeadElement: this is not a page of Next. */}
      <head>
        <CommonHead locale={locale} />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <PageHead head={head} />
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours.
          dangerouslySetInnerHTML={{ __html: headScripts }}
        />
        <script
          type="speculationrules"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours.
          dangerouslySetInnerHTML={{ __html: speculationRules }}
        />
        {/* Delays the first paint until the page is parsed: on slow devices it would shift otherwise. */}
        <link rel="expect" href="#page-end" blocking="render" />
        <script type="module" src={assets.script} />
      </head>
      <body>
        {children}
        <link rel="stylesheet" href="/styles/print.css" media="print" />
        <span id="page-end" hidden />
      </body>
    </html>
  )
}
