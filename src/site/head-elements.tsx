import { readEnvironment } from '@/foundation/env/environment'
import type { Locale } from '@/foundation/i18n/locales'
import { localePath } from '@/foundation/routing/locale-path'
import type { Head, ShareImage } from '@/foundation/seo/metadata'
import { completeTitle } from '@/foundation/seo/title'
import { tokenValues } from '@/ui/token-values'

const { siteUrl } = readEnvironment()

const paper = { light: tokenValues('light')('paper'), dark: tokenValues('dark')('paper') }

function titleOf(title: Head['title']): string {
  if (title === undefined) return 'Fungarium'
  return typeof title === 'string' ? completeTitle(title) : title.absolute
}

const robotsOf = ({ index, follow }: NonNullable<Head['robots']>) =>
  [
    index === undefined ? [] : index ? 'index' : 'noindex',
    follow === undefined ? [] : follow ? 'follow' : 'nofollow',
  ]
    .flat()
    .join(', ')

/** The address as search engines know it: that of the home page has no slash at its end. */
const withoutSlash = (url: string) => (url === `${siteUrl}/` ? siteUrl : url)

function Alternates({ canonical, languages, types = {} }: NonNullable<Head['alternates']>) {
  return (
    <>
      <link rel="canonical" href={withoutSlash(canonical)} />
      {Object.entries(languages).map(([language, url]) => (
        <link key={language} rel="alternate" hrefLang={language} href={withoutSlash(url)} />
      ))}
      {Object.entries(types).map(([type, url]) => (
        <link key={type} rel="alternate" type={type} href={url} />
      ))}
    </>
  )
}

function OpenGraph({ openGraph }: { openGraph: NonNullable<Head['openGraph']> }) {
  const { title, description, url, siteName, locale, images } = openGraph
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={withoutSlash(url)} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={locale} />
      {images.map((image) => (
        <OpenGraphImage key={image.url} {...image} />
      ))}
    </>
  )
}

function OpenGraphImage({ url, type, width, height, alt }: ShareImage) {
  return (
    <>
      <meta property="og:image" content={new URL(url, siteUrl).href} />
      <meta property="og:image:type" content={type} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={alt} />
    </>
  )
}

function TwitterCard({ twitter }: { twitter: NonNullable<Head['twitter']> }) {
  const { card, title, description, images } = twitter
  return (
    <>
      <meta name="twitter:card" content={card} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {images.map(({ url, type, width, height, alt }) => (
        <TwitterImage key={url} url={url} type={type} width={width} height={height} alt={alt} />
      ))}
    </>
  )
}

function TwitterImage({ url, type, width, height, alt }: ShareImage) {
  return (
    <>
      <meta name="twitter:image" content={new URL(url, siteUrl).href} />
      <meta name="twitter:image:alt" content={alt} />
      <meta name="twitter:image:type" content={type} />
      <meta name="twitter:image:width" content={String(width)} />
      <meta name="twitter:image:height" content={String(height)} />
    </>
  )
}

function Icons() {
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" type="image/x-icon" />
      <link rel="icon" href="/icon.svg" sizes="any" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-icon.png" sizes="180x180" type="image/png" />
    </>
  )
}

/** What is in the head of every page. */
export function CommonHead({ locale }: { locale: Locale }) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content={paper.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={paper.dark} media="(prefers-color-scheme: dark)" />
      <meta name="color-scheme" content="light dark" />
      <meta name="format-detection" content="telephone=no" />
      <link rel="manifest" href={localePath(locale, '/manifest.webmanifest')} />
      <Icons />
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        href={`/opensearch/${locale}.xml`}
        title="Fungarium"
      />
    </>
  )
}

/** What a page says about itself. */
export function PageHead({ head }: { head: Head }) {
  const { title, description, referrer, robots, alternates, openGraph, twitter } = head
  return (
    <>
      <title>{titleOf(title)}</title>
      {description === undefined ? null : <meta name="description" content={description} />}
      {referrer === undefined ? null : <meta name="referrer" content={referrer} />}
      {robots === undefined ? null : <meta name="robots" content={robotsOf(robots)} />}
      {alternates ? <Alternates {...alternates} /> : null}
      {openGraph ? <OpenGraph openGraph={openGraph} /> : null}
      {twitter ? <TwitterCard twitter={twitter} /> : null}
    </>
  )
}
