import type { Block } from 'payload'
import { archive } from './archive/config'
import { banner } from './banner/config'
import { carousel } from './carousel/config'
import { categoryBar } from './category-bar/config'
import { comments } from './comments/config'
import { content } from './content/config'
import { form } from './form/config'
import { impressions } from './impressions/config'
import { productCarousel } from './product-carousel/config'
import { relatedGuides, relatedMushrooms, relatedProducts } from './related/config'
import { reviews } from './reviews/config'
import { vendor } from './vendor/config'

/** Every block that editors can place; `registry.ts` has their components. */
export const blocks: Block[] = [
  banner,
  content,
  carousel,
  productCarousel,
  archive,
  categoryBar,
  relatedMushrooms,
  relatedGuides,
  relatedProducts,
  vendor,
  impressions,
  reviews,
  comments,
  form,
]
