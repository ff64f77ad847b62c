import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { cache, Fragment } from 'react'
import { ArchiveHead } from '@/app/(site)/lists/archive-head'
import { SpeciesArchive } from '@/app/(site)/lists/species-archive'
import { IconValues, type Value, Values, valuesOf } from '@/app/(site)/lists/values'
import { crumbsTo } from '@/app/(site)/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/app/(site)/site-shell/breadcrumbs'
import { type LocaleParams, localeOf, pageNumberOf } from '@/app/(site)/site-shell/params'
import { SiteShell } from '@/app/(site)/site-shell/site-shell'
import { pageReader } from '@/app/page-reader'
import { pageSize } from '@/domains/archives/limits'
import { type CountedCategory, countedCategories, treeUnder } from '@/domains/archives/taxonomy'
import type { Filters } from '@/domains/catalog/filters/list-query'
import { sections } from '@/domains/catalog/filters/sections'
import { listingPage } from '@/domains/catalog/read/list-page'
import { emblemOf } from '@/domains/categories/drawing-of'
import { compoundPath } from '@/domains/species/compounds'
import { dependsOn } from '@/foundation/cache/depends-on'
import { tags } from '@/foundation/cache/tags'
import type { Locale } from '@/foundation/i18n/locales'
import { plainText } from '@/foundation/i18n/localized-text'
import { localePath } from '@/foundation/routing/locale-path'
import { pagePath } from '@/foundation/routing/page-path'
import { slugPattern } from '@/foundation/routing/slug'
import { pageMetadata } from '@/foundation/seo/metadata'
import { Drawing } from '@/ui/drawing'
import { Icon } from '@/ui/icon'
import { InlineText } from '@/ui/inline-text'

interface Props {
  params: Promise<LocaleParams & { path: string[] }>
}

export function generateStaticParams() {
  return []
}

interface Place {
  /** Segments of the category below `species`. */
  segments: string[]
  page: number
}

const root = '/mushrooms/species'

/** Reads an address; any other spelling of one is sent to it, for good. */
function placeOf(path: string[], locale: Locale): Place {
  const numbered = path.length > 2 && path.at(-2) === 'page'
  const segments = numbered ? path.slice(0, -2) : path
  const page = numbered ? pageNumberOf(path.at(-1) ?? '') : 1
  const move = (to: string): never => permanentRedirect(localePath(locale, pagePath(`${root}/${to}`, page)))
  if (segments.length > 1 && segments.at(-1) === 'all') move(segments.slice(0, -1).join('/'))
  const compound = compoundPath(segments.map((segment) => decodeURIComponent(segment)))
  if (compound && compound !== segments.join('/')) move(compound)
  if (!segments.every((segment) => slugPattern.test(segment))) notFound()
  return { segments, page }
}

const load = cache(async (locale: Locale, joined: string) => {
  const { segments, page } = placeOf(joined.split('/'), locale)
  const reader = await pageReader(locale)
  const categories = await countedCategories(reader, 'species')
  await dependsOn([tags.list('categories'), tags.list('mushrooms')])
  const path = `species/${segments.join('/')}`
  const category = categories.find((one) => one.path === path)
  if (!category) notFound()
  const listing = await listingPage(reader, {
    collection: 'mushrooms',
    facets: [`category:${category.id}`],
    sort: 'oldest',
    page,
    limit: pageSize,
  })
  if (page > listing.pages) notFound()
  return { category, categories, listing, page, segments }
})

/** The group a value belongs to: what a lead is written for. */
const ledGroups = [
  'benefit',
  'effect',
  'chemistry',
  'psychoactive',
  'medicinal',
  'type',
  'flavor',
  'fragrance',
  'texture',
  'side-effect',
] as const

type LedGroup = (typeof ledGroups)[number]

function ledGroup(segments: readonly string[]): LedGroup | undefined {
  const [group, drawer] = segments
  const name = group === 'chemistry' && drawer ? drawer : group
  return ledGroups.find((led) => led === name)
}

