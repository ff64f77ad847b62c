import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { crumbsTo } from '@/app/(site)/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/app/(site)/site-shell/breadcrumbs'
import { SiteShell } from '@/app/(site)/site-shell/site-shell'
import { contributionKinds, type Query, type Subject, supportsKind } from '@/domains/contributions/context'
import type { Locale } from '@/foundation/i18n/locales'
import { type LocalizedText, plainText } from '@/foundation/i18n/localized-text'
import { InlineText } from '@/ui/inline-text'
import { sections } from './contributions'
import { visitOf } from './visit'

interface VoicesPageProps {
  locale: Locale
  kind: string
  query: Query
  subject: Omit<Subject, 'title'> & { title: LocalizedText; binomial?: boolean }
  shops?: boolean
}

/** What the list is called that a thing stands in; species stand among all mushrooms. */
const lists = {
  mushrooms: null,
  growingguides: 'archive.guidesTitle',
  products: 'products.title',
  vendors: 'suppliers.crumb.vendors',
  wholesale: 'suppliers.crumb.wholesale',
  dropshipping: 'suppliers.crumb.dropshipping',
} as const

/**
 * All voices of one kind about a thing: filtered, sorted, further on, with its form as it was left. It is made for
 * each reader anew; the thing's own page shows the beginning of the same.
 */
export async function ContributionsPage({ locale, kind: asked, query, subject, shops }: VoicesPageProps) {
  const { binomial, title, ...rest } = subject
  const about = { ...rest, title: plainText(title) }
  const { item, path } = about
  const kind = contributionKinds.find((one) => one === asked)
  if (!kind || !supportsKind(kind, about)) notFound()
  const Section = sections[kind]
  const { reader, visit } = await visitOf(locale, kind, query)
  const t = await getTranslations()
  const list = lists[item.relationTo]
  const own = await crumbsTo(path, ...(list ? [{ label: t(list) }] : []), { label: title, binomial })
  const crumbs = [...own, { label: t(`contributions.kinds.${kind}`), path: `${path}/${kind}` }]
  return (
    <SiteShell path={`${path}/${kind}`} shops={shops}>
      <Breadcrumbs crumbs={crumbs} />
      <h1 className={binomial ? 'voices-title binomial' : 'voices-title'}>
        <InlineText text={title} />
      </h1>
      <Section {...about} reader={reader} visit={visit} place="" />
    </SiteShell>
  )
}
