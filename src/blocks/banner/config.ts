import type { Block } from 'payload'

export const bannerStyles = ['note', 'warning'] as const

export const banner: Block = {
  slug: 'banner',
  interfaceName: 'BannerBlock',
  fields: [
    { name: 'style', type: 'select', required: true, defaultValue: 'note', options: [...bannerStyles] },
    { name: 'content', type: 'richText', localized: true, required: true },
  ],
}
