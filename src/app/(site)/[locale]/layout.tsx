import type { Metadata, Viewport } from 'next'
import { setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { consentScript } from '@/domains/measurement/consent-state'
import { readEnvironment } from '@/foundation/env/environment'
import { isLocale } from '@/foundation/i18n/locales'
import { localePath } from '@/foundation/routing/locale-path'
import { notFound } from '@/foundation/routing/signals'
import { scriptNonce } from '@/foundation/script-nonce'
import { titleTemplate } from '@/foundation/seo/title'
import { fallbackScript } from '@/ui/fallback-script'
import { speculationRules } from '@/ui/prefetch-rules'
import { revealScript } from '@/ui/reveal-script'
import { searchKeyScript } from '@/ui/search-key-script'
import { themeScript } from '@/ui/theme-script'
import { tokenValues } from '@/ui/token-values'
import '@/ui/styles/site.css'

/** Pages are rendered on their first request: the build has no database. */
export function generateStaticParams() {
  return []
}

const { analytics, siteUrl, payloadSecret } = readEnvironment()

const headScripts = [
  themeScript,
  revealScript,
  fallbackScript,
  searchKeyScript,
  ...(analytics ? [consentScript] : []),
]

interface Props {
  params: Promise<{ locale: string }>
  children: ReactNode
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  return {
    metadataBase: new URL(siteUrl),
    title: { template: titleTemplate, default: 'Fungarium' },
    formatDetection: { telephone: false },
    manifest: isLocale(locale) ? localePath(locale, '/manifest.webmanifest') : null,
  }
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: tokenValues('light')('paper') },
    { media: '(prefers-color-scheme: dark)', color: tokenValues('dark')('paper') },
  ],
  width: 'device-width',
  initialScale: 1,
}

export default async function SiteLayout({ params, children }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  return (
    // The script in the head sets the theme before React hydrates.
    <html lang={locale} suppressHydrationWarning>
      <head>
        <script
          nonce={payloadSecret && scriptNonce(payloadSecret)}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours.
          dangerouslySetInnerHTML={{
            __html: headScripts.join('\n'),
          }}
          // Browsers hide nonces, and the server removes this one.
          suppressHydrationWarning
        />
        <script
          type="speculationrules"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours.
          dangerouslySetInnerHTML={{ __html: speculationRules }}
        />
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          href={`/opensearch/${locale}.xml`}
          title="Fungarium"
        />
        {/* Delays the first paint until the page is parsed: on slow devices it would shift otherwise. */}
        <link rel="expect" href="#page-end" blocking="render" />
      </head>
      <body>
        {children}
        <link rel="stylesheet" href="/styles/print.css" media="print" />
        <span id="page-end" hidden />
      </body>
    </html>
  )
}
