import { initialsOf, tintOf } from '@illustrations/objects/address'
import type { DrawingName } from '@illustrations/objects/catalogue'
import { type DrawnSpecies, drawObject } from '@illustrations/objects/draw'
import type { CardImage } from '@/domains/cards/card'
import { getListedCards } from '@/domains/catalog/query'
import { cachedCategories } from '@/domains/categories/cached-categories'
import { drawingOf } from '@/domains/categories/drawing-of'
import { productAt } from '@/domains/products/queries'
import { speciesTraits } from '@/domains/species/queries'
import type { SupplierCard, SupplierKind } from '@/domains/suppliers/listing'
import { placeText } from '@/domains/suppliers/place-text'
import { supplierAt } from '@/domains/suppliers/queries'
import { storefrontFor } from '@/domains/suppliers/storefront-drawing'
import { tags } from '@/foundation/cache/tags'
import { plainText } from '@/foundation/i18n/localized-text'
import { translator } from '@/foundation/i18n/translator'
import type { Reader } from '@/foundation/payload/reader'
import { documentPath, supplierCollections, viewAll } from '@/foundation/routing/paths'
import { priceText } from '@/ui/money'
import { photographOf } from './photograph'
import type { Shown, Subject } from './picture'

/** The share image of a market page; null for other paths. */
export function marketSubject(reader: Reader, path: string): Promise<Subject> | null {
  const within = (start: string) => (path.startsWith(start) ? path.slice(start.length) : null)
  const slug = within(documentPath('products', ''))
  if (slug) return product(reader, slug)
  for (const kind of supplierCollections) {
    const supplierSlug = within(documentPath(kind, ''))
    if (supplierSlug) return supplier(reader, kind, supplierSlug)
    if (path === viewAll[kind]) return directory(reader, kind)
  }
  const categoryPath = within(viewAll.products)
  return categoryPath === null ? null : products(reader, `products${categoryPath}`)
}

function productDrawing(name: DrawingName<'goods'>, seed: string, species?: DrawnSpecies | null): Shown {
  const look = { size: 'card', tint: tintOf(seed), initials: '', theme: 'light' } as const
  return { drawing: drawObject('goods', name, look, species) }
}

const storefront = (card: SupplierCard): Shown => ({
  drawing: drawObject('vendors', storefrontFor(card), {
    size: 'card',
    tint: tintOf(card.slug),
    initials: initialsOf(card.name),
    theme: 'light',
  }),
})

async function photographOr(
  reader: Reader,
  image: CardImage | null | undefined,
  drawn: () => Shown,
): Promise<Shown> {
  return (image && (await photographOf(reader, image))) || drawn()
}

async function product(reader: Reader, slug: string): Promise<Subject> {
  const document = await productAt(reader, slug)
  const ids = Object.entries(document ? { ...document.shown, products: [document.id] } : {})
  const dependsOn = [
    tags.slug('products', slug),
    ...ids.flatMap(([collection, values]) => values.map((id) => tags.document(collection, id))),
  ]
  if (!document) return { picture: null, dependsOn }
  const { title, categories, vendor, image, gallery, range, drawing } = document
  const [kind] = categories
  const species = drawing.species && (await speciesTraits(reader, drawing.species.slug))
  const shown = await photographOr(reader, image ?? gallery[0]?.image, () =>
    productDrawing(drawing.name, slug, species),
  )
  return {
    dependsOn,
    picture: {
      eyebrow: kind && plainText(kind.title),
      title: plainText(title),
      below: vendor && [vendor.name, placeText(vendor.place, reader.locale)].filter(Boolean).join(' · '),
      price: priceText(range.price, reader.locale),
      shown: [shown],
    },
  }
}

async function supplier(reader: Reader, kind: SupplierKind, slug: string): Promise<Subject> {
  const t = translator(reader.locale, 'suppliers')
  const document = await supplierAt(reader, kind, slug)
  const dependsOn = [
    tags.slug(kind, slug),
    ...(document ? [tags.document(kind, document.card.id), tags.list('categories')] : []),
  ]
  if (!document) return { picture: null, dependsOn }
  const { card } = document
  const shown = await photographOr(reader, card.logo, () => storefront(card))
  return {
    dependsOn,
    picture: {
      eyebrow: `${t(`${kind}.card`)} · ${t(`types.${card.type}`)}`,
      title: card.name,
      below: placeText(card.place, reader.locale),
      shown: [shown],
    },
  }
}

async function directory(reader: Reader, kind: SupplierKind): Promise<Subject> {
  const t = translator(reader.locale, 'suppliers')
  const cards = await getListedCards(reader, { collection: kind, sort: 'title', page: 1, limit: 4 })
  const shown = await Promise.all(
    cards.map((card) => photographOr(reader, card.logo, () => storefront(card))),
  )
  return { dependsOn: [tags.list(kind)], picture: { title: t(`${kind}.title`), shown } }
}

/** A category with four kinds of products shows one drawing of each, any other category its own drawing. */
async function products(reader: Reader, path: string): Promise<Subject> {
  const t = translator(reader.locale, 'products')
  const categories = await cachedCategories(reader, 'products')
  const category = categories.find((candidate) => candidate.path === path)
  const dependsOn = [tags.list('products'), tags.list('categories')]
  if (!category) return { picture: null, dependsOn }
  const cards = await getListedCards(reader, {
    collection: 'products',
    facets: [`category:${category.id}`],
    sort: 'newest',
    page: 1,
    limit: 48,
  })
  const kinds = new Map(cards.map(({ slug, drawing }) => [drawing.name, slug]))
  const drawings = [...kinds].slice(0, 4).map(([name, slug]) => productDrawing(name, slug))
  const isAll = path === 'products'
  return {
    dependsOn,
    picture: {
      eyebrow: isAll ? undefined : t('title'),
      title: isAll ? t('title') : plainText(category.title),
      shown: drawings.length === 4 ? drawings : [productDrawing(drawingOf(path), path)],
    },
  }
}
