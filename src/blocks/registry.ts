import type { ReactNode } from 'react'
import type { ContributionContext } from '@/domains/contributions/context'
import { ArchiveBlock } from './archive/block'
import { loadArchive } from './archive/load'
import { BannerBlock } from './banner/block'
import { ButtonArrayBlock } from './button-array/block'
import { CarouselBlock } from './carousel/block'
import { loadCarousel } from './carousel/load'
import { CategoryBarBlock } from './category-bar/block'
import { loadCategoryBar } from './category-bar/load'
import { CommentsBlock } from './comments/block'
import { loadCommentsBlock } from './comments/load'
import { Content } from './content/block'
import { CallToActionBlock } from './cta/block'
import { DeadlySpeciesBlock } from './deadly-species/block'
import { loadDeadlySpecies } from './deadly-species/load'
import { EmbeddingBlock } from './embedding/block'
import { EncyclopediaContentsBlock } from './encyclopedia-contents/block'
import { loadEncyclopediaContents } from './encyclopedia-contents/load'
import { FeatureBlock } from './feature/block'
import { FormBlock } from './form/block'
import { loadForm } from './form/load'
import { GalleryBlock } from './gallery/block'
import { HeroBlock } from './hero/block'
import { loadHero } from './hero/load'
import { ImpressionsBlock } from './impressions/block'
import { loadImpressionsBlock } from './impressions/load'
import { InSeasonBlock } from './in-season/block'
import { loadInSeason } from './in-season/load'
import { MarketSelectionBlock } from './market-selection/block'
import { loadMarketSelection } from './market-selection/load'
import { MediaBlock } from './media-block/block'
import { NewestBlock } from './newest/block'
import { loadNewest } from './newest/load'
import type { BlockPage } from './page-context'
import { PageListBlock } from './page-list/block'
import { PhotoArrayBlock } from './photo-array/block'
import { ProductCarouselBlock } from './product-carousel/block'
import { loadProductCarousel } from './product-carousel/load'
import { ProductDescriptionBlock } from './product-description/block'
import { RatingBlock } from './rating/block'
import { loadRating } from './rating/load'
import { RecipeBlock } from './recipe/block'
import { loadRecipeBlock } from './recipe/load'
import { ReferencesBlock } from './references/block'
import { loadReferences } from './references/load'
import { RelatedBlock } from './related/block'
import { type RelatedBlockType, relatedBlockTypes } from './related/collections'
import { loadRelated } from './related/load'
import { ReviewsBlock } from './reviews/block'
import { loadReviewsBlock } from './reviews/load'
import { SpeciesListBlock } from './species-block/block'
import { loadSpeciesList } from './species-block/load'
import { SpeciesByShapeBlock } from './species-by-shape/block'
import { loadSpeciesByShape } from './species-by-shape/load'
import { SpeciesMosaicBlock } from './species-mosaic/block'
import { loadSpeciesMosaic } from './species-mosaic/load'
import { TaxonomyOverviewBlock } from './taxonomy-overview/block'
import { loadTaxonomyOverview } from './taxonomy-overview/load'
import { VendorBlock } from './vendor/block'
import { loadVendor } from './vendor/load'
import type { BlockView, RelatedBlockView } from './views'

/** A block that shows its fields alone. */
interface PlainBlock<View> {
  load?: undefined
  Block: (props: View & { page: BlockPage }) => ReactNode
}

/** A block that shows what it reads; `withLoad` checks that its component takes that. */
interface ReadingBlock<View> {
  /** Null: nothing is shown. */
  load: (block: View, page: ContributionContext) => Promise<unknown>
  Block: (props: View & { page: BlockPage; data: never }) => ReactNode
}

type BlockDefinition<View> = PlainBlock<View> | ReadingBlock<View>

function withLoad<View, Data>(
  load: (block: View, page: ContributionContext) => Promise<Data | null>,
  Block: (props: NoInfer<View> & { page: BlockPage; data: NoInfer<Data> }) => ReactNode,
): ReadingBlock<View> {
  return { load, Block }
}

const related = Object.fromEntries(
  relatedBlockTypes.map((type) => [type, withLoad(loadRelated, RelatedBlock)]),
) as Record<RelatedBlockType, ReadingBlock<RelatedBlockView>>

/** Every block; `configs.ts` has their fields. A test checks that both have the same blocks. */
export const registry: {
  [Type in BlockView['blockType']]: BlockDefinition<Extract<BlockView, { blockType: Type }>>
} = {
  banner: { Block: BannerBlock },
  content: { Block: Content },
  feature: { Block: FeatureBlock },
  cta: { Block: CallToActionBlock },
  buttonArray: { Block: ButtonArrayBlock },
  gallery: { Block: GalleryBlock },
  mediaBlock: { Block: MediaBlock },
  photoArray: { Block: PhotoArrayBlock },
  embedding: { Block: EmbeddingBlock },
  references: withLoad(loadReferences, ReferencesBlock),
  recipe: withLoad(loadRecipeBlock, RecipeBlock),
  speciesBlock: withLoad(loadSpeciesList, SpeciesListBlock),
  rating: withLoad(loadRating, RatingBlock),
  productDescription: { Block: ProductDescriptionBlock },
  carousel: withLoad(loadCarousel, CarouselBlock),
  productCarousel: withLoad(loadProductCarousel, ProductCarouselBlock),
  archive: withLoad(loadArchive, ArchiveBlock),
  categoryBar: withLoad(loadCategoryBar, CategoryBarBlock),
  ...related,
  vendor: withLoad(loadVendor, VendorBlock),
  impressions: withLoad(loadImpressionsBlock, ImpressionsBlock),
  reviews: withLoad(loadReviewsBlock, ReviewsBlock),
  comments: withLoad(loadCommentsBlock, CommentsBlock),
  form: withLoad(loadForm, FormBlock),
  hero: withLoad(loadHero, HeroBlock),
  speciesMosaic: withLoad(loadSpeciesMosaic, SpeciesMosaicBlock),
  inSeason: withLoad(loadInSeason, InSeasonBlock),
  deadlySpecies: withLoad(loadDeadlySpecies, DeadlySpeciesBlock),
  newest: withLoad(loadNewest, NewestBlock),
  marketSelection: withLoad(loadMarketSelection, MarketSelectionBlock),
  encyclopediaContents: withLoad(loadEncyclopediaContents, EncyclopediaContentsBlock),
  speciesByShape: withLoad(loadSpeciesByShape, SpeciesByShapeBlock),
  taxonomyOverview: withLoad(loadTaxonomyOverview, TaxonomyOverviewBlock),
  pageList: { Block: PageListBlock },
}
