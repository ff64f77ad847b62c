import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'

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

export type BlockView = BannerBlockView | ContentBlockView
