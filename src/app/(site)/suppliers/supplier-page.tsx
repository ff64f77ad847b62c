import '@/ui/styles/suppliers.css'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { Contributions } from '@/app/(site)/contributions/contributions'
import { crumbsTo } from '@/app/(site)/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/app/(site)/site-shell/breadcrumbs'
import { SiteShell } from '@/app/(site)/site-shell/site-shell'
import { guestReader, pageReader } from '@/app/page-reader'
import { cardsOf, listingPage } from '@/domains/catalog/read/list-page'
import { categoryUrl } from '@/domains/categories/queries'
import { ProductItem } from '@/domains/products/components/product-item'
import type { ProductCard } from '@/domains/products/listing'
import { Contacts } from '@/domains/suppliers/components/contacts'
import { DotMap, useDegrees } from '@/domains/suppliers/components/dot-map'
import { Logo } from '@/domains/suppliers/components/logo'
import { OpeningHours } from '@/domains/suppliers/components/opening-hours'
import { Terms } from '@/domains/suppliers/components/terms'
import type { SupplierKind } from '@/domains/suppliers/listing'
import { placeText } from '@/domains/suppliers/place-text'
import { supplierAt } from '@/domains/suppliers/queries'
import { supplierJsonLd } from '@/domains/suppliers/structured-data'
import type { SupplierView } from '@/domains/suppliers/view'
import { dependsOn } from '@/foundation/cache/depends-on'
import { tags } from '@/foundation/cache/tags'
import type { Locale } from '@/foundation/i18n/locales'
import { plainText } from '@/foundation/i18n/localized-text'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath, viewAll } from '@/foundation/routing/paths'
import { withQuery } from '@/foundation/routing/with-query'
import { JsonLd } from '@/foundation/seo/json-ld'
import { pageMetadata } from '@/foundation/seo/metadata'
import { ButtonLink } from '@/ui/button'
import { InlineText } from '@/ui/inline-text'
import { LikeButton } from '@/ui/like-button'
import { SupplierHead } from '@/ui/patterns/supplier-head'
import { Row } from '@/ui/row'

interface At {
  locale: Locale
  kind: SupplierKind
  slug: string
}

/** Products shown here; the rest is one link away. */
const shownProducts = 9

const load = cache(async (locale: Locale, kind: SupplierKind, slug: string) => {
  const reader = await pageReader(locale)
  const supplier = await supplierAt(reader, kind, slug)
  await dependsOn([
    tags.slug(kind, slug),
    tags.list('categories'),
    ...(supplier ? [tags.document(kind, supplier.card.id)] : []),
  ])
  if (!supplier) notFound()
  return supplier
})

interface Goods {
  cards: ProductCard[]
  total: number
}

/** What a vendor sells; of who trades with vendors, what some sell here that it deals in, where staff chose any. */
async function productsOf(locale: Locale, { card, dealtIn }: SupplierView): Promise<Goods | null> {
  const reader = await pageReader(locale)
  await dependsOn([tags.list('products')])
  if (card.kind !== 'vendors') {
    const cards = await cardsOf(reader, 'products', dealtIn)
    return cards.length > 0 ? { cards, total: cards.length } : null
  }
  return listingPage(reader, {
    collection: 'products',
    facets: [`vendor:${card.id}`],
    sort: 'newest',
    page: 1,
    limit: shownProducts,
  })
}

export async function supplierMetadata({ locale, kind, slug }: At): Promise<Metadata> {
  const { card, unlisted } = await load(locale, kind, slug)
  const t = await getTranslations('suppliers')
  const description = card.description ?? t(`${kind}.lead`)
  return pageMetadata({
    locale,
    path: documentPath(kind, slug),
    title: [card.name, placeText(card.place, locale)].filter(Boolean).join(', '),
    description: plainText(description),
    index: !unlisted,
  })
}

function Whereabouts({ supplier: { card } }: { supplier: SupplierView }) {
  const t = useTranslations('suppliers')
  const locale = useLocale()
  const degrees = useDegrees(2)
  const { latitude, longitude } = card.place
  if (latitude === null || longitude === null) return null
  const coordinates = `${degrees(latitude, 'latitude')}, ${degrees(longitude, 'longitude')}`
  return (
    <Row id="where" title={t('whereabouts')} note={placeText(card.place, locale)}>
      <figure className="row-main supplier-map">
        <DotMap
          dots={[{ key: card.id, latitude, longitude }]}
          label={t('oneMapLabel', { name: card.name, coordinates })}
        />
        <figcaption className="caption numeric">{coordinates}</figcaption>
      </figure>
    </Row>
  )
}

