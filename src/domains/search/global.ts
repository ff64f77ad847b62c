import type { GlobalConfig } from 'payload'
import { expireTags } from '@/foundation/cache/expire-tags'
import { tags } from '@/foundation/cache/tags'
import { allowAll, isStaff, staff } from '@/foundation/payload/access'

export const searchRulesSlug = 'search-rules'

const text = { type: 'text', required: true, maxLength: 100 } as const

/** What editors say about searches: which words mean the same, and which results stand first. */
export const searchRules: GlobalConfig = {
  slug: searchRulesSlug,
  admin: { hidden: ({ user }) => !isStaff(user) },
  access: { read: allowAll, update: staff },
  hooks: {
    afterChange: [
      async ({ doc, req }) => {
        await expireTags(req, [tags.global(searchRulesSlug)])
        return doc
      },
    ],
  },
  fields: [
    {
      name: 'synonyms',
      type: 'array',
      maxRows: 300,
      fields: [
        {
          type: 'row',
          fields: [
            { ...text, name: 'term' },
            { ...text, name: 'meaning' },
          ],
        },
      ],
    },
    {
      name: 'pinned',
      type: 'array',
      maxRows: 100,
      fields: [
        { ...text, name: 'searchText' },
        {
          name: 'results',
          type: 'relationship',
          relationTo: [
            'mushrooms',
            'growingguides',
            'products',
            'vendors',
            'wholesale',
            'dropshipping',
            'categories',
          ],
          hasMany: true,
          required: true,
          maxRows: 5,
        },
      ],
    },
  ],
}
