import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import type { Locale } from '@/foundation/i18n/locales'
import type { ColumnAlignment, ColumnWidth } from './config'

export interface ContentBlockView {
  blockType: 'content'
  id?: string | null
  /** Missing in texts from before there were columns. */
  columnWidth?: ColumnWidth | null
  align?: ColumnAlignment | null
  richText?: SerializedEditorState | null
  lang?: Locale
}
