import { useLocale, useTranslations } from 'next-intl'
import { RecipesSection } from '@/app/(site)/recipes/recipes-section'
import { GuideItem } from '@/blocks/guide-item'
import { ShapeGrid } from '@/domains/archives/components/shape-grid'
import { ArticleItem } from '@/domains/articles/components/article-item'
import type { ArticleCard } from '@/domains/articles/listing'
import type { GuideCard } from '@/domains/guides/listing'
import { ProductItem } from '@/domains/products/components/product-item'
import type { ProductCard } from '@/domains/products/listing'
import type { RecipeCard } from '@/domains/recipes/listing'
import { SpeciesCard } from '@/domains/species/components/species-card'
import type { SpeciesCard as SpeciesCardView } from '@/domains/species/listing'
import { localePath } from '@/foundation/routing/locale-path'
import { identifyPath, viewAll } from '@/foundation/routing/paths'
import { Row } from '@/ui/row'

/** The question of the home page and the shapes that answer it. */
export function Hero({ speciesCount }: { speciesCount: number }) {
  const t = useTranslations('site.homePage')
  const locale = useLocale()
  return (
    <section className="hero" aria-labelledby="question">
      <div className="hero-text">
        <h1 id="question">{t('question')}</h1>
        <p className="lead">{t('lead')}</p>
        <p className="actions">
          <a className="button" href={localePath(locale, identifyPath)}>
            {t('identify')}
          </a>
          <a className="button line" href={localePath(locale, '/mushrooms/species')}>
            {t('all', { count: speciesCount })}
          </a>
        </p>
      </div>
      <ShapeGrid title={t('shapes')} />
    </section>
  )
}

/** Illustrations of species, the first of them large. */
export function SpeciesMosaic({ species }: { species: readonly SpeciesCardView[] }) {
  const t = useTranslations()
  return (
    <>
      <h2 className="hidden-visually">{t('site.homePage.plates')}</h2>
      <ul className="mosaic">
        {species.map((card, index) => (
          <SpeciesCard key={card.id} species={card} urgent={index === 0} large={index === 0} brief />
        ))}
      </ul>
      <p className="caption mosaic-note">{t('species.classes')}</p>
    </>
  )
}

/** Deadly species; null where there are none. */
export function DeadlySpecies({ species }: { species: readonly SpeciesCardView[] }) {
  const t = useTranslations('site.homePage')
  const locale = useLocale()
  if (species.length === 0) return null
  return (
    <Row id="deadly" title={t('deadly')} note={t('deadlyNote')}>
      <div className="row-wide stack">
        <ul className="four-cards">
          {species.map((card) => (
            <SpeciesCard key={card.id} species={card} brief />
          ))}
        </ul>
        <p>
          <a href={localePath(locale, '/mushrooms/species/type/poisonous')}>{t('deadlyMore')}</a>
        </p>
      </div>
    </Row>
  )
}

/** The newest growing guides; null where there are none. */
export function NewestGuides({ guides }: { guides: readonly GuideCard[] }) {
  const t = useTranslations('site.homePage')
  const locale = useLocale()
  if (guides.length === 0) return null
  return (
    <Row id="guides" title={t('guides')}>
      <div className="row-wide stack">
        <ul className="guide-list">
          {guides.map((guide) => (
            <GuideItem key={guide.id} guide={guide} />
          ))}
        </ul>
        <p>
          <a href={localePath(locale, viewAll.growingguides)}>{t('allGuides')}</a>
        </p>
      </div>
    </Row>
  )
}

interface NewestReadingProps {
  posts: readonly ArticleCard[]
  recipes: readonly RecipeCard[]
}

/** The newest articles and recipes, as far as there are any. */
export function NewestReading({ posts, recipes }: NewestReadingProps) {
  const t = useTranslations()
  const locale = useLocale()
  return (
    <>
      {posts.length > 0 ? (
        <Row id="posts" title={t('articles.posts.newest')}>
          <div className="row-wide stack">
            <ul className="post-list">
              {posts.map((post) => (
                <ArticleItem key={post.id} article={post} />
              ))}
            </ul>
            <p>
              <a href={localePath(locale, viewAll.posts)}>{t('articles.posts.all')}</a>
            </p>
          </div>
        </Row>
      ) : null}
      <RecipesSection title="recipes.newest" recipes={recipes} />
    </>
  )
}

/** Complete, available and well-rated products; null where there are none. */
export function MarketSelection({ products, total }: { products: readonly ProductCard[]; total: number }) {
  const t = useTranslations('site.homePage')
  const locale = useLocale()
  if (products.length === 0) return null
  return (
    <Row id="market" title={t('market')} note={t('marketNote')}>
      <div className="row-wide stack">
        <ul className="four-cards">
          {products.map((card) => (
            <ProductItem key={card.id} product={card} />
          ))}
        </ul>
        <p className="actions">
          <a href={localePath(locale, viewAll.products)}>{t('allProducts', { count: total })}</a>
          <a href={localePath(locale, viewAll.vendors)}>{t('allVendors')}</a>
        </p>
      </div>
    </Row>
  )
}
