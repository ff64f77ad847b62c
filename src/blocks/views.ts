import type { BannerBlockView } from './banner/view'
import type { ButtonArrayBlockView } from './button-array/view'
import type { ContentBlockView } from './content/view'
import type { CallToActionBlockView } from './cta/view'
import type { EmbeddingBlockView } from './embedding/view'
import type { FeatureBlockView } from './feature/view'
import type { GalleryBlockView } from './gallery/view'
import type { BlockSort, ListableCollection } from './listed-collections'
import type { MediaBlockView } from './media-block/view'
import type { NewestCollection } from './newest/collections'
import type { PhotoArrayBlockView } from './photo-array/view'
import type { ProductDescriptionBlockView } from './product-description/view'
import type { RatingBlockView } from './rating/view'
import type { ReferencesBlockView } from './references/view'
import type { RelatedBlockType } from './related/collections'
import type { DocumentRelation, HeadedBlockView, SubjectBlockView } from './relations'
import type { SpeciesBlockView } from './species-block/view'

export interface ImpressionsBlockView extends SubjectBlockView {
  blockType: 'impressions'
}

export interface ReviewsBlockView extends SubjectBlockView {
  blockType: 'reviews'
}

export interface CommentsBlockView extends SubjectBlockView {
  blockType: 'comments'
}

/** The query of a block that lists entries. */
export interface BlockListQuery {
  categories?: DocumentRelation[] | null
  query?: string | null
  /** Missing for the default order of the collection. */
  sort?: BlockSort | null
  limit?: number | null
}

export interface CarouselBlockView extends HeadedBlockView, BlockListQuery {
  blockType: 'carousel'
  collection?: ListableCollection | null
  items?: { relationTo: ListableCollection; value: DocumentRelation }[] | null
  autoplay?: boolean | null
}

export interface ProductCarouselBlockView extends HeadedBlockView, BlockListQuery {
  blockType: 'productCarousel'
  items?: DocumentRelation[] | null
  species?: DocumentRelation[] | null
  autoplay?: boolean | null
}

export interface ArchiveBlockView extends HeadedBlockView, BlockListQuery {
  blockType: 'archive'
  collection?: ListableCollection | null
}

export interface RelatedBlockView extends HeadedBlockView {
  blockType: RelatedBlockType
  items?: DocumentRelation[] | null
}

export interface VendorBlockView {
  blockType: 'vendor'
  id?: string | null
  supplier?: {
    relationTo: 'vendors' | 'wholesale' | 'dropshipping' | 'affiliates'
    value: DocumentRelation
  } | null
}

export interface RecipeBlockView extends HeadedBlockView {
  blockType: 'recipe'
  recipe?: DocumentRelation | null
}

export interface CategoryBarBlockView extends HeadedBlockView {
  blockType: 'categoryBar'
  root?: string | { id: string; path?: string | null } | null
  tree?: boolean | null
}

export interface FormBlockView {
  blockType: 'form'
  id?: string | null
  form: DocumentRelation
}

export interface HeroBlockView extends HeadedBlockView {
  blockType: 'hero'
  lead?: string | null
}

export interface SpeciesMosaicBlockView {
  blockType: 'speciesMosaic'
  id?: string | null
}

export interface InSeasonBlockView extends HeadedBlockView {
  blockType: 'inSeason'
  limit?: number | null
}

export interface DeadlySpeciesBlockView extends HeadedBlockView {
  blockType: 'deadlySpecies'
}

export interface NewestBlockView extends HeadedBlockView {
  blockType: 'newest'
  /** Missing in unfinished drafts. */
  collection?: NewestCollection | null
  limit?: number | null
}

export interface MarketSelectionBlockView extends HeadedBlockView {
  blockType: 'marketSelection'
  limit?: number | null
}

export interface EncyclopediaContentsBlockView {
  blockType: 'encyclopediaContents'
  id?: string | null
}

export interface SpeciesByShapeBlockView {
  blockType: 'speciesByShape'
  id?: string | null
}

export interface TaxonomyOverviewBlockView {
  blockType: 'taxonomyOverview'
  id?: string | null
}

export interface PageListBlockView {
  blockType: 'pageList'
  id?: string | null
}

export type BlockView =
  | ArchiveBlockView
  | BannerBlockView
  | ButtonArrayBlockView
  | CallToActionBlockView
  | CarouselBlockView
  | CategoryBarBlockView
  | CommentsBlockView
  | ContentBlockView
  | DeadlySpeciesBlockView
  | EmbeddingBlockView
  | EncyclopediaContentsBlockView
  | FeatureBlockView
  | FormBlockView
  | GalleryBlockView
  | HeroBlockView
  | ImpressionsBlockView
  | InSeasonBlockView
  | MarketSelectionBlockView
  | MediaBlockView
  | NewestBlockView
  | PageListBlockView
  | PhotoArrayBlockView
  | ProductCarouselBlockView
  | ProductDescriptionBlockView
  | RatingBlockView
  | RecipeBlockView
  | ReferencesBlockView
  | RelatedBlockView
  | ReviewsBlockView
  | SpeciesBlockView
  | SpeciesByShapeBlockView
  | SpeciesMosaicBlockView
  | TaxonomyOverviewBlockView
  | VendorBlockView
