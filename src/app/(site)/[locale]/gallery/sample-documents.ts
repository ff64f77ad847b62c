import { getListPage, type Listed } from '@/domains/catalog/query'
import { listCategoriesUnder } from '@/domains/categories/queries'
import { newsletterSlug } from '@/domains/forms/paths'
import { getFormBySlug } from '@/domains/forms/queries'
import type { ProductCard } from '@/domains/products/listing'
import type { SpeciesCard } from '@/domains/species/listing'
import type { Reader } from '@/foundation/payload/reader'
import { supplierCollections } from '@/foundation/routing/paths'

/** Documents of the sample content that blocks show: their ids, and the cards of species and products. */
export interface SampleDocuments {
  species: SpeciesCard[]
  guides: string[]
  posts: string[]
  recipes: string[]
  products: Pick<ProductCard, 'id' | 'slug' | 'title'>[]
  /** One of each kind. */
  suppliers: { relationTo: (typeof supplierCollections)[number]; value: string }[]
  /** The roots of products and of a branch of species. */
  categories: string[]
  forms: string[]
}

/** Reads what blocks of the gallery show. Without sample content, they are empty. */
export async function findSampleDocuments(reader: Reader): Promise<SampleDocuments> {
  const cardsOf = async <C extends Listed>(collection: C, limit: number) =>
    (await getListPage(reader, { collection, sort: 'oldest', page: 1, limit })).cards
  const idsOf = async (collection: Listed, limit: number) =>
    (await cardsOf(collection, limit)).map(({ id }) => id)
  const [species, guides, posts, recipes, products, ofKinds, roots, form] = await Promise.all([
    cardsOf('mushrooms', 4),
    idsOf('growingguides', 3),
    idsOf('posts', 4),
    idsOf('recipes', 1),
    cardsOf('products', 4),
    Promise.all(supplierCollections.map((kind) => idsOf(kind, 1))),
    Promise.all(['products', 'species/benefit'].map((path) => listCategoriesUnder(reader, path))),
    getFormBySlug(reader, newsletterSlug),
  ])
  return {
    species,
    guides,
    posts,
    recipes,
    products,
    suppliers: supplierCollections.flatMap((relationTo, index) =>
      (ofKinds[index] ?? []).map((value) => ({ relationTo, value })),
    ),
    categories: roots.flatMap(([root]) => (root ? [root.id] : [])),
    forms: form ? [form.id] : [],
  }
}