/** What all species are narrowed down by to those of a value; a group is no value. */
function filtersOf([group = '', ...value]: readonly string[]): Filters['sections'] | undefined {
  const isSection = sections.mushrooms.some(({ name }) => name === group)
  return isSection && value.length > 0 ? { [group]: [value.join('/')] } : undefined
}

/** Values one may go to from here: those below, or the siblings where there are none. */
function neighbours(categories: CountedCategory[], { path }: CountedCategory) {
  const below = treeUnder(categories, path)
  return below.length > 0 ? below : treeUnder(categories, path.slice(0, path.lastIndexOf('/')))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale: segment, path } = await params
  const locale = localeOf({ locale: segment })
  const { category, categories, page, segments } = await load(locale, path.join('/'))
  const t = await getTranslations('archive')
  const titles = [category, ...wayTo(categories, segments).toReversed()].map(({ title }) => plainText(title))
  const led = ledGroup(segments)
  const title = [titles.join(', '), ...(page > 1 ? [t('pageTitle', { page })] : [])].join(', ')
  return pageMetadata({
    locale,
    path: pagePath(category.url, page),
    title,
    description: plainText(category.description) ?? (led ? t(`groupLead.${led}`) : t('speciesLead')),
  })
}

/** The groups above a value, the widest first. */
function wayTo(categories: CountedCategory[], segments: readonly string[]): CountedCategory[] {
  return segments.slice(0, -1).flatMap((_, depth) => {
    const path = `species/${segments.slice(0, depth + 1).join('/')}`
    return categories.find((category) => category.path === path) ?? []
  })
}

function Way({ categories }: { categories: readonly CountedCategory[] }) {
  const locale = useLocale()
  return categories.map(({ id, title, url }, index) => (
    <Fragment key={id}>
      {index > 0 ? ' · ' : null}
      <a href={localePath(locale, url)}>
        <InlineText text={title} />
      </a>
    </Fragment>
  ))
}

/** Of the neighbours of an empty value, those with the most. */
function Onwards({ values }: { values: readonly Value[] }) {
  const t = useTranslations('archive')
  const recorded = values
    .filter(({ count }) => count > 0)
    .toSorted((one, another) => another.count - one.count)
    .slice(0, 3)
  if (recorded.length === 0) return null
  return (
    <>
      <p>{t('fuller')}</p>
      <Values values={recorded} />
    </>
  )
}

export default async function TaxonomyPage({ params }: Props) {
  const { locale: segment, path } = await params
  const locale = localeOf({ locale: segment })
  const { category, categories, listing, page, segments } = await load(locale, path.join('/'))
  const t = await getTranslations()
  const above = wayTo(categories, segments)
  const titles = [...above, category].map(({ title }) => plainText(title))
  const led = ledGroup(segments)
  const values = valuesOf(neighbours(categories, category), category.path)
  const emblem = emblemOf(category.path)
  const icon = [category, ...above.toReversed()].find((one) => one.icon)?.icon
  const crumbs = await crumbsTo(
    pagePath(category.url, page),
    { label: t('site.nav.species') },
    { label: titles.join(': ') },
  )
  return (
    <SiteShell path={pagePath(category.url, page)} showMarket={!segments.includes('psychoactive')}>
      <Breadcrumbs crumbs={crumbs} />
      <ArchiveHead
        title={<InlineText text={category.title} />}
        drawing={emblem ? <Drawing {...emblem} urgent /> : icon ? <Icon name={icon} /> : null}
        lead={<InlineText text={category.description ?? (led ? t(`archive.groupLead.${led}`) : null)} />}
        above={above.length > 0 ? <Way categories={above} /> : null}
      />
      <SpeciesArchive
        listing={listing}
        path={category.url}
        filters={filtersOf(segments)}
        side={
          <nav aria-label={t('archive.values')}>
            {segments[0] === 'effect' ? <IconValues values={values} /> : <Values values={values} />}
          </nav>
        }
        onwards={<Onwards values={values} />}
      />
    </SiteShell>
  )
}
