import { Blocks } from '@/blocks/render'
import { productJsonLd } from '@/domains/products/structured-data'
import { plainText } from '@/foundation/i18n/localized-text'
import { JsonLd } from '@/foundation/seo/json-ld'
import { type Head, pageMetadata } from '@/foundation/seo/metadata'
import { Contributions } from '@/site/contributions/contributions'
import { loadProduct, type ProductPageData } from '@/site/market/load-product'
import { ProductAbout } from '@/site/market/product-about'
import { ProductSeller } from '@/site/market/product-seller'
import { ProductSummary } from '@/site/market/product-summary'
import { RelatedProducts } from '@/site/market/related-products'
import type { Page, SiteRequest } from '@/site/page'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { SiteShell } from '@/site/site-shell/site-shell'
import { useTranslations } from '@/ui/texts'
import '@/ui/styles/market.css'

type Request = SiteRequest<{ slug: string }>

interface Data extends ProductPageData {
  /** Query parameters that select a variant; empty on the cached page. */
  params: URLSearchParams
}

function singleParams({ query }: Request): URLSearchParams {
  const pairs = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return new URLSearchParams(pairs)
}

async function load(request: Request): Promise<Data> {
  const data = await loadProduct(request.reader, request.params.slug)
  return { ...data, params: singleParams(request) }
}

const headOf =
  (isIndexed: boolean) =>
  ({ product, context: { path, title } }: Data, { locale }: Request): Head =>
    pageMetadata({
      locale,
      path,
      title,
      description: plainText(product.summary ?? product.title),
      index: isIndexed && product.vendor?.type !== 'other',
    })

function useCrumbs({ product, context, trail }: Data) {
  const t = useTranslations('products')
  const crumbs = crumbsTo(
    context.reader.locale,
    context.path,
    { label: t('title') },
    { label: product.title },
  )
  return crumbs.toSpliced(-1, 0, ...trail.map(({ title: label, url }) => ({ label, path: url })))
}

function View(data: Data) {
  const { product, context, species, guides, related, alternatives, rating, params, blocks, contributions } =
    data
  const { vendor } = product
  const crumbs = useCrumbs(data)
  return (
    <SiteShell path={context.path}>
      <Breadcrumbs crumbs={crumbs} />
      <JsonLd data={productJsonLd(product, rating, context.reader.locale)} />
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
        {contributions ? <Contributions {...contributions} /> : null}
      </article>
    </SiteShell>
  )
}

/** A product. */
export const productPage: Page<Data, { slug: string }> = { load, head: headOf(true), View }

/** A product with a variant selected by the query. */
export const productVariantPage: Page<Data, { slug: string }> = {
  load,
  head: headOf(false),
  View,
  maxAge: 0,
}
