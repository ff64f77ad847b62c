import { type ArticleCard, postEntry, projectEntry } from '@/domains/articles/listing'
import type { ListedCollection } from '@/domains/cards/entry'
import { type GuideCard, guideEntry } from '@/domains/guides/listing'
import { type ProductCard, productListing } from '@/domains/products/listing'
import { type RecipeCard, recipeEntry } from '@/domains/recipes/listing'
import { type SpeciesCard, speciesEntry } from '@/domains/species/listing'
import {
  dropshippingListing,
  type SupplierCard,
  vendorListing,
  wholesaleListing,
} from '@/domains/suppliers/listing'
import type {
  Dropshipping,
  Growingguide,
  Mushroom,
  Post,
  Product,
  Project,
  Recipe,
  Vendor,
  Wholesale,
} from '@/payload-types'

/** The card each listed collection shows in lists. */
export interface Cards {
  mushrooms: SpeciesCard
  growingguides: GuideCard
  recipes: RecipeCard
  posts: ArticleCard
  projects: ArticleCard
  vendors: SupplierCard
  wholesale: SupplierCard
  dropshipping: SupplierCard
  products: ProductCard
}

export type Listed = keyof Cards

interface Documents {
  mushrooms: Mushroom
  growingguides: Growingguide
  recipes: Recipe
  posts: Post
  projects: Project
  vendors: Vendor
  wholesale: Wholesale
  dropshipping: Dropshipping
  products: Product
}

const isPublished = ({ _status }: { _status?: string | null }) => _status === 'published'

/** Every listed collection and how its entries are built. Collections that others refer to come first. */
export const listedCollections: { [slug in Listed]: ListedCollection<Documents[slug], Cards[slug]> } = {
  mushrooms: { isListed: isPublished, entry: speciesEntry },
  growingguides: { isListed: isPublished, entry: guideEntry },
  recipes: { isListed: isPublished, entry: recipeEntry },
  posts: { isListed: isPublished, entry: postEntry },
  projects: { isListed: isPublished, entry: projectEntry },
  vendors: vendorListing,
  wholesale: wholesaleListing,
  dropshipping: dropshippingListing,
  products: productListing,
}

export function isListed(slug: string): slug is Listed {
  return Object.hasOwn(listedCollections, slug)
}

/** When a document of these collections changes, every entry that carries its facet is updated too. */
export const facetKinds: Partial<Record<string, 'category' | 'species' | 'media'>> = {
  categories: 'category',
  mushrooms: 'species',
  media: 'media',
}
