import type { CollectionConfig, Field } from 'payload'
import { categoriesField } from '@/domains/categories/field'
import { authorField } from '@/domains/contributions/server/authorship'
import { likeCount } from '@/domains/contributions/server/count-fields'
import { isStaff, publishedOrStaff, staff } from '@/foundation/payload/access'
import { editorialDrafts } from '@/foundation/payload/drafts'
import { layoutField } from '@/foundation/payload/layout-field'
import { previewOf } from '@/foundation/payload/preview'
import { limitQueries } from '@/foundation/payload/query-limits'
import { meta, publishedAt } from '@/foundation/payload/shared-fields'
import { slugField } from '@/foundation/payload/slug'
import type { ArticleCollection } from './vocabulary'

/** A collection of articles that staff write; `fields` follow the species that an article mentions. */
export function articleCollection(slug: ArticleCollection, fields: Field[]): CollectionConfig {
  return {
    slug,
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'publishedAt', '_status', 'updatedAt'],
      preview: previewOf(slug),
      hidden: ({ user }) => !isStaff(user),
    },
    access: { create: staff, delete: staff, read: publishedOrStaff, readVersions: staff, update: staff },
    hooks: { beforeOperation: [limitQueries] },
    versions: { drafts: { ...editorialDrafts, schedulePublish: true }, maxPerDoc: 25 },
    defaultSort: '-createdAt',
    defaultPopulate: {
      _status: true,
      slug: true,
      title: true,
      meta: { description: true, image: true },
      publishedAt: true,
      likeCount: true,
    },
    fields: [
      { name: 'title', type: 'text', required: true, localized: true, maxLength: 160 },
      slugField({ from: 'title' }),
      { name: 'species', type: 'relationship', relationTo: 'mushrooms', hasMany: true },
      ...fields,
      { name: 'content', type: 'richText', localized: true },
      layoutField('layout', { withMarket: false }),
      { name: 'references', type: 'relationship', relationTo: 'references', hasMany: true },
      meta,
      categoriesField,
      publishedAt,
      authorField('author'),
      likeCount,
    ],
  }
}