function Policy({ name }: { name: string }) {
  const t = useTranslations('suppliers.policy')
  return (
    <Row id="policy" title={t('title')}>
      <div className="row-main stack">
        <p>{t('text', { name })}</p>
        <dl className="pairs">
          <div>
            <dt>{t('shipping')}</dt>
            <dd>{t('shippingText')}</dd>
          </div>
          <div>
            <dt>{t('returns')}</dt>
            <dd>{t('returnsText')}</dd>
          </div>
        </dl>
      </div>
    </Row>
  )
}

interface SoldProps {
  supplier: SupplierView
  products: Goods | null
}

/** What is offered: products, and the kinds of goods anybody deals in. */
function Sold({ supplier: { card }, products }: SoldProps) {
  const t = useTranslations('suppliers.products')
  const locale = useLocale()
  const isVendor = card.kind === 'vendors'
  const all = withQuery(viewAll.products, { vendor: card.slug })
  return (
    <Row id="products" title={t('title')}>
      <div className="row-wide stack">
        {card.sells.length > 0 ? (
          <ul className="chips" aria-label={t('kinds')}>
            {card.sells.map(({ title, path }) => (
              <li key={path}>
                <a className="chip" href={localePath(locale, categoryUrl(path))}>
                  <InlineText text={title} />
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        {products && products.total > 0 ? (
          <>
            {isVendor ? null : <p className="caption">{t('dealtIn')}</p>}
            <ul className="archive-grid">
              {products.cards.map((product) => (
                // The page of a vendor says who sells it.
                <ProductItem key={product.id} product={isVendor ? { ...product, vendor: null } : product} />
              ))}
            </ul>
            {products.total > products.cards.length ? (
              <p>
                <a href={localePath(locale, all)}>{t('all', { count: products.total, name: card.name })}</a>
              </p>
            ) : null}
          </>
        ) : null}
        {products?.total === 0 ? <p>{t('none')}</p> : null}
      </div>
    </Row>
  )
}

/** The page of a vendor, wholesaler or dropshipper. */
export async function SupplierPage({ locale, kind, slug }: At) {
  const supplier = await load(locale, kind, slug)
  const products = await productsOf(locale, supplier)
  const t = await getTranslations()
  const path = documentPath(kind, slug)
  const { card, opening, website, standardPolicy } = supplier
  const { wholesale, dropshipping } = card
  const crumbs = await crumbsTo(path, { label: t(`suppliers.crumb.${kind}`) }, { label: card.name })
  return (
    <SiteShell path={path}>
      <Breadcrumbs crumbs={crumbs} />
      <JsonLd data={supplierJsonLd(supplier, locale)} />
      <article>
        <SupplierHead
          supplier={{
            name: card.name,
            kind: t(`suppliers.types.${card.type}`),
            place: placeText(card.place, locale),
            rating: { average: card.averageRating, count: card.ratingCount },
            description: <InlineText text={card.description} />,
            logo: <Logo supplier={card} urgent />,
          }}
          contacts={<Contacts supplier={supplier} />}
          actions={
            <>
              {website ? (
                <ButtonLink href={website} rel="nofollow noopener external">
                  {t('suppliers.viewStore')}
                </ButtonLink>
              ) : null}
              {products && products.total > 0 ? (
                <ButtonLink kind="secondary" href="#products">
                  {t('suppliers.viewProducts', { count: products.total })}
                </ButtonLink>
              ) : null}
              <LikeButton
                label={t('contributions.like')}
                item={`${kind}:${card.id}`}
                count={card.likeCount}
              />
            </>
          }
        />
        {wholesale || dropshipping ? (
          <Row id="terms" title={t('suppliers.terms.title')} note={t('suppliers.terms.note')}>
            <div className="row-main">
              <Terms wholesale={wholesale} dropshipping={dropshipping} />
            </div>
          </Row>
        ) : null}
        <Sold supplier={supplier} products={products} />
        {opening.length > 0 ? (
          <Row id="hours" title={t('suppliers.opening.title')} note={t('suppliers.opening.note')}>
            <div className="row-main">
              <OpeningHours opening={opening} />
            </div>
          </Row>
        ) : null}
        <Whereabouts supplier={supplier} />
        {standardPolicy ? <Policy name={card.name} /> : null}
        <Contributions
          context={{
            reader: await guestReader(locale),
            subject: { relationTo: kind, value: card.id },
            title: card.name,
            path,
          }}
        />
      </article>
    </SiteShell>
  )
}
