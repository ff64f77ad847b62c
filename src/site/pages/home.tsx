import { Blocks } from '@/blocks/render'
import { translator } from '@/foundation/i18n/translator'
import { JsonLd } from '@/foundation/seo/json-ld'
import { type Head, pageMetadata } from '@/foundation/seo/metadata'
import { websiteJsonLd } from '@/foundation/seo/website'
import type { Page, SiteRequest } from '@/site/page'
import { type ComposedPageData, loadComposedPage } from '@/site/site-shell/composed-page'
import { SiteShell } from '@/site/site-shell/site-shell'
import { useLocale, useTranslations } from '@/ui/texts'

function load({ locale, reader }: SiteRequest): Promise<ComposedPageData> {
  const t = translator(locale, 'site')
  return loadComposedPage({ reader, slug: 'homePage', title: t('tagline'), path: '/' })
}

function head(_: ComposedPageData, { locale }: SiteRequest): Head {
  const t = translator(locale, 'site')
  const metadata = pageMetadata({ locale, path: '/', title: t('tagline'), description: t('description') })
  return { ...metadata, title: { absolute: `Fungarium · ${t('tagline')}` } }
}

function View({ layout, blocks, page }: ComposedPageData) {
  const t = useTranslations('site')
  const locale = useLocale()
  const hasHeading = layout.some(({ blockType }) => blockType === 'hero')
  return (
    <SiteShell path="/">
      <JsonLd data={websiteJsonLd(locale, t('description'))} />
      {hasHeading ? null : <h1 className="hidden-visually">{t('tagline')}</h1>}
      <Blocks blocks={blocks} page={page} />
    </SiteShell>
  )
}

/** The home page. It names the current month. */
export const homePage: Page<ComposedPageData> = { load, head, View }
