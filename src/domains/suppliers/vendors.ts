import type { CollectionConfig } from 'payload'
import { draftUnless } from '@/domains/contributions/server/authorship'
import { pictureIds, refuseHiddenPictures, syncPictureVisibility } from '@/domains/media/visibility'
import { adminField, isAdmin, isStaff, isVendor } from '@/foundation/payload/access'
import { ownerField, writableByOwner } from './access'
import { applyAsVendor } from './applications/apply'
import { decideApplication, undoApplicationDecision, welcomeOwner } from './applications/decide'
import { delivery } from './fields/delivery'
import { opening } from './fields/opening'
import { standardPolicy } from './fields/standard-policy'
import { supplier } from './supplier'
import { vendorTypes } from './types'
import { syncProductVisibility } from './vendor-status'

const logoOf = ({ logo }: { logo?: unknown }) => pictureIds([logo])
const logo = syncPictureVisibility(logoOf)

/** Vendors sell on the site. Owners run their page once staff have approved it. */
export const vendors: CollectionConfig = supplier({
  slug: 'vendors',
  type: { name: 'vendorType', options: vendorTypes },
  access: writableByOwner,
  hidden: (user) => !isStaff(user) && !isVendor(user),
  endpoints: [applyAsVendor, decideApplication, undoApplicationDecision],
  hooks: {
    beforeChange: [
      refuseHiddenPictures(logoOf),
      draftUnless(({ originalDoc, req }) => isStaff(req.user) || Boolean(originalDoc?.approvedAt)),
    ],
    afterChange: [syncProductVisibility, logo.afterChange, welcomeOwner],
    afterDelete: [logo.afterDelete],
  },
  fields: [
    opening('vendor_opening'),
    { name: 'hasStore', type: 'checkbox', defaultValue: false, index: true },
    standardPolicy,
    delivery,
    {
      name: 'owner',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      access: { create: adminField, update: adminField, read: ownerField },
      // The account is that of the vendor, who cannot read others.
      admin: { position: 'sidebar', condition: (_, __, { user }) => isAdmin(user) },
    },
  ],
})
