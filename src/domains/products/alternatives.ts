import type { ProductCard } from './listing'
import type { ProductView } from './view'

/** What of a sold-out product decides what can take its place. */
type SoldOut = Pick<ProductView, 'categories' | 'currency' | 'speciesIds'> & { price: { amount: number } }

/** How many are offered in place of a product that is sold out. */
const limit = 3

/** In levels of the category: the same kind of product of another species comes before other kinds of the species. */
const speciesWeight = 2.5

/** How many levels two categories have in common: `products/growing/kits` and `products/growing/spawn` two. */
function sharedLevels(one: string, other: string): number {
  const levels = other.split('/')
  const parting = one.split('/').findIndex((level, index) => level !== levels[index])
  return parting < 0 ? one.split('/').length : parting
}

function likeness({ categories, speciesIds }: SoldOut, card: ProductCard): number {
  const levels = categories.flatMap(({ path }) =>
    card.categories.map((other) => sharedLevels(path, other.path)),
  )
  const sharesSpecies = card.species.some(({ id }) => speciesIds.includes(id))
  return Math.max(0, ...levels) + (sharesSpecies ? speciesWeight : 0)
}

/** Products in stock that serve the same purpose as one that is sold out; of those alike, the nearest in price first. */
export function alternativesTo(product: SoldOut, related: readonly ProductCard[]): ProductCard[] {
  const difference = ({ price }: ProductCard) =>
    price.currency === product.currency
      ? Math.abs(price.from - product.price.amount)
      : Number.MAX_SAFE_INTEGER
  return related
    .filter(({ inStock }) => inStock)
    .toSorted(
      (one, other) =>
        likeness(product, other) - likeness(product, one) || difference(one) - difference(other),
    )
    .slice(0, limit)
}
