import type { CollectionConfig } from 'payload'
import { isStaff, publishedOrStaff, staff } from '@/foundation/payload/access'
import { editorialDrafts } from '@/foundation/payload/drafts'
import { layoutField } from '@/foundation/payload/layout-field'
import { previewOf } from '@/foundation/payload/preview'
import { limitQueries } from '@/foundation/payload/query-limits'
import { meta } from '@/foundation/payload/shared-fields'
import { slugField } from '@/foundation/payload/slug'
import { localizedTextField } from '@/foundation/payload/text-fields'
import { reservedPageSlugs } from './reserved-slugs'

/** Pages that staff compose of blocks, at the top level of the site: about, how we verify, terms. */
export const pages: CollectionConfig = {
  slug: 'pages',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    preview: previewOf('pages'),
    hidden: ({ user }) => !isStaff(user),
  },
  access: { create: staff, delete: staff, read: publishedOrStaff, readVersions: staff, update: staff },
  hooks: { beforeOperation: [limitQueries] },
  versions: { drafts: { ...editorialDrafts, schedulePublish: true }, maxPerDoc: 25 },
  defaultPopulate: { _status: true, slug: true, title: true, meta: { description: true } },
  fields: [
    localizedTextField('title', { required: true, maxLength: 160 }),
    slugField({ from: 'title', reserved: reservedPageSlugs }),
    // Contributions of the documents that editors select.
    layoutField('layout', { also: ['impressions', 'reviews'] }),
    meta,
  ],
}
