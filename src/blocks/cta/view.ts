import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import type { LinkView } from '@/blocks/relations'
import type { Locale } from '@/foundation/i18n/locales'

export interface CallToActionBlockView {
  blockType: 'cta'
  id?: string | null
  richText?: SerializedEditorState | null
  links?: LinkView[] | null
  lang?: Locale
}
