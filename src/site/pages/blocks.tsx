import { type LoadedBlock, loadBlocks } from '@/blocks/load-blocks'
import { pageContext } from '@/blocks/page-context'
import { Blocks } from '@/blocks/render'
import { ReportLink } from '@/domains/contributions/components/report-link'
import type { ContributionContext } from '@/domains/contributions/context'
import { getPage, type PageView, trustSlugs } from '@/domains/pages/queries'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { plainText } from '@/foundation/i18n/localized-text'
import { documentPath } from '@/foundation/routing/paths'
import { notFound } from '@/foundation/routing/signals'
import { slugPattern } from '@/foundation/routing/slug'
import { type Head, pageMetadata } from '@/foundation/seo/metadata'
import type { Page, SiteRequest } from '@/site/page'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { MeasurementNote } from '@/site/site-shell/consent'
import { OperatorSection } from '@/site/site-shell/operator'
import { SiteShell } from '@/site/site-shell/site-shell'
import { InlineText } from '@/ui/inline-text'
import { useLocale } from '@/ui/texts'

type Request = SiteRequest<{ slug: string }>

interface Data {
  page: PageView
  context: ContributionContext
  blocks: LoadedBlock[]
}

/** The page that also says what is counted, as it is configured. */
const privacySlug = 'privacy'

async function load({ params: { slug }, reader }: Request): Promise<Data> {
  if (!slugPattern.test(slug)) notFound()
  const page = await getPage(reader, slug)
  dependsOn([tags.slug('pages', slug), ...(page ? [tags.document('pages', page.id)] : [])])
  if (!page) notFound()
  const path = documentPath('pages', slug)
  const context = pageContext({ reader, id: page.id, title: plainText(page.title), path })
  return { page, context, blocks: await loadBlocks(page.layout, context) }
}

function head({ page: { title, description }, context }: Data, { locale }: Request): Head {
  return pageMetadata({
    locale,
    path: context.path,
    title: context.title,
    description: plainText(description ?? title),
  })
}

function View({ page: { id, slug, title, description }, context, blocks }: Data) {
  const locale = useLocale()
  const { path } = context
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
          <Blocks blocks={blocks} page={context} />
          {slug === privacySlug ? <MeasurementNote /> : null}
          {trustSlugs.some((one) => one === slug) ? <OperatorSection /> : null}
          <p>
            <ReportLink entry={`pages:${id}`} isPage />
          </p>
        </div>
      </article>
    </SiteShell>
  )
}

/** A page that editors have composed of blocks. */
export const blocksPage: Page<Data, { slug: string }> = { load, head, View }
