import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { listGlossary } from '@/domains/glossary/queries'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { glossaryPath } from '@/foundation/routing/paths'
import { pageMetadata } from '@/foundation/seo/metadata'
import { ArchiveHead } from '@/site/lists/archive-head'
import { pageReader } from '@/site/page-reader'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'
import { SiteShell } from '@/site/site-shell/site-shell'
import { capitalize } from '@/ui/capitalize'
import { InlineText } from '@/ui/inline-text'

interface Props {
  params: Promise<LocaleParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf(await params)
  const t = await getTranslations('species.glossary')
  return pageMetadata({ locale, path: glossaryPath, title: t('title'), description: t('lead') })
}

export default async function GlossaryPage({ params }: Props) {
  const locale = localeOf(await params)
  const t = await getTranslations('species.glossary')
  const terms = await listGlossary(await pageReader(locale))
  dependsOn([tags.list('glossary')])
  return (
    <SiteShell path={glossaryPath}>
      <Breadcrumbs crumbs={crumbsTo(locale, glossaryPath, { label: t('title') })} />
      <ArchiveHead title={t('title')} lead={t('lead')} />
      <dl className="glossary">
        {terms.map(({ slug, term, definition }) => (
          <div key={slug} id={slug}>
            <dt>
              <dfn>
                <InlineText text={typeof term === 'string' ? capitalize(term) : term} />
              </dfn>
            </dt>
            <dd>
              <InlineText text={definition} />
            </dd>
          </div>
        ))}
      </dl>
    </SiteShell>
  )
}
