import { traitsVersion } from '@illustrations/plates/address'
import { Blocks } from '@/blocks/render'
import { Conditions } from '@/domains/guides/components/conditions'
import { ShoppingList } from '@/domains/guides/components/shopping-list'
import { TimePlan } from '@/domains/guides/components/time-plan'
import { guideJsonLd } from '@/domains/guides/structured-data'
import { ReferenceList } from '@/domains/references/components/reference-list'
import { plainText } from '@/foundation/i18n/localized-text'
import { absolute } from '@/foundation/seo/absolute'
import { JsonLd } from '@/foundation/seo/json-ld'
import { type Head, pageMetadata } from '@/foundation/seo/metadata'
import { Contributions } from '@/site/contributions/contributions'
import { GuideHeader } from '@/site/guides/guide-header'
import { GuideText } from '@/site/guides/guide-text'
import { type GuidePageData, loadGuide } from '@/site/guides/load-guide'
import type { Page, SiteRequest } from '@/site/page'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { SiteShell } from '@/site/site-shell/site-shell'
import { ShareRow } from '@/ui/share-row'
import { useLocale, useTranslations } from '@/ui/texts'
import '@/ui/styles/guide.css'

type Request = SiteRequest<{ slug: string }>

function head({ guide: { title, summary }, context }: GuidePageData, { locale }: Request): Head {
  return pageMetadata({
    locale,
    path: context.path,
    title: context.title,
    description: plainText(summary ?? title),
  })
}

function View({ guide, species, goodsPaths, context, blocks, contributions }: GuidePageData) {
  const t = useTranslations('archive')
  const locale = useLocale()
  const { path, title } = context
  const crumbs = crumbsTo(locale, path, { label: t('guidesTitle') }, { label: guide.title })
  const [first] = guide.card.species
  const grown = first ? { slug: first.slug, version: traitsVersion(first.traits) } : null
  return (
    <SiteShell path={path} tone="food">
      <Breadcrumbs crumbs={crumbs} />
      <JsonLd data={guideJsonLd(guide, locale)} />
      <article>
        <GuideHeader guide={guide} share={<ShareRow address={absolute(locale, path)} title={title} />} />
        <Conditions conditions={guide.conditions} />
        <TimePlan container={guide.container} stages={guide.stages} species={grown} />
        <ShoppingList guide={guide} goodsPaths={goodsPaths} />
        <GuideText guide={guide} species={species} />
        <Blocks blocks={blocks} page={context} />
        <ReferenceList references={guide.references} />
        {contributions ? <Contributions {...contributions} /> : null}
      </article>
    </SiteShell>
  )
}

/** A growing guide. */
export const guidePage: Page<GuidePageData, { slug: string }> = {
  load: ({ params, reader }) => loadGuide(reader, params.slug),
  head,
  View,
}
