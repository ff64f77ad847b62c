import type { ReactNode } from 'react'
import { ArchiveBlock } from './archive/block'
import { BannerBlock } from './banner/block'
import { ButtonArrayBlock } from './button-array/block'
import { CarouselBlock } from './carousel/block'
import { CategoryBarBlock } from './category-bar/block'
import { CommentsBlock } from './comments/block'
import { Content } from './content/block'
import { CallToActionBlock } from './cta/block'
import { DeadlySpeciesBlock } from './deadly-species/block'
import { EmbeddingBlock } from './embedding/block'
import { EncyclopediaContentsBlock } from './encyclopedia-contents/block'
import { FeatureBlock } from './feature/block'
import { FormBlock } from './form/block'
import { GalleryBlock } from './gallery/block'
import { HeroBlock } from './hero/block'
import { ImpressionsBlock } from './impressions/block'
import { InSeasonBlock } from './in-season/block'
import { MarketSelectionBlock } from './market-selection/block'
import { MediaBlock } from './media-block/block'
import { NewestBlock } from './newest/block'
import type { BlockPage } from './page-context'
import { PageListBlock } from './page-list/block'
import { PhotoArrayBlock } from './photo-array/block'
import { ProductCarouselBlock } from './product-carousel/block'
import { ProductDescriptionBlock } from './product-description/block'
import { RatingBlock } from './rating/block'
import { RecipeBlock } from './recipe/block'
import { ReferencesBlock } from './references/block'
import { RelatedBlock } from './related/block'
import { type RelatedBlockType, relatedBlockTypes } from './related/collections'
import { ReviewsBlock } from './reviews/block'
import { SpeciesListBlock } from './species-block/block'
import { SpeciesByShapeBlock } from './species-by-shape/block'
import { SpeciesMosaicBlock } from './species-mosaic/block'
import { TaxonomyOverviewBlock } from './taxonomy-overview/block'
import { VendorBlock } from './vendor/block'
import type { BlockView } from './views'

type BlockComponent<View> = (props: View & { page: BlockPage }) => ReactNode | Promise<ReactNode>

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
  recipe: RecipeBlock,
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
  hero: HeroBlock,
  speciesMosaic: SpeciesMosaicBlock,
  inSeason: InSeasonBlock,
  deadlySpecies: DeadlySpeciesBlock,
  newest: NewestBlock,
  marketSelection: MarketSelectionBlock,
  encyclopediaContents: EncyclopediaContentsBlock,
  speciesByShape: SpeciesByShapeBlock,
  taxonomyOverview: TaxonomyOverviewBlock,
  pageList: PageListBlock,
}
