import type { PictureRelation } from '@/blocks/picture'
import type { Locale } from '@/foundation/i18n/locales'

export interface MediaBlockView {
  blockType: 'mediaBlock'
  id?: string | null
  media?: PictureRelation
  caption?: string | null
  lang?: Locale
}
