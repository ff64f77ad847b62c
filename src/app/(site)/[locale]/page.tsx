import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { type LocaleParams, localeOf } from '@/app/(site)/site-shell/params'
import { SiteShell } from '@/app/(site)/site-shell/site-shell'
import { pageReader } from '@/app/page-reader'
import { GuideItem } from '@/blocks/guide-item'
import { InSeason } from '@/domains/archives/components/in-season'
import { ShapeGrid } from '@/domains/archives/components/shape-grid'
import { leadingPlates } from '@/domains/archives/featured-plates'
import { inSeason } from '@/domains/archives/season'
import { shapeSections } from '@/domains/archives/shapes'
import { listingPage } from '@/domains/catalog/read/list-page'
import { ProductItem } from '@/domains/products/components/product-item'
import { SpeciesCard } from '@/domains/species/components/species-card'
import { dependsOn } from '@/foundation/cache/depends-on'
import { tags } from '@/foundation/cache/tags'
import { localePath } from '@/foundation/routing/locale-path'
import { viewAll } from '@/foundation/routing/paths'
import { pageMetadata } from '@/foundation/seo/metadata'
import { Row } from '@/ui/row'

interface Props {
  params: Promise<LocaleParams>
}

/** The month turns while the page is kept. */
export const revalidate = 86400

/** A large plate and six beside it. */
const plates = 7

/** Rows of a hemisphere's table of the month. */
const seasonRows = 6

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf(await params)
  const t = await getTranslations('site')
  const metadata = pageMetadata({ locale, path: '/', title: t('tagline'), description: t('description') })
  return { ...metadata, title: { absolute: `Fungarium · ${t('tagline')}` } }
}

export default async function HomePage({ params }: Props) {
  const locale = localeOf(await params)
  const t = await getTranslations()
  const reader = await pageReader(locale)
  const month = new Date().getUTCMonth() + 1
  const [shelves, dangerous, hemispheres, guides, products] = await Promise.all([
    shapeSections(reader, { sort: 'oldest', limit: 40 }),
    listingPage(reader, { collection: 'mushrooms', sort: 'deadliest', page: 1, limit: 4 }),
    inSeason(reader, month, seasonRows),
    listingPage(reader, { collection: 'growingguides', sort: 'newest', page: 1, limit: 3 }),
    listingPage(reader, { collection: 'products', sort: 'newest', page: 1, limit: 4 }),
  ])
  await dependsOn(['mushrooms', 'growingguides', 'products'].map((collection) => tags.list(collection)))
  const deadly = dangerous.cards.filter(({ edibility }) => edibility === 'deadly')
  return (
    <SiteShell path="/">
      <section className="hero" aria-labelledby="question">
        <div className="ask">
          <h1 id="question">{t('site.homePage.question')}</h1>
          <p className="lead">{t('site.homePage.lead')}</p>
          <p>
            <a className="button" href={localePath(locale, '/mushrooms/species')}>
              {t('site.homePage.all', { count: dangerous.total })}
            </a>
          </p>
        </div>
        <ShapeGrid title={t('site.homePage.shapes')} />
      </section>
      <h2 className="hidden-visually">{t('site.homePage.plates')}</h2>
      <ul className="mosaic">
        {leadingPlates(shelves, plates).map((card, index) => (
          <SpeciesCard key={card.id} species={card} urgent={index === 0} large={index === 0} brief />
        ))}
      </ul>
      <p className="caption mosaic-note">{t('species.classes')}</p>
      <InSeason month={month} hemispheres={hemispheres} />
      {deadly.length > 0 ? (
        <Row id="deadly" title={t('site.homePage.deadly')} note={t('site.homePage.deadlyNote')}>
          <div className="row-wide stack">
            <ul className="four-cards">
              {deadly.map((card) => (
                <SpeciesCard key={card.id} species={card} brief />
              ))}
            </ul>
            <p>
              <a href={localePath(locale, '/mushrooms/species/type/poisonous')}>
                {t('site.homePage.deadlyMore')}
              </a>
            </p>
          </div>
        </Row>
      ) : null}
      {guides.cards.length > 0 ? (
        <Row id="guides" title={t('site.homePage.guides')}>
          <div className="row-wide stack">
            <ul className="guide-list">
              {guides.cards.map((guide) => (
                <GuideItem key={guide.id} guide={guide} />
              ))}
            </ul>
            <p>
              <a href={localePath(locale, viewAll.growingguides)}>{t('site.homePage.allGuides')}</a>
            </p>
          </div>
        </Row>
      ) : null}
      {products.cards.length > 0 ? (
        <Row id="market" title={t('site.homePage.market')} note={t('site.homePage.marketNote')}>
          <div className="row-wide stack">
            <ul className="four-cards">
              {products.cards.map((card) => (
                <ProductItem key={card.id} product={card} />
              ))}
            </ul>
            <p className="actions">
              <a href={localePath(locale, viewAll.products)}>
                {t('site.homePage.allProducts', { count: products.total })}
              </a>
              <a href={localePath(locale, viewAll.vendors)}>{t('site.homePage.allVendors')}</a>
            </p>
          </div>
        </Row>
      ) : null}
    </SiteShell>
  )
}
