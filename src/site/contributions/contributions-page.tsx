import { useLocale, useTranslations } from 'next-intl'
import { DeletionResult } from '@/domains/contributions/components/deletion-result'
import { type PageRequest, type Subject, supportsKind } from '@/domains/contributions/context'
import { type ContributionKind, contributionKinds } from '@/domains/contributions/kinds'
import { countEntries } from '@/domains/contributions/server/published'
import { type LocalizedText, plainText } from '@/foundation/i18n/localized-text'
import type { Reader } from '@/foundation/payload/reader'
import { localePath } from '@/foundation/routing/locale-path'
import { viewAll } from '@/foundation/routing/paths'
import { singleParam } from '@/foundation/routing/search-params'
import { notFound } from '@/foundation/routing/signals'
import type { Page, SiteRequest } from '@/site/page'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { SiteShell } from '@/site/site-shell/site-shell'
import { InlineText } from '@/ui/inline-text'
import { ContributionNav } from './contribution-nav'
import { sections } from './contributions'
import { loadPageRequest } from './page-request'

/** `contributions` is the kind. */
export type ContributionsParams = { slug: string; contributions: string }

interface DocumentWithContributions extends Omit<Subject, 'title'> {
  title: LocalizedText
  binomial?: boolean
  showMarket?: boolean
}

interface Data extends Pick<DocumentWithContributions, 'title' | 'binomial' | 'showMarket'> {
  kind: ContributionKind
  subject: Subject
  counts: Awaited<ReturnType<typeof countEntries>>
  reader: Reader
  request: PageRequest
}

async function loadContributionsPage(
  request: SiteRequest<ContributionsParams>,
  { title, binomial, showMarket, ...rest }: DocumentWithContributions,
): Promise<Data> {
  const subject = { ...rest, title: plainText(title) }
  const kind = contributionKinds.find((one) => one === request.params.contributions)
  if (!kind || !supportsKind(kind, subject)) notFound()
  const pageRequest = await loadPageRequest(request, kind)
  const counts = await countEntries(pageRequest.reader, subject.subject)
  return { title, binomial, showMarket, kind, subject, counts, ...pageRequest }
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

function Crumbs({ kind, subject: { subject, path }, title, binomial }: Data) {
  const t = useTranslations()
  const locale = useLocale()
  const { relationTo } = subject
  const parent = parentCrumbs[relationTo]
  const parentCrumb = parent ? [{ label: t(parent), path: viewAll[relationTo] }] : []
  const crumbs = [
    ...crumbsTo(locale, path, ...parentCrumb, { label: title, binomial }),
    { label: t(`contributions.kinds.${kind}`), path: `${path}/${kind}` },
  ]
  return <Breadcrumbs crumbs={crumbs} />
}

function View(data: Data) {
  const { title, binomial, showMarket, kind, subject, counts, reader, request } = data
  const t = useTranslations('contributions')
  const locale = useLocale()
  const Section = sections[kind]
  const path = `${subject.path}/${kind}`
  const param = (name: string) => singleParam(request.query, name)
  return (
    <SiteShell path={path} showMarket={showMarket}>
      <Crumbs {...data} />
      <h1 className={binomial ? 'contributions-title binomial' : 'contributions-title'}>
        <InlineText text={title} />
      </h1>
      <DeletionResult
        reader={reader}
        query={{ done: param('done'), kind: param('kind'), undo: param('undo') }}
        submission={request.submission}
        from={localePath(locale, path)}
      />
      <section className="what-people-say" aria-labelledby="contributions-heading">
        <h2 id="contributions-heading">{t('heading')}</h2>
        <ContributionNav
          kinds={contributionKinds.filter((one) => supportsKind(one, subject))}
          counts={counts}
          current={kind}
          hrefOf={(one) => localePath(locale, `${subject.path}/${one}`)}
        />
        <Section {...subject} reader={reader} request={request} level={3} />
      </section>
    </SiteShell>
  )
}

/**
 * All contributions of one kind about the document that `findDocument` finds, filtered and paginated, and the form with
 * what the reader sent. It is rendered for each request; the page of the document, which is cached, shows the first
 * ones.
 */
export function contributionsPage<Params extends ContributionsParams = ContributionsParams>(
  findDocument: (request: SiteRequest<Params>) => Promise<DocumentWithContributions | null>,
): Page<Data, Params> {
  return {
    load: async (request) => {
      const document = await findDocument(request)
      if (!document) notFound()
      return loadContributionsPage(request, document)
    },
    head: ({ subject }) => ({ title: subject.title, robots: { index: false } }),
    View,
    maxAge: 0,
  }
}
