import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import type { SubjectCollection } from '@/domains/contributions/server/subjects'
import type { Edibility } from '@/domains/species/vocabulary'
import type { Locale } from '@/foundation/i18n/locales'
import type { Placeable, PlacedSort } from './listed-collections'

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

interface ChosenDocument {
  id: string
  slug: string
  title?: string | null
  /** Of a species. */
  specie?: { edibility: Edibility[]; psychoactive?: boolean | null }
}

/** What members say of the page's own document, or of the one chosen. */
export interface ContributionsBlockView {
  id?: string | null
  item?: { relationTo: SubjectCollection; value: string | ChosenDocument } | null
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

/** A document that was chosen, populated or not. */
export type Choice = string | { id: string }

interface HeadedBlockView {
  id?: string | null
  heading?: string | null
  /** Of the heading, where nobody has translated it. */
  lang?: Locale
}

/** What a list is asked for. */
export interface PlacedList {
  categories?: Choice[] | null
  query?: string | null
  sort: PlacedSort
  limit: number
}

export interface CarouselBlockView extends HeadedBlockView, PlacedList {
  blockType: 'carousel'
  collection: Placeable
  items?: { relationTo: Placeable; value: Choice }[] | null
  autoplay?: boolean | null
}

export interface ProductCarouselBlockView extends HeadedBlockView, PlacedList {
  blockType: 'productCarousel'
  items?: Choice[] | null
  species?: Choice[] | null
  autoplay?: boolean | null
}

export interface ArchiveBlockView extends HeadedBlockView, PlacedList {
  blockType: 'archive'
  collection: Placeable
}

export interface RelatedBlockView extends HeadedBlockView {
  blockType: 'relatedMushrooms' | 'relatedGuides' | 'relatedProducts'
  items?: Choice[] | null
}

export interface VendorBlockView {
  blockType: 'vendor'
  id?: string | null
  supplier: { relationTo: 'vendors' | 'wholesale' | 'dropshipping' | 'affiliates'; value: Choice }
}

export interface CategoryBarBlockView extends HeadedBlockView {
  blockType: 'categoryBar'
  root: string | { id: string; path?: string | null }
  tree?: boolean | null
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
