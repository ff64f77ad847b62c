import type { CollectionConfig, FieldAccess } from 'payload'
import { draftUnless } from '@/domains/contributions/server/authorship'
import { aggregateRating, likeCount } from '@/domains/contributions/server/count-fields'
import { declineFields } from '@/domains/contributions/server/fields'
import { refuseHiddenPictures, syncPictureVisibility } from '@/domains/media/visibility'
import { described } from '@/domains/suppliers/fields/description'
import { lockVendorStatus } from '@/domains/suppliers/vendor-status'
import { denyFieldAccess, isStaff, isVendor } from '@/foundation/payload/access'
import { editorialDrafts } from '@/foundation/payload/drafts'
import { layoutField } from '@/foundation/payload/layout-field'
import { previewOf } from '@/foundation/payload/preview'
import { limitQueries } from '@/foundation/payload/query-limits'
import { meta, publishedAt } from '@/foundation/payload/shared-fields'
import { slugField } from '@/foundation/payload/slug'
import { localizedTextField } from '@/foundation/payload/text-fields'
import { productAccess } from './access'
import { checkSaleRules } from './check-sale-rules'
import { speciesAtPublishing } from './complete'
import { arrayField, catalogueNumbers, rowLabel, selectField } from './fields/basics'
import { description, productDescription } from './fields/description'
import { drawingField } from './fields/drawing'
import { baseInventory, sales } from './fields/price'
import { shippingFields } from './fields/shipping'
import { variantFields } from './fields/variants'
import { vendorFields } from './fields/vendor'
import { picturesIn } from './pictures'
import { rebaseStockOnSave } from './rebase-stock'
import { announceHandedIn, handInForReview } from './review'
import { badges, conditions } from './vocabulary'
import { writeToSeller } from './write-to-seller'

/** Vendors read only their own drafts. */
const vendorOrStaff: FieldAccess = ({ req }) => isStaff(req.user) || isVendor(req.user)

const pictures = syncPictureVisibility(picturesIn)

/** Products of vendors. The product documents define the field names. */
export const products: CollectionConfig = {
  slug: 'products',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'vendor', 'categories', '_status', 'updatedAt'],
    preview: previewOf('products'),
    components: { edit: { PublishButton: '/app/(payload)/publishing/publish-button#ProductPublishButton' } },
    hidden: ({ user }) => !isStaff(user) && !isVendor(user),
  },
  access: productAccess,
  endpoints: [writeToSeller],
  hooks: {
    beforeOperation: [limitQueries],
    beforeChange: [
      handInForReview,
      draftUnless(
        async ({ data, req }) => isStaff(req.user) || (await lockVendorStatus(req, data.vendor)).approved,
      ),
      refuseHiddenPictures(picturesIn),
      checkSaleRules,
      rebaseStockOnSave,
    ],
    afterChange: [pictures.afterChange, announceHandedIn],
    afterDelete: [pictures.afterDelete],
  },
  versions: { drafts: { ...editorialDrafts, schedulePublish: true }, maxPerDoc: 25 },
  defaultPopulate: {
    _status: true,
    slug: true,
    title: true,
    vendor: true,
    gallery: true,
    baseInventory: true,
    sales: true,
    badges: true,
    likeCount: true,
    aggregateRating: true,
  },
  fields: [
    // Since when the product waits for staff to read it.
    {
      name: 'submittedAt',
      type: 'date',
      index: true,
      access: { create: denyFieldAccess, read: vendorOrStaff, update: denyFieldAccess },
      admin: {
        readOnly: true,
        components: { Field: '/app/(payload)/products/submission-field#SubmissionField' },
      },
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'offer',
          fields: [
            localizedTextField('title', { required: true, maxLength: 160 }),
            arrayField('gallery', 'gallery', [
              { name: 'image', type: 'upload', relationTo: 'media', required: true },
              localizedTextField('title', { maxLength: 160 }),
            ]),
            description,
            baseInventory,
            sales,
          ],
        },
        { label: 'variants', fields: variantFields },
        {
          label: 'presentation',
          fields: [drawingField, productDescription],
        },
        {
          label: 'designations',
          fields: [
            described(
              selectField('condition', conditions, { enumName: 'enum_product_condition' }),
              'condition',
            ),
            { type: 'row', fields: catalogueNumbers },
            {
              name: 'badges',
              type: 'select',
              hasMany: true,
              options: [...badges],
              enumName: 'enum_product_badge',
            },
            arrayField(
              'productQualityDesignations',
              'quality',
              [localizedTextField('designation', { required: true, maxLength: 80 })],
              { admin: { components: rowLabel('designation') } },
            ),
            arrayField(
              'sourcingDesignations',
              'sourcing',
              [localizedTextField('designation', { required: true, maxLength: 80 })],
              { admin: { components: rowLabel('designation') } },
            ),
          ],
        },
        { label: 'shipping', fields: shippingFields },
        {
          label: 'page',
          fields: [layoutField('layout', { also: ['reviews'] }), meta],
        },
      ],
    },
    slugField({ from: 'title', reserved: ['all', 'page'] }),
    ...vendorFields,
    {
      name: 'categories',
      type: 'relationship',
      relationTo: 'categories',
      hasMany: true,
      required: true,
      filterOptions: { path: { like: 'products/' } },
      admin: { position: 'sidebar' },
    },
    {
      name: 'species',
      type: 'relationship',
      relationTo: 'mushrooms',
      hasMany: true,
      admin: { position: 'sidebar' },
      validate: speciesAtPublishing,
    },
    // Stated for books, shirts and tools, so that a forgotten species is noticed.
    {
      name: 'withoutSpecies',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar', condition: ({ species }) => !species?.length },
    },
    ...declineFields(vendorOrStaff),
    publishedAt,
    likeCount,
    aggregateRating,
  ],
}
