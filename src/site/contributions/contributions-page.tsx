import { TaxonName } from '@/domains/cards/taxon-name'
import { DeletionNotice } from '@/domains/contributions/components/deletion-notice'
import { type Deletion, loadDeletion } from '@/domains/contributions/components/load-deletion'
import { type Subject, supportsKind } from '@/domains/contributions/context'
import { type ContributionKind, contributionKinds } from '@/domains/contributions/kinds'
import { countEntries } from '@/domains/contributions/server/published'
import { type LocalizedText, plainText } from '@/foundation/i18n/localized-text'
import { localePath } from '@/foundation/routing/locale-path'
import { viewAll } from '@/foundation/routing/paths'
import { singleParam } from '@/foundation/routing/search-params'
import { notFound } from '@/foundation/routing/signals'
import type { Page, SiteRequest } from '@/site/page'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { SiteShell } from '@/site/site-shell/site-shell'
import { InlineText } from '@/ui/inline-text'
import { useLocale, useTranslations } from '@/ui/texts'
import { ContributionNav } from './contribution-nav'
import { ContributionSection } from './contributions'
import { type LoadedSection, loadSection } from './load-contributions'
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
  section: LoadedSection
  deletion: Deletion | null
}

async function loadContributionsPage(
  request: SiteRequest<ContributionsParams>,
  { title, binomial, showMarket, ...rest }: DocumentWithContributions,
): Promise<Data> {
  const subject = { ...rest, title: plainText(title) }
  const kind = contributionKinds.find((one) => one === request.params.contributions)
  if (!kind || !supportsKind(kind, subject)) notFound()
  const { reader, request: pageRequest } = await loadPageRequest(request, kind)
  const { query, submission } = pageRequest
  const param = (name: string) => singleParam(query, name)
  const [counts, section, deletion] = await Promise.all([
    countEntries(reader, subject.subject),
    loadSection(kind, { ...subject, reader, request: pageRequest, level: 3 }),
    loadDeletion({
      reader,
      query: { done: param('done'), kind: param('kind'), undo: param('undo') },
      submission,
    }),
  ])
  return { title, binomial, showMarket, kind, subject, counts, section, deletion }
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
  const { title, binomial, showMarket, kind, subject, counts, section, deletion } = data
  const t = useTranslations('contributions')
  const locale = useLocale()
  const path = `${subject.path}/${kind}`
  return (
    <SiteShell path={path} showMarket={showMarket}>
      <Crumbs {...data} />
      <h1 className={binomial ? 'contributions-title binomial' : 'contributions-title'}>
        {binomial ? <TaxonName name={plainText(title)} /> : <InlineText text={title} />}
      </h1>
      <DeletionNotice deletion={deletion} from={localePath(locale, path)} />
      <section className="what-people-say" aria-labelledby="contributions-heading">
        <h2 id="contributions-heading">{t('heading')}</h2>
        <ContributionNav
          kinds={contributionKinds.filter((one) => supportsKind(one, subject))}
          counts={counts}
          current={kind}
          hrefOf={(one) => localePath(locale, `${subject.path}/${one}`)}
        />
        <ContributionSection {...section} />
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
