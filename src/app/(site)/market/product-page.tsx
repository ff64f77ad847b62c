import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { Contributions } from '@/app/(site)/contributions/contributions'
import { crumbsTo } from '@/app/(site)/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/app/(site)/site-shell/breadcrumbs'
import { SiteShell } from '@/app/(site)/site-shell/site-shell'
import { guestReader, pageReader } from '@/app/page-reader'
import { Blocks } from '@/blocks/render'
import { placedContributionKinds } from '@/blocks/selected-subject'
import type { BlockView } from '@/blocks/views'
import { CartButton } from '@/domains/cart/components/cart-button'
import { cardsOf } from '@/domains/catalog/read/list-page'
import { cachedCategories } from '@/domains/catalog/read/query-list'
import { related } from '@/domains/catalog/read/related-cards'
import type { ContributionContext } from '@/domains/contributions/context'
import { BadgeList } from '@/domains/products/components/badge-list'
import { ForSale } from '@/domains/products/components/for-sale'
import { ProductItem } from '@/domains/products/components/product-item'
import { choiceIn } from '@/domains/products/components/selected-variant'
import { productAt } from '@/domains/products/queries'
import { productJsonLd } from '@/domains/products/structured-data'
import { placeText } from '@/domains/suppliers/place-text'
import { dependsOn } from '@/foundation/cache/depends-on'
import { tags } from '@/foundation/cache/tags'
import type { Locale } from '@/foundation/i18n/locales'
import { plainText } from '@/foundation/i18n/localized-text'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { JsonLd } from '@/foundation/seo/json-ld'
import { pageMetadata } from '@/foundation/seo/metadata'
import { LikeButton } from '@/ui/like-button'
import { ProductOpening } from '@/ui/patterns/product-opening'
import { Row } from '@/ui/row'
import { ProductAbout } from './product-about'
import { ProductGallery } from './product-gallery'
import { ProductSeller } from './product-seller'
import { MadeOf, Warning } from './product-species'
import '@/ui/styles/market.css'

interface ProductPageProps {
  locale: Locale
  slug: string
  /** What its address chooses; nothing on the page that is kept. */
  asked: URLSearchParams
}

/** Of the shelves, in the taxonomy. */
const root = 'products'

/** As many as fill lines of two and of three. */
const relatedShown = 6

const load = cache(async (locale: Locale, slug: string) => {
  const reader = await pageReader(locale)
  const product = await productAt(reader, slug)
  await dependsOn([
    tags.slug('products', slug),
    tags.list('products'),
    ...(product ? [tags.document('products', product.id)] : []),
    ...Object.entries(product?.shown ?? {}).flatMap(([collection, ids]) =>
      ids.map((id) => tags.document(collection, id)),
    ),
  ])
  if (!product) notFound()
  const [species, goesWithIt] = await Promise.all([
    cardsOf(reader, 'mushrooms', product.speciesIds),
    related(reader, {
      collection: 'products',
      to: { relationTo: 'products', value: product.id },
      limit: relatedShown,
    }),
  ])
  return { product, species, goesWithIt }
})

/** The shelves that a product stands on, the widest first. */
async function shelvesTo(locale: Locale, shelf: string) {
  const all = await cachedCategories(await pageReader(locale), root)
  const way = all
    .filter(({ path }) => path !== root && `${shelf}/`.startsWith(`${path}/`))
    .toSorted((one, other) => one.path.length - other.path.length)
  await dependsOn(way.map(({ id }) => tags.document('categories', id)))
  return way
}

export async function productMetadata(
  { locale, slug }: Pick<ProductPageProps, 'locale' | 'slug'>,
  index = true,
): Promise<Metadata> {
  const { product } = await load(locale, slug)
  return pageMetadata({
    locale,
    path: documentPath('products', slug),
    title: plainText(product.title),
    description: plainText(product.summary ?? product.title),
    index: index && product.vendor?.type !== 'other',
  })
}

/** A product: what it does to whoever eats it, what it costs, who sells it, what others say. */
export async function ProductPage({ locale, slug, asked }: ProductPageProps) {
  const { product, species, goesWithIt } = await load(locale, slug)
  const t = await getTranslations()
  const path = documentPath('products', slug)
  const { vendor, keys, variants, categories, title } = product
  const chosen = choiceIn(
    variants,
    keys.map(({ identifier }) => identifier),
    asked,
  )
  const [kind] = categories
  const shelves = kind ? await shelvesTo(locale, kind.path) : []
  const own = await crumbsTo(path, { label: t('products.title') }, { label: title })
  const crumbs = own.toSpliced(-1, 0, ...shelves.map((shelf) => ({ label: shelf.title, path: shelf.url })))
  const context: ContributionContext = {
    reader: await guestReader(locale),
    subject: { relationTo: 'products', value: product.id },
    title: plainText(title),
    path,
  }
  const blocks = product.layout as BlockView[]
  return (
    <SiteShell path={path}>
      <Breadcrumbs crumbs={crumbs} />
      <JsonLd data={productJsonLd(product, locale)} />
      <article>
        <ProductOpening
          kind={kind?.title}
          title={title}
          vendor={{
            name: vendor?.name ?? '',
            href: localePath(locale, documentPath('vendors', vendor?.slug ?? '')),
            place: vendor ? placeText(vendor.place, locale) : '',
          }}
          rating={{ average: product.averageRating, count: product.ratingCount }}
          gallery={<ProductGallery product={product} species={species} />}
          actions={
            <LikeButton
              label={t('contributions.like')}
              item={`products:${product.id}`}
              count={product.likeCount}
            />
          }
          warning={<Warning species={species} />}
          buy={
            <ForSale product={product} chosen={chosen}>
              <CartButton product={product} chosen={chosen} />
            </ForSale>
          }
          designations={<BadgeList badges={product.badges} />}
          species={<MadeOf species={species} />}
        />
        <ProductAbout product={product} />
        <Blocks blocks={blocks} page={context} />
        {vendor ? <ProductSeller vendor={vendor} /> : null}
        {goesWithIt.length > 0 ? (
          <Row id="related" title={t('products.related')}>
            <ul className="row-wide archive-grid">
              {goesWithIt.map((card) => (
                <ProductItem key={card.id} product={card} />
              ))}
            </ul>
          </Row>
        ) : null}
        <Contributions context={context} placed={placedContributionKinds(blocks, context)} />
      </article>
    </SiteShell>
  )
}
