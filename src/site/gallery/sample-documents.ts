import { getListedCards, type Listed, type ListSort } from '@/domains/catalog/query'
import { listCategoriesUnder } from '@/domains/categories/queries'
import type { FormView } from '@/domains/forms/form-view'
import { newsletterSlug } from '@/domains/forms/paths'
import { getFormBySlug } from '@/domains/forms/queries'
import type { ProductCard } from '@/domains/products/listing'
import type { SpeciesCard } from '@/domains/species/listing'
import { asInAllLocales, type Reader } from '@/foundation/payload/reader'
import { supplierCollections } from '@/foundation/routing/paths'

/** Documents of the sample content that blocks show: their ids, and the cards of species and products. */
export interface SampleDocuments {
  species: SpeciesCard[]
  /** The most complete and best rated. */
  rated: { species: SpeciesCard | undefined; product: Pick<ProductCard, 'id' | 'slug' | 'title'> | undefined }
  guides: string[]
  posts: string[]
  recipes: string[]
  products: Pick<ProductCard, 'id' | 'slug' | 'title'>[]
  /** One of each kind, and a shop of partners. */
  suppliers: { relationTo: (typeof supplierCollections)[number] | 'affiliates'; value: string }[]
  /** The roots of products and of a branch of species. */
  categories: string[]
  forms: FormView[]
}

const categoryRoots = ['products', 'species/benefit']

/** Reads what blocks of the gallery show. Without sample content, they are empty. */
export async function findSampleDocuments(reader: Reader): Promise<SampleDocuments> {
  const cardsOf = async <C extends Listed>(collection: C, limit: number, sort: ListSort = 'oldest') =>
    await getListedCards(reader, { collection, sort, page: 1, limit })
  const idsOf = async (collection: Listed, limit: number) =>
    (await cardsOf(collection, limit)).map(({ id }) => id)
  const [
    species,
    [ratedSpecies],
    [ratedProduct],
    guides,
    posts,
    recipes,
    products,
    ofKinds,
    partners,
    branches,
    forms,
  ] = await Promise.all([
    cardsOf('mushrooms', 4),
    cardsOf('mushrooms', 1, 'relevance'),
    cardsOf('products', 1, 'relevance'),
    idsOf('growingguides', 3),
    idsOf('posts', 4),
    idsOf('recipes', 1),
    cardsOf('products', 4),
    Promise.all(supplierCollections.map((kind) => idsOf(kind, 1))),
    reader.payload.find({ ...asInAllLocales(reader), collection: 'affiliates', depth: 0, limit: 1 }),
    Promise.all(categoryRoots.map((path) => listCategoriesUnder(reader, path))),
    Promise.all([newsletterSlug, 'contact'].map((slug) => getFormBySlug(reader, slug))),
  ])
  return {
    species,
    rated: { species: ratedSpecies, product: ratedProduct },
    guides,
    posts,
    recipes,
    products,
    suppliers: [
      ...supplierCollections.flatMap((relationTo, index) =>
        (ofKinds[index] ?? []).map((value) => ({ relationTo, value })),
      ),
      ...partners.docs.map(({ id }) => ({ relationTo: 'affiliates' as const, value: id })),
    ],
    categories: branches.flat().flatMap(({ id, path }) => (categoryRoots.includes(path) ? [id] : [])),
    forms: forms.filter((form) => form !== null),
  }
}
