import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { readEnvironment } from '@/foundation/env/environment.mjs'
import { isLocale } from '@/foundation/i18n/locales'
import '@/ui/styles/site.css'

const fraunces = localFont({
  src: '../../../ui/fonts/fraunces.woff2',
  weight: '380 640',
  style: 'normal',
  variable: '--font-fraunces',
  display: 'swap',
})

const frauncesItalic = localFont({
  src: '../../../ui/fonts/fraunces-italic.woff2',
  weight: '390 560',
  style: 'italic',
  variable: '--font-fraunces-italic',
  display: 'swap',
})

const atkinson = localFont({
  src: '../../../ui/fonts/atkinson.woff2',
  weight: '400 700',
  style: 'normal',
  variable: '--font-atkinson',
  display: 'swap',
  adjustFontFallback: 'Arial',
})

/** Pages are made when first asked for, from the database; the build needs none. */
export function generateStaticParams() {
  return []
}

export const metadata: Metadata = {
  metadataBase: new URL(readEnvironment().siteUrl),
  title: { template: '%s · Fungarium', default: 'Fungarium' },
  formatDetection: { telephone: false },
}

export const viewport: Viewport = { colorScheme: 'light dark', width: 'device-width', initialScale: 1 }

interface Props {
  params: Promise<{ locale: string }>
  children: ReactNode
}

export default async function SiteLayout({ params, children }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  return (
    <html lang={locale} className={`${fraunces.variable} ${frauncesItalic.variable} ${atkinson.variable}`}>
      <body>{children}</body>
    </html>
  )
}
