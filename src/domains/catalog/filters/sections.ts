import { badges } from '@/domains/products/vocabulary'
import { cookingTimes, recipeCategories } from '@/domains/recipes/vocabulary'
import { areas } from '@/domains/species/areas'
import { type KeyTrait, keyTraits } from '@/domains/species/key-traits'
import { edibilities } from '@/domains/species/vocabulary'
import { supplierTypes, vendorTypes, wholesaleTypes } from '@/domains/suppliers/types'
import { speciesSections, traitSections } from './filter-parameters'

/** Collections whose lists can be filtered. */
export const filterable = [
  'mushrooms',
  'products',
  'recipes',
  'vendors',
  'wholesale',
  'dropshipping',
] as const
export type Filterable = (typeof filterable)[number]

/** Whether entries are somewhere, so that a list can be filtered by distance. */
export const hasPlaces = (collection: Filterable): boolean =>
  collection !== 'mushrooms' && collection !== 'recipes'

type FixedKind = 'badge' | 'type' | 'edibility' | 'month' | 'area' | 'course' | 'time'

/** Where a section's values come from, and which facets represent them. */
export type Source =
  /** Categories below a root path; a value is the path relative to the root. */
  | { root: string }
  /** Documents of a collection; a value is a slug. */
  | { kind: 'species' | 'vendor'; collection: 'mushrooms' | 'vendors' }
  /** A fixed vocabulary. */
  | { kind: FixedKind | KeyTrait; words: readonly string[] }
  /** Whatever values the entries have. */
  | { kind: 'state' | 'country' | 'region' }

export interface Section {
  /** The query parameter, also used by the API. */
  name: string
  source: Source
  /** Folded away together with others below the sections of the product documents. */
  folded?: true
}

const categories = (name: string, root: string): Section => ({ name, source: { root } })

/** In the order of the product documents. */
const ofSpecies = speciesSections.map((name) => categories(name, `species/${name}`))

const months = Array.from({ length: 12 }, (_, index) => String(index + 1))

function traitSource(name: (typeof traitSections)[number]): Source {
  if (name === 'edibility') return { kind: name, words: edibilities }
  if (name === 'month') return { kind: name, words: months }
  return name === 'region' ? { kind: 'area', words: areas } : { kind: name, words: keyTraits[name] }
}

/** What the identification key asks, with edibility. */
const ofTraits = traitSections.map((name): Section => ({ name, source: traitSource(name), folded: true }))

const ofSuppliers = (types: readonly string[]): Section[] => [
  { name: 'type', source: { kind: 'type', words: types.filter((type) => type !== 'other') } },
  categories('category', 'products'),
  { name: 'country', source: { kind: 'country' } },
  { name: 'state', source: { kind: 'state' } },
]

/** Where the vendor is; decides the currency. */
const soldFrom: Section = { name: 'country', source: { kind: 'country' } }

/** Where things are delivered. */
const shipsTo: Section = { name: 'region', source: { kind: 'region' } }

const bySpecies: Section = { name: 'species', source: { kind: 'species', collection: 'mushrooms' } }

/** The filter sections of each list, in the order of the panel. */
export const sections: Record<Filterable, readonly Section[]> = {
  mushrooms: [...ofSpecies, ...ofTraits],
  products: [
    categories('category', 'products'),
    bySpecies,
    ...ofSpecies,
    { name: 'badge', source: { kind: 'badge', words: badges } },
    { name: 'vendor', source: { kind: 'vendor', collection: 'vendors' } },
    soldFrom,
    shipsTo,
  ],
  recipes: [
    { name: 'course', source: { kind: 'course', words: recipeCategories } },
    { name: 'time', source: { kind: 'time', words: cookingTimes } },
    bySpecies,
  ],
  vendors: [...ofSuppliers(vendorTypes), shipsTo],
  wholesale: ofSuppliers(wholesaleTypes),
  dropshipping: [...ofSuppliers(supplierTypes), shipsTo],
}

export const sorts = [
  'relevance',
  'newest',
  'oldest',
  'price',
  'price-desc',
  'rating',
  'likes',
  'title',
  'distance',
  'danger',
] as const
export type Sort = (typeof sorts)[number]

/** Whether a list can be sorted so. Only species have a danger, and only its index keeps a long list from being sorted. */
export const isSortOf = (collection: Filterable, sort: Sort): boolean =>
  sort !== 'danger' || collection === 'mushrooms'

export function isFilterable(collection: unknown): collection is Filterable {
  return filterable.includes(collection as Filterable)
}
