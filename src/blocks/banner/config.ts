import type { Block } from 'payload'
import { formattedTextEditor } from '@/foundation/payload/rich-text'

const bannerStyles = ['note', 'warning'] as const
export type BannerStyle = (typeof bannerStyles)[number]

export const banner: Block = {
  slug: 'banner',
  interfaceName: 'BannerBlock',
  fields: [
    { name: 'style', type: 'select', required: true, defaultValue: 'note', options: [...bannerStyles] },
    { name: 'content', type: 'richText', localized: true, required: true, editor: formattedTextEditor },
  ],
}
