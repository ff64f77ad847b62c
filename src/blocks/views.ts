import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import type { Edibility } from '@/domains/species/vocabulary'
import type { ItemCollection } from '@/foundation/contributions/items'

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
export interface VoicesBlockView {
  id?: string | null
  item?: { relationTo: ItemCollection; value: string | ChosenDocument } | null
}

export interface ImpressionsBlockView extends VoicesBlockView {
  blockType: 'impressions'
}

export interface ReviewsBlockView extends VoicesBlockView {
  blockType: 'reviews'
}

export interface CommentsBlockView extends VoicesBlockView {
  blockType: 'comments'
}

export type BlockView =
  | BannerBlockView
  | ContentBlockView
  | ImpressionsBlockView
  | ReviewsBlockView
  | CommentsBlockView
