import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import type { Locale } from '@/foundation/i18n/locales'
import type { BannerStyle } from './config'

export interface BannerBlockView {
  blockType: 'banner'
  id?: string | null
  style?: BannerStyle | null
  content?: SerializedEditorState | null
  lang?: Locale
}
