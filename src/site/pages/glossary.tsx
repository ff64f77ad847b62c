import { listGlossary } from '@/domains/glossary/queries'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { translator } from '@/foundation/i18n/translator'
import { glossaryPath } from '@/foundation/routing/paths'
import { type Head, pageMetadata } from '@/foundation/seo/metadata'
import { ArchiveHead } from '@/site/lists/archive-head'
import type { Page, SiteRequest } from '@/site/page'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { SiteShell } from '@/site/site-shell/site-shell'
import { capitalize } from '@/ui/capitalize'
import { InlineText } from '@/ui/inline-text'
import { useLocale, useTranslations } from '@/ui/texts'

interface Data {
  terms: Awaited<ReturnType<typeof listGlossary>>
}

async function load({ reader }: SiteRequest): Promise<Data> {
  const terms = await listGlossary(reader)
  dependsOn([tags.list('glossary')])
  return { terms }
}

function head(_: Data, { locale }: SiteRequest): Head {
  const t = translator(locale, 'species.glossary')
  return pageMetadata({ locale, path: glossaryPath, title: t('title'), description: t('lead') })
}

function View({ terms }: Data) {
  const t = useTranslations('species.glossary')
  const locale = useLocale()
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

/** The terms of the encyclopedia with their definitions. */
export const glossaryPage: Page<Data> = { load, head, View }
