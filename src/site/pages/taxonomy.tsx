import type { Filters } from '@/domains/catalog/filters/list-query'
import { sections } from '@/domains/catalog/filters/sections'
import { BenefitAnswer } from '@/domains/species/components/benefit-answer'
import { plainText } from '@/foundation/i18n/localized-text'
import { translator } from '@/foundation/i18n/translator'
import { pagePath } from '@/foundation/routing/page-path'
import { type Head, pageMetadata } from '@/foundation/seo/metadata'
import { SpeciesArchive } from '@/site/lists/species-archive'
import type { Page, SiteRequest } from '@/site/page'
import { PotencyLinks } from '@/site/potency/potency-links'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { SiteShell } from '@/site/site-shell/site-shell'
import { BenefitArchive } from '@/site/species/benefit-archive'
import { loadTaxonomyPage, type TaxonomyPageData } from '@/site/species/load-taxonomy-page'
import { TaxonomyHeader } from '@/site/species/taxonomy-header'
import { groupWithLead } from '@/site/species/taxonomy-lead'
import { FullerValues, TaxonomyNav } from '@/site/species/taxonomy-values'
import { useLocale, useTranslations } from '@/ui/texts'

type Params = { path: string[] }

/** The filter of the list of all species that a value corresponds to; a group corresponds to none. */
function filtersOf([group = '', ...value]: readonly string[]): Filters['sections'] | undefined {
  const isSection = sections.mushrooms.some(({ name }) => name === group)
  return isSection && value.length > 0 ? { [group]: [value.join('/')] } : undefined
}

function head(data: TaxonomyPageData, { locale }: SiteRequest<Params>): Head {
  const { category, ancestors, evidence, page, segments } = data
  const t = translator(locale, 'archive')
  const titles = [category, ...ancestors.toReversed()].map(({ title }) => plainText(title))
  const group = groupWithLead(segments)
  return pageMetadata({
    locale,
    path: pagePath(category.url, page),
    feed: category.url,
    index: evidence === null || evidence.length > 0,
    title: [...titles, ...(page > 1 ? [t('pageTitle', { page })] : [])].join(', '),
    description: plainText(category.description) ?? (group ? t(`groupLead.${group}`) : t('speciesLead')),
  })
}

function View(data: TaxonomyPageData) {
  const { category, categories, ancestors, listing, evidence, page, segments } = data
  const t = useTranslations('site.nav')
  const locale = useLocale()
  const path = pagePath(category.url, page)
  const titles = [...ancestors, category].map(({ title }) => plainText(title))
  const crumbs = crumbsTo(locale, path, { label: t('species') }, { label: titles.join(': ') })
  const filters = filtersOf(segments)
  return (
    <SiteShell path={path} showMarket={!segments.includes('psychoactive')}>
      <Breadcrumbs crumbs={crumbs} />
      <TaxonomyHeader
        category={category}
        ancestors={ancestors}
        segments={segments}
        lead={evidence ? <BenefitAnswer evidence={evidence} /> : undefined}
      />
      {category.path === 'species/type/psychoactive' ? <PotencyLinks cards={listing.cards} /> : null}
      {evidence ? (
        <BenefitArchive
          category={category}
          categories={categories}
          listing={listing}
          evidence={evidence}
          filters={filters}
        />
      ) : (
        <SpeciesArchive
          listing={listing}
          path={category.url}
          filters={filters}
          navigation={<TaxonomyNav category={category} categories={categories} segments={segments} />}
          alternatives={<FullerValues category={category} categories={categories} />}
        />
      )}
    </SiteShell>
  )
}

/** One page of the species of a category. */
export const taxonomyPage: Page<TaxonomyPageData, Params> = {
  load: ({ reader, params }) => loadTaxonomyPage(reader, params.path),
  head,
  View,
}
