import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import {
  DeadlySpecies,
  Hero,
  MarketSelection,
  NewestGuides,
  NewestReading,
  SpeciesMosaic,
} from '@/app/(site)/home/sections'
import { type LocaleParams, localeOf } from '@/app/(site)/site-shell/params'
import { SiteShell } from '@/app/(site)/site-shell/site-shell'
import { pageReader } from '@/app/page-reader'
import { InSeason } from '@/domains/archives/components/in-season'
import { selectFeaturedPlates } from '@/domains/archives/featured-plates'
import { speciesInSeason } from '@/domains/archives/season'
import { shapeSections } from '@/domains/archives/shapes'
import { getListPage } from '@/domains/catalog/query'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { JsonLd } from '@/foundation/seo/json-ld'
import { pageMetadata } from '@/foundation/seo/metadata'
import { websiteJsonLd } from '@/foundation/seo/website'

interface Props {
  params: Promise<LocaleParams>
}

/** The cached page names the current month. */
export const revalidate = 86400

/** One large illustration and six beside it. */
const mosaicSize = 7

const shownLists = ['mushrooms', 'growingguides', 'posts', 'recipes', 'products']

/** Rows of each hemisphere's table. */
const seasonRows = 6

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf(await params)
  const t = await getTranslations('site')
  const metadata = pageMetadata({ locale, path: '/', title: t('tagline'), description: t('description') })
  return { ...metadata, title: { absolute: `Fungarium · ${t('tagline')}` } }
}

export default async function HomePage({ params }: Props) {
  const locale = localeOf(await params)
  const reader = await pageReader(locale)
  const t = await getTranslations('site')
  const month = new Date().getUTCMonth() + 1
  const [shapes, dangerous, hemispheres, guides, posts, recipes, products] = await Promise.all([
    shapeSections(reader, { sort: 'oldest', limit: 40 }),
    getListPage(reader, { collection: 'mushrooms', sort: 'deadliest', page: 1, limit: 4 }),
    speciesInSeason(reader, month, seasonRows),
    getListPage(reader, { collection: 'growingguides', sort: 'newest', page: 1, limit: 3 }),
    getListPage(reader, { collection: 'posts', sort: 'newest', page: 1, limit: 3 }),
    getListPage(reader, { collection: 'recipes', sort: 'newest', page: 1, limit: 3 }),
    getListPage(reader, { collection: 'products', sort: 'relevance', page: 1, limit: 4 }),
  ])
  dependsOn(shownLists.map((collection) => tags.list(collection)))
  return (
    <SiteShell path="/">
      <JsonLd data={websiteJsonLd(locale, t('description'))} />
      <Hero speciesCount={dangerous.total} />
      <SpeciesMosaic species={selectFeaturedPlates(shapes, mosaicSize)} />
      <InSeason month={month} hemispheres={hemispheres} />
      <DeadlySpecies species={dangerous.cards.filter(({ edibility }) => edibility === 'deadly')} />
      <NewestGuides guides={guides.cards} />
      <NewestReading posts={posts.cards} recipes={recipes.cards} />
      <MarketSelection products={products.cards} total={products.total} />
    </SiteShell>
  )
}
