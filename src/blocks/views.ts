import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import type { SubjectCollection } from '@/domains/contributions/server/subjects'
import type { Edibility } from '@/domains/species/vocabulary'
import type { Locale } from '@/foundation/i18n/locales'
import type { BlockSort, ListableCollection } from './listed-collections'

export interface BannerBlockView {
  blockType: 'banner'
  id?: string | null
  style: 'note' | 'warning'
  content: SerializedEditorState
}

export interface ContentBlockView {
  blockType: 'content'
  id?: string | null
  richText: SerializedEditorState
}

interface PopulatedDocument {
  id: string
  slug: string
  title?: string | null
  /** Species only. */
  specie?: { edibility: Edibility[]; psychoactive?: boolean | null }
}

/** A block of contributions; without `item`, of the document that contains it. */
export interface ContributionsBlockView {
  id?: string | null
  item?: { relationTo: SubjectCollection; value: string | PopulatedDocument } | null
}

export interface ImpressionsBlockView extends ContributionsBlockView {
  blockType: 'impressions'
}

export interface ReviewsBlockView extends ContributionsBlockView {
  blockType: 'reviews'
}

export interface CommentsBlockView extends ContributionsBlockView {
  blockType: 'comments'
}

/** A selected document, populated or not. */
export type DocumentRelation = string | { id: string }

interface HeadedBlockView {
  id?: string | null
  heading?: string | null
  /** The language of a heading without a translation. */
  lang?: Locale
}

/** The query of a block that lists entries. */
export interface BlockListQuery {
  categories?: DocumentRelation[] | null
  query?: string | null
  sort: BlockSort
  limit: number
}

export interface CarouselBlockView extends HeadedBlockView, BlockListQuery {
  blockType: 'carousel'
  collection: ListableCollection
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
  collection: ListableCollection
}

export interface RelatedBlockView extends HeadedBlockView {
  blockType: 'relatedMushrooms' | 'relatedGuides' | 'relatedProducts'
  items?: DocumentRelation[] | null
}

export interface VendorBlockView {
  blockType: 'vendor'
  id?: string | null
  supplier: { relationTo: 'vendors' | 'wholesale' | 'dropshipping' | 'affiliates'; value: DocumentRelation }
}

export interface CategoryBarBlockView extends HeadedBlockView {
  blockType: 'categoryBar'
  root: string | { id: string; path?: string | null }
  tree?: boolean | null
}

export interface FormBlockView {
  blockType: 'form'
  id?: string | null
  form: DocumentRelation
}

export type BlockView =
  | ArchiveBlockView
  | CarouselBlockView
  | CategoryBarBlockView
  | ProductCarouselBlockView
  | RelatedBlockView
  | VendorBlockView
  | BannerBlockView
  | ContentBlockView
  | ImpressionsBlockView
  | ReviewsBlockView
  | CommentsBlockView
  | FormBlockView
