import type { CollectionConfig, CollectionSlug, Field } from 'payload'
import { aggregateRating, likeCount } from '@/domains/contributions/server/count-fields'
import { staffField } from '@/foundation/payload/access'
import { editorialDrafts } from '@/foundation/payload/drafts'
import { previewOf } from '@/foundation/payload/preview'
import { limitQueries } from '@/foundation/payload/query-limits'
import { slugField } from '@/foundation/payload/slug'
import { localizedTextareaField } from '@/foundation/payload/text-fields'
import { ownerField } from './access'
import { selectField } from './fields/basics'
import { contact, socialMedia } from './fields/contact'
import { described } from './fields/description'
import { statuses } from './status'
import { listWithoutOthers } from './unlisted'

interface Supplier {
  slug: 'vendors' | 'wholesale' | 'dropshipping'
  /** The product documents name the type field differently in each collection. */
  type: { name: string; options: readonly string[] }
  access: CollectionConfig['access']
  endpoints?: CollectionConfig['endpoints']
  hooks?: CollectionConfig['hooks']
  hidden: (user: object | null) => boolean
  /** Fields of this collection only. */
  fields: Field[]
}

const staffOnly = { create: staffField, update: staffField }

/** Set by staff; keeps the date of the first approval. */
const statusFields: Field[] = [
  selectField('status', statuses, {
    required: true,
    defaultValue: 'pending',
    index: true,
    access: staffOnly,
    admin: { position: 'sidebar' },
    enumName: 'enum_supplier_status',
  }),
  {
    name: 'approvedAt',
    type: 'date',
    access: { ...staffOnly, read: ownerField },
    admin: { position: 'sidebar' },
    hooks: {
      beforeChange: [
        ({ value, siblingData }) =>
          value ?? (siblingData.status === 'active' ? new Date().toISOString() : value),
      ],
    },
  },
]

/** The collection config that vendors, wholesalers and dropshippers share. */
export function supplier({
  slug,
  type,
  access,
  endpoints,
  hooks = {},
  hidden,
  fields,
}: Supplier): CollectionConfig {
  return {
    slug,
    admin: {
      useAsTitle: 'businessName',
      defaultColumns: ['businessName', type.name, 'status', '_status', 'updatedAt'],
      preview: previewOf(slug),
      hidden: ({ user }) => hidden(user),
    },
    access,
    endpoints,
    defaultSort: 'businessName',
    hooks: { ...hooks, beforeOperation: [limitQueries, listWithoutOthers(type.name)] },
    versions: { drafts: editorialDrafts, maxPerDoc: 25 },
    defaultPopulate: {
      _status: true,
      slug: true,
      businessName: true,
      displayName: true,
      [type.name]: true,
      logo: true,
      address: true,
      website: true,
      status: true,
      likeCount: true,
      aggregateRating: true,
    },
    fields: [
      { name: 'businessName', type: 'text', required: true, maxLength: 120 },
      // Shown instead of the business name.
      { name: 'displayName', type: 'text', maxLength: 120 },
      slugField({ from: 'businessName', reserved: ['all', 'page'] }),
      selectField(type.name, type.options, { required: true, index: true, enumName: `enum_${slug}_type` }),
      { name: 'logo', type: 'upload', relationTo: 'media' },
      localizedTextareaField('description'),
      ...contact,
      socialMedia(`${slug}_social_media`),
      described(
        {
          name: 'sells',
          type: 'relationship',
          relationTo: 'categories' as CollectionSlug,
          hasMany: true,
          filterOptions: { path: { like: 'products/' } },
        },
        'sells',
      ),
      ...fields,
      ...statusFields,
      likeCount,
      aggregateRating,
    ],
  } as CollectionConfig
}
