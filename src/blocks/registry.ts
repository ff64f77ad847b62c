import type { ComponentType, ReactNode } from 'react'
import type { ContributionContext } from '@/domains/contributions/context'
import { ArchiveBlock } from './archive/block'
import { Banner } from './banner/block'
import { CarouselBlock } from './carousel/block'
import { CategoryBarBlock } from './category-bar/block'
import { CommentsBlock } from './comments/block'
import { Content } from './content/block'
import { FormBlock } from './form/block'
import { ImpressionsBlock } from './impressions/block'
import { ProductCarouselBlock } from './product-carousel/block'
import { RelatedBlock } from './related/block'
import { ReviewsBlock } from './reviews/block'
import { VendorBlock } from './vendor/block'
import type { BlockView } from './views'

type BlockComponent<View> =
  | ComponentType<View>
  | ((props: View & { page: ContributionContext }) => Promise<ReactNode>)

/** The component of every block; `configs.ts` has their fields. A test checks that both have the same blocks. */
export const registry: {
  [Type in BlockView['blockType']]: BlockComponent<Extract<BlockView, { blockType: Type }>>
} = {
  banner: Banner,
  content: Content,
  carousel: CarouselBlock,
  productCarousel: ProductCarouselBlock,
  archive: ArchiveBlock,
  categoryBar: CategoryBarBlock,
  relatedMushrooms: RelatedBlock,
  relatedGuides: RelatedBlock,
  relatedProducts: RelatedBlock,
  vendor: VendorBlock,
  impressions: ImpressionsBlock,
  reviews: ReviewsBlock,
  comments: CommentsBlock,
  form: FormBlock,
}
