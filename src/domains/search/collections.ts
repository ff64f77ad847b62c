import { listedCollections } from '@/domains/catalog/collections'
import type {
  Category,
  Dropshipping,
  Glossary,
  Growingguide,
  Mushroom,
  Page,
  Post,
  Product,
  Project,
  Recipe,
  Reference,
  Vendor,
  Wholesale,
} from '@/payload-types'
import { articleEntry, pageEntry, recipeEntry } from './entries/articles'
import { productEntry, supplierEntry } from './entries/market'
import { categoryEntry, guideEntry, referenceEntry, termEntry } from './entries/reading'
import { speciesEntry } from './entries/species'
import type { SearchedCollection } from './entry'

interface Documents {
  mushrooms: Mushroom
  products: Product
  growingguides: Growingguide
  recipes: Recipe
  posts: Post
  projects: Project
  pages: Page
  vendors: Vendor
  wholesale: Wholesale
  dropshipping: Dropshipping
  references: Reference
  categories: Category
  glossary: Glossary
}

export type Searched = keyof Documents

/** Every collection that is searched. What the catalog lists is searched under the same condition. */
export const searchedCollections: { [slug in Searched]: SearchedCollection<Documents[slug]> } = {
  mushrooms: { kind: 'species', isSearched: listedCollections.mushrooms.isListed, entry: speciesEntry },
  products: { kind: 'products', isSearched: listedCollections.products.isListed, entry: productEntry },
  growingguides: { kind: 'guides', isSearched: listedCollections.growingguides.isListed, entry: guideEntry },
  recipes: { kind: 'recipes', isSearched: listedCollections.recipes.isListed, entry: recipeEntry },
  posts: { kind: 'articles', isSearched: listedCollections.posts.isListed, entry: articleEntry('posts') },
  projects: {
    kind: 'articles',
    isSearched: listedCollections.projects.isListed,
    entry: articleEntry('projects'),
  },
  pages: { kind: 'articles', isSearched: ({ _status }) => _status === 'published', entry: pageEntry },
  vendors: {
    kind: 'suppliers',
    isSearched: listedCollections.vendors.isListed,
    entry: supplierEntry('vendors', ({ vendorType }) => vendorType),
  },
  wholesale: {
    kind: 'suppliers',
    isSearched: listedCollections.wholesale.isListed,
    entry: supplierEntry('wholesale', ({ wholesaleType }) => wholesaleType),
  },
  dropshipping: {
    kind: 'suppliers',
    isSearched: listedCollections.dropshipping.isListed,
    entry: supplierEntry('dropshipping', ({ supplierType }) => supplierType),
  },
  references: {
    kind: 'references',
    isSearched: ({ _status, link }) => _status === 'published' && Boolean(link),
    entry: referenceEntry,
  },
  // The roots of the taxonomy and groups of compounds have no page of their own.
  categories: {
    kind: 'topics',
    isSearched: ({ path }) => /^(?:species\/(?!chemistry\/[^/]+$)[^/]+\/|products\/)./.test(path ?? ''),
    entry: categoryEntry,
  },
  glossary: { kind: 'topics', isSearched: () => true, entry: termEntry },
}

export const isSearched = (slug: string): slug is Searched => Object.hasOwn(searchedCollections, slug)
