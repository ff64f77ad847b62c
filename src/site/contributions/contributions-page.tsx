import { getTranslations } from 'next-intl/server'
import { DeletionResult } from '@/domains/contributions/components/deletion-result'
import { type Subject, supportsKind } from '@/domains/contributions/context'
import { contributionKinds } from '@/domains/contributions/kinds'
import { countEntries } from '@/domains/contributions/server/published'
import type { Locale } from '@/foundation/i18n/locales'
import { type LocalizedText, plainText } from '@/foundation/i18n/localized-text'
import { localePath } from '@/foundation/routing/locale-path'
import { viewAll } from '@/foundation/routing/paths'
import { type SearchParams, singleParam } from '@/foundation/routing/search-params'
import { notFound } from '@/foundation/routing/signals'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { SiteShell } from '@/site/site-shell/site-shell'
import { InlineText } from '@/ui/inline-text'
import { ContributionNav } from './contribution-nav'
import { sections } from './contributions'
import { loadPageRequest } from './page-request'

interface ContributionsPageProps {
  locale: Locale
  kind: string
  query: SearchParams
  subject: Omit<Subject, 'title'> & { title: LocalizedText; binomial?: boolean }
  showMarket?: boolean
}

/** Message keys of the breadcrumb above the subject; species have none. */
const parentCrumbs = {
  mushrooms: null,
  growingguides: 'archive.guidesTitle',
  products: 'products.title',
  vendors: 'suppliers.crumb.vendors',
  wholesale: 'suppliers.crumb.wholesale',
  dropshipping: 'suppliers.crumb.dropshipping',
  posts: 'articles.posts.title',
  projects: 'articles.projects.title',
  recipes: 'recipes.title',
} as const

/**
 * All contributions of one kind about a subject, filtered and paginated, and the form with what the reader sent. It is
 * rendered for each request; the page of the subject, which is cached, shows the first ones.
 */
export async function ContributionsPage(props: ContributionsPageProps) {
  const { locale, kind: requestedKind, query, showMarket } = props
  const { binomial, title, ...rest } = props.subject
  const subject = { ...rest, title: plainText(title) }
  const kind = contributionKinds.find((one) => one === requestedKind)
  if (!kind || !supportsKind(kind, subject)) notFound()
  const Section = sections[kind]
  const t = await getTranslations()
  const { relationTo } = subject.subject
  const path = `${subject.path}/${kind}`
  const pageRequest = await loadPageRequest(locale, kind, query)
  const param = (name: string) => singleParam(query, name) ?? undefined
  const parent = parentCrumbs[relationTo]
  const parentCrumb = parent ? [{ label: t(parent), path: viewAll[relationTo] }] : []
  const crumbs = [
    ...crumbsTo(locale, subject.path, ...parentCrumb, { label: title, binomial }),
    { label: t(`contributions.kinds.${kind}`), path },
  ]
  return (
    <SiteShell path={path} showMarket={showMarket}>
      <Breadcrumbs crumbs={crumbs} />
      <h1 className={binomial ? 'contributions-title binomial' : 'contributions-title'}>
        <InlineText text={title} />
      </h1>
      <DeletionResult
        reader={pageRequest.reader}
        query={{ done: param('done'), kind: param('kind'), undo: param('undo') }}
        submission={pageRequest.request.submission}
        from={localePath(locale, path)}
      />
      <section className="what-people-say" aria-labelledby="contributions-heading">
        <h2 id="contributions-heading">{t('contributions.heading')}</h2>
        <ContributionNav
          kinds={contributionKinds.filter((one) => supportsKind(one, subject))}
          counts={await countEntries(pageRequest.reader, subject.subject)}
          current={kind}
          hrefOf={(one) => localePath(locale, `${subject.path}/${one}`)}
        />
        <Section {...subject} {...pageRequest} level={3} />
      </section>
    </SiteShell>
  )
}
