import type { CollectionConfig } from 'payload'
import { categoriesField } from '@/domains/categories/field'
import {
  authorField,
  authorOrStaff,
  draftUntilStaffPublishes,
} from '@/domains/contributions/server/authorship'
import { aggregateRating, likeCount } from '@/domains/contributions/server/count-fields'
import { declineFields } from '@/domains/contributions/server/fields'
import { ownDraftOrStaff, publishedOrOwn, signedIn, staff } from '@/foundation/payload/access'
import { editorialDrafts } from '@/foundation/payload/drafts'
import { layoutField } from '@/foundation/payload/layout-field'
import { previewOf } from '@/foundation/payload/preview'
import { limitQueries } from '@/foundation/payload/query-limits'
import { meta, publishedAt } from '@/foundation/payload/shared-fields'
import { slugField } from '@/foundation/payload/slug'
import { difficulties } from './difficulty'
import { conditionsField, shoppingFields, stageFields } from './fields'

/** Growing guides: members draft them, staff publish them. */
export const growingGuides: CollectionConfig = {
  slug: 'growingguides',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'difficulty', 'author', '_status', 'updatedAt'],
    preview: previewOf('growingguides'),
    components: { edit: { PublishButton: '/app/(payload)/publishing/publish-button#GuidePublishButton' } },
  },
  access: {
    create: signedIn,
    delete: ownDraftOrStaff,
    read: publishedOrOwn('author'),
    readVersions: staff,
    update: ownDraftOrStaff,
  },
  hooks: { beforeOperation: [limitQueries], beforeChange: [draftUntilStaffPublishes] },
  versions: { drafts: { ...editorialDrafts, schedulePublish: true }, maxPerDoc: 25 },
  defaultPopulate: {
    _status: true,
    slug: true,
    title: true,
    difficulty: true,
    meta: { description: true, image: true },
    publishedAt: true,
    likeCount: true,
    aggregateRating: true,
  },
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 160 },
    slugField({ from: 'title', reserved: ['page'] }),
    { name: 'species', type: 'relationship', relationTo: 'mushrooms', hasMany: true },
    { name: 'difficulty', type: 'select', options: [...difficulties] },
    conditionsField,
    ...stageFields,
    ...shoppingFields,
    { name: 'content', type: 'richText', localized: true },
    layoutField('layout', { also: ['reviews'] }),
    { name: 'references', type: 'relationship', relationTo: 'references', hasMany: true },
    meta,
    categoriesField,
    publishedAt,
    authorField('author'),
    ...declineFields(authorOrStaff('author')),
    likeCount,
    aggregateRating,
  ],
}
