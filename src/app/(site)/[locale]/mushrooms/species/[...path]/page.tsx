import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Filters } from '@/domains/catalog/filters/list-query'
import { sections } from '@/domains/catalog/filters/sections'
import { BenefitAnswer } from '@/domains/species/components/benefit-answer'
import { plainText } from '@/foundation/i18n/localized-text'
import { pagePath } from '@/foundation/routing/page-path'
import { pageMetadata } from '@/foundation/seo/metadata'
import { SpeciesArchive } from '@/site/lists/species-archive'
import { PotencyLinks } from '@/site/potency/potency-links'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'
import { SiteShell } from '@/site/site-shell/site-shell'
import { BenefitArchive } from '@/site/species/benefit-archive'
import { loadTaxonomyPage } from '@/site/species/load-taxonomy-page'
import { TaxonomyHeader } from '@/site/species/taxonomy-header'
import { groupWithLead } from '@/site/species/taxonomy-lead'
import { FullerValues, TaxonomyNav } from '@/site/species/taxonomy-values'

interface Props {
  params: Promise<LocaleParams & { path: string[] }>
}

export function generateStaticParams() {
  return []
}

async function load(params: Props['params']) {
  const { path, ...rest } = await params
  const locale = localeOf(rest)
  return { locale, ...(await loadTaxonomyPage(locale, path.join('/'))) }
}

/** The filter of the list of all species that a value corresponds to; a group corresponds to none. */
function filtersOf([group = '', ...value]: readonly string[]): Filters['sections'] | undefined {
  const isSection = sections.mushrooms.some(({ name }) => name === group)
  return isSection && value.length > 0 ? { [group]: [value.join('/')] } : undefined
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, category, ancestors, evidence, page, segments } = await load(params)
  const t = await getTranslations('archive')
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

export default async function TaxonomyPage({ params }: Props) {
  const { locale, category, categories, ancestors, listing, evidence, page, segments } = await load(params)
  const t = await getTranslations('site.nav')
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
