import type { CollectionConfig } from 'payload'
import { posts } from '@/domains/articles/posts'
import { projects } from '@/domains/articles/projects'
import { carts } from '@/domains/cart/collection'
import { categories } from '@/domains/categories/collection'
import { comments } from '@/domains/comments/collection'
import { glossary } from '@/domains/glossary/collection'
import { growingGuides } from '@/domains/guides/collection'
import { helpfuls } from '@/domains/helpfuls/collection'
import { imports } from '@/domains/imports/collection'
import { impressions } from '@/domains/impressions/collection'
import { likes } from '@/domains/likes/collection'
import { media } from '@/domains/media/collection'
import { decisions } from '@/domains/moderation/collection'
import { dataVersions } from '@/domains/open-data/collection'
import { orders } from '@/domains/orders/collection'
import { pages } from '@/domains/pages/collection'
import { products } from '@/domains/products/collection'
import { recipes } from '@/domains/recipes/collection'
import { references } from '@/domains/references/collection'
import { reports } from '@/domains/reports/collection'
import { reviews } from '@/domains/reviews/collection'
import { salerules } from '@/domains/salerules/collection'
import { savedItems } from '@/domains/saved/collection'
import { mushrooms } from '@/domains/species/collection'
import { stockNotices } from '@/domains/stocknotices/collection'
import { affiliates } from '@/domains/suppliers/affiliates'
import { dropshipping } from '@/domains/suppliers/dropshipping'
import { vendors } from '@/domains/suppliers/vendors'
import { wholesale } from '@/domains/suppliers/wholesale'
import { users } from '@/domains/users/collection'

/** All collections, in the order in which the admin panel lists them. `src/plugins/README.md` says what plugins add. */
export const collections: CollectionConfig[] = [
  mushrooms,
  growingGuides,
  categories,
  glossary,
  references,
  products,
  orders,
  vendors,
  wholesale,
  dropshipping,
  affiliates,
  salerules,
  carts,
  stockNotices,
  pages,
  posts,
  projects,
  recipes,
  media,
  reviews,
  impressions,
  comments,
  likes,
  helpfuls,
  savedItems,
  reports,
  decisions,
  users,
  imports,
  dataVersions,
]
