import { traitsVersion } from '@illustrations/plates/address'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Blocks } from '@/blocks/render'
import { placedContributionKinds } from '@/blocks/selected-subject'
import type { BlockView } from '@/blocks/views'
import type { ContributionContext } from '@/domains/contributions/context'
import { Conditions } from '@/domains/guides/components/conditions'
import { ShoppingList } from '@/domains/guides/components/shopping-list'
import { TimePlan } from '@/domains/guides/components/time-plan'
import { guideJsonLd } from '@/domains/guides/structured-data'
import { ReferenceList } from '@/domains/references/components/reference-list'
import { plainText } from '@/foundation/i18n/localized-text'
import { documentPath } from '@/foundation/routing/paths'
import { absolute } from '@/foundation/seo/absolute'
import { JsonLd } from '@/foundation/seo/json-ld'
import { pageMetadata } from '@/foundation/seo/metadata'
import { Contributions } from '@/site/contributions/contributions'
import { GuideHeader } from '@/site/guides/guide-header'
import { GuideText } from '@/site/guides/guide-text'
import { loadGuide } from '@/site/guides/load-guide'
import { allowAll } from '@/site/page-reader'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'
import { SiteShell } from '@/site/site-shell/site-shell'
import { ShareRow } from '@/ui/share-row'

interface Props {
  params: Promise<LocaleParams & { slug: string }>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, ...rest } = await params
  const locale = localeOf(rest)
  const { title, summary } = (await loadGuide(locale, slug)).guide
  return pageMetadata({
    locale,
    path: documentPath('growingguides', slug),
    title: plainText(title),
    description: plainText(summary ?? title),
  })
}

export default async function GuidePage({ params }: Props) {
  const { slug, ...rest } = await params
  const locale = localeOf(rest)
  const { guide, species } = await loadGuide(locale, slug)
  const t = await getTranslations('archive')
  const path = documentPath('growingguides', slug)
  const crumbs = crumbsTo(locale, path, { label: t('guidesTitle') }, { label: guide.title })
  const blocks = guide.layout as BlockView[]
  const [first] = guide.card.species
  const grown = first ? { slug: first.slug, version: traitsVersion(first.traits) } : null
  const context: ContributionContext = {
    reader: await allowAll(locale),
    subject: { relationTo: 'growingguides', value: guide.id },
    title: plainText(guide.title),
    path,
  }
  return (
    <SiteShell path={path} tone="food">
      <Breadcrumbs crumbs={crumbs} />
      <JsonLd data={guideJsonLd(guide, locale)} />
      <article>
        <GuideHeader
          guide={guide}
          share={<ShareRow address={absolute(locale, path)} title={plainText(guide.title)} />}
        />
        <Conditions conditions={guide.conditions} />
        <TimePlan container={guide.container} stages={guide.stages} species={grown} />
        <ShoppingList shopping={guide.shopping} />
        <GuideText guide={guide} species={species} />
        <Blocks blocks={blocks} page={context} />
        <ReferenceList references={guide.references} />
        <Contributions context={context} placed={placedContributionKinds(blocks, context)} />
      </article>
    </SiteShell>
  )
}
