import type { Metadata } from 'next'
import { cache } from 'react'
import { pageContext } from '@/blocks/page-context'
import { Blocks } from '@/blocks/render'
import { ReportLink } from '@/domains/contributions/components/report-link'
import { getPage } from '@/domains/pages/queries'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Locale } from '@/foundation/i18n/locales'
import { plainText } from '@/foundation/i18n/localized-text'
import { documentPath } from '@/foundation/routing/paths'
import { notFound } from '@/foundation/routing/signals'
import { slugPattern } from '@/foundation/routing/slug'
import { pageMetadata } from '@/foundation/seo/metadata'
import { allowAll, pageReader } from '@/site/page-reader'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { MeasurementNote } from '@/site/site-shell/consent'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'
import { SiteShell } from '@/site/site-shell/site-shell'
import { InlineText } from '@/ui/inline-text'

interface Props {
  params: Promise<LocaleParams & { slug: string }>
}

/** The page that also says what is counted, as it is configured. */
const privacySlug = 'privacy'

const load = cache(async (locale: Locale, slug: string) => {
  if (!slugPattern.test(slug)) notFound()
  const page = await getPage(await pageReader(locale), slug)
  dependsOn([tags.slug('pages', slug), ...(page ? [tags.document('pages', page.id)] : [])])
  if (!page) notFound()
  return page
})

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, ...rest } = await params
  const locale = localeOf(rest)
  const { title, description } = await load(locale, slug)
  return pageMetadata({
    locale,
    path: documentPath('pages', slug),
    title: plainText(title),
    description: plainText(description ?? title),
  })
}

/** A page that editors have composed of blocks. */
export default async function BlocksPage({ params }: Props) {
  const { slug, ...rest } = await params
  const locale = localeOf(rest)
  const { id, title, description, layout } = await load(locale, slug)
  const path = documentPath('pages', slug)
  const context = pageContext({ reader: await allowAll(locale), id, title: plainText(title), path })
  return (
    <SiteShell path={path}>
      <Breadcrumbs crumbs={crumbsTo(locale, path, { label: title })} />
      <article>
        <header className="archive-head">
          <div className="stack-tight">
            <h1>
              <InlineText text={title} />
            </h1>
            {description ? (
              <p className="lead">
                <InlineText text={description} />
              </p>
            ) : null}
          </div>
        </header>
        <div className="stack">
          <Blocks blocks={layout} page={context} />
          {slug === privacySlug ? <MeasurementNote /> : null}
          <p>
            <ReportLink entry={`pages:${id}`} isPage />
          </p>
        </div>
      </article>
    </SiteShell>
  )
}
