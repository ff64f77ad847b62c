import type { Metadata } from 'next'
import { Blocks } from '@/blocks/render'
import { placedContributionKinds } from '@/blocks/selected-subject'
import type { BlockView } from '@/blocks/views'
import { memberRating } from '@/domains/contributions/server/member-rating'
import { productJsonLd } from '@/domains/products/structured-data'
import type { Locale } from '@/foundation/i18n/locales'
import { plainText } from '@/foundation/i18n/localized-text'
import { documentPath } from '@/foundation/routing/paths'
import { JsonLd } from '@/foundation/seo/json-ld'
import { pageMetadata } from '@/foundation/seo/metadata'
import { Contributions } from '@/site/contributions/contributions'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { SiteShell } from '@/site/site-shell/site-shell'
import { loadProduct, productContext, productCrumbs } from './load-product'
import { ProductAbout } from './product-about'
import { ProductSeller } from './product-seller'
import { ProductSummary } from './product-summary'
import { RelatedProducts } from './related-products'
import '@/ui/styles/market.css'

interface ProductPageProps {
  locale: Locale
  slug: string
  /** Query parameters that select a variant; empty on the cached page. */
  params: URLSearchParams
}

export async function productMetadata(
  { locale, slug }: Pick<ProductPageProps, 'locale' | 'slug'>,
  index = true,
): Promise<Metadata> {
  const { product } = await loadProduct(locale, slug)
  return pageMetadata({
    locale,
    path: documentPath('products', slug),
    title: plainText(product.title),
    description: plainText(product.summary ?? product.title),
    index: index && product.vendor?.type !== 'other',
  })
}

/** The page of a product. */
export async function ProductPage({ locale, slug, params }: ProductPageProps) {
  const { product, species, guides, related, alternatives } = await loadProduct(locale, slug)
  const { vendor } = product
  const path = documentPath('products', slug)
  const context = await productContext(locale, product)
  const rating = await memberRating(context.reader, context.subject)
  const blocks = product.layout as BlockView[]
  return (
    <SiteShell path={path}>
      <Breadcrumbs crumbs={await productCrumbs(locale, path, product)} />
      <JsonLd data={productJsonLd(product, rating, locale)} />
      <article>
        <ProductSummary
          product={product}
          species={species}
          guides={guides}
          alternatives={alternatives}
          params={params}
        />
        <ProductAbout product={product} />
        <Blocks blocks={blocks} page={context} />
        {vendor ? <ProductSeller vendor={vendor} product={product} /> : null}
        <RelatedProducts products={related} />
        <Contributions context={context} placed={placedContributionKinds(blocks, context)} />
      </article>
    </SiteShell>
  )
}
