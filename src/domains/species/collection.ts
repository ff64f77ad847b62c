import type { CollectionConfig } from 'payload'
import { categoriesField } from '@/domains/categories/field'
import { aggregateRating, likeCount } from '@/domains/contributions/server/count-fields'
import { isStaff, publishedOrStaff, staff } from '@/foundation/payload/access'
import { editorialDrafts } from '@/foundation/payload/drafts'
import { layoutField } from '@/foundation/payload/layout-field'
import { previewOf } from '@/foundation/payload/preview'
import { limitQueries } from '@/foundation/payload/query-limits'
import { meta } from '@/foundation/payload/shared-fields'
import { slugField } from '@/foundation/payload/slug'
import { reservedSlugs } from '@/foundation/routing/reserved'
import { checkField, recordCheck } from './check'
import { specie } from './fields/specie'
import { findByCommonName } from './name-search'

/** Drafted, previewed and published as a whole. The API calls the collection `mushrooms`. */
export const mushrooms: CollectionConfig = {
  slug: 'mushrooms',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    preview: previewOf('mushrooms'),
    hidden: ({ user }) => !isStaff(user),
  },
  access: { create: staff, delete: staff, read: publishedOrStaff, readVersions: staff, update: staff },
  hooks: { beforeOperation: [limitQueries, findByCommonName], beforeChange: [recordCheck] },
  versions: { drafts: { ...editorialDrafts, schedulePublish: true }, maxPerDoc: 25 },
  // A whole species would bring its texts, traits and relations into every document that names it.
  defaultPopulate: {
    _status: true,
    slug: true,
    title: true,
    meta: { image: true },
    specie: {
      scientificName: true,
      variation: true,
      commonNames: true,
      edibility: true,
      psychoactive: true,
    },
    likeCount: true,
    aggregateRating: true,
  },
  fields: [
    {
      // The binomial and the variation: the title in lists and pickers.
      name: 'title',
      type: 'text',
      admin: { hidden: true },
      hooks: {
        beforeChange: [
          ({ data, originalDoc }) => {
            const { scientificName, variation } = { ...originalDoc?.specie, ...data?.specie }
            return [scientificName, variation && `“${variation}”`].filter(Boolean).join(' ')
          },
        ],
      },
    },
    slugField({ from: 'specie.scientificName', reserved: reservedSlugs }),
    specie,
    layoutField('top', { also: ['impressions', 'reviews'], withMarket: false }),
    meta,
    categoriesField,
    likeCount,
    aggregateRating,
    checkField,
    {
      name: 'coverage',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/app/(payload)/coverage/coverage-field#CoverageField' },
        disableListColumn: true,
      },
    },
  ],
}
