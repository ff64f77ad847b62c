import type { ReactNode } from 'react'
import type { ContributionContext } from '@/domains/contributions/context'
import { ArchiveBlock } from './archive/block'
import { BannerBlock } from './banner/block'
import { ButtonArrayBlock } from './button-array/block'
import { CarouselBlock } from './carousel/block'
import { CategoryBarBlock } from './category-bar/block'
import { CommentsBlock } from './comments/block'
import { Content } from './content/block'
import { CallToActionBlock } from './cta/block'
import { EmbeddingBlock } from './embedding/block'
import { FeatureBlock } from './feature/block'
import { FormBlock } from './form/block'
import { GalleryBlock } from './gallery/block'
import { ImpressionsBlock } from './impressions/block'
import { MediaBlock } from './media-block/block'
import { PhotoArrayBlock } from './photo-array/block'
import { ProductCarouselBlock } from './product-carousel/block'
import { ProductDescriptionBlock } from './product-description/block'
import { RatingBlock } from './rating/block'
import { ReferencesBlock } from './references/block'
import { RelatedBlock } from './related/block'
import { type RelatedBlockType, relatedBlockTypes } from './related/collections'
import { ReviewsBlock } from './reviews/block'
import { SpeciesListBlock } from './species-block/block'
import { VendorBlock } from './vendor/block'
import type { BlockView } from './views'

type BlockComponent<View> = (props: View & { page: ContributionContext }) => ReactNode | Promise<ReactNode>

const related = Object.fromEntries(relatedBlockTypes.map((type) => [type, RelatedBlock])) as Record<
  RelatedBlockType,
  typeof RelatedBlock
>

/** The component of every block; `configs.ts` has their fields. A test checks that both have the same blocks. */
export const registry: {
  [Type in BlockView['blockType']]: BlockComponent<Extract<BlockView, { blockType: Type }>>
} = {
  banner: BannerBlock,
  content: Content,
  feature: FeatureBlock,
  cta: CallToActionBlock,
  buttonArray: ButtonArrayBlock,
  gallery: GalleryBlock,
  mediaBlock: MediaBlock,
  photoArray: PhotoArrayBlock,
  embedding: EmbeddingBlock,
  references: ReferencesBlock,
  speciesBlock: SpeciesListBlock,
  rating: RatingBlock,
  productDescription: ProductDescriptionBlock,
  carousel: CarouselBlock,
  productCarousel: ProductCarouselBlock,
  archive: ArchiveBlock,
  categoryBar: CategoryBarBlock,
  ...related,
  vendor: VendorBlock,
  impressions: ImpressionsBlock,
  reviews: ReviewsBlock,
  comments: CommentsBlock,
  form: FormBlock,
}
