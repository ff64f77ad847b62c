import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Blocks } from '@/blocks/render'
import { JsonLd } from '@/foundation/seo/json-ld'
import { pageMetadata } from '@/foundation/seo/metadata'
import { websiteJsonLd } from '@/foundation/seo/website'
import { composedPage } from '@/site/site-shell/composed-page'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'
import { SiteShell } from '@/site/site-shell/site-shell'

interface Props {
  params: Promise<LocaleParams>
}

/** The cached page names the current month. */
export const revalidate = 86400

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf(await params)
  const t = await getTranslations('site')
  const metadata = pageMetadata({ locale, path: '/', title: t('tagline'), description: t('description') })
  return { ...metadata, title: { absolute: `Fungarium · ${t('tagline')}` } }
}

export default async function HomePage({ params }: Props) {
  const locale = localeOf(await params)
  const t = await getTranslations('site')
  const { layout, page } = await composedPage({ locale, slug: 'homePage', title: t('tagline'), path: '/' })
  const hasHeading = layout.some(({ blockType }) => blockType === 'hero')
  return (
    <SiteShell path="/">
      <JsonLd data={websiteJsonLd(locale, t('description'))} />
      {hasHeading ? null : <h1 className="hidden-visually">{t('tagline')}</h1>}
      <Blocks blocks={layout} page={page} />
    </SiteShell>
  )
}
