import type { CollectionConfig } from 'payload'
import { isStaff } from '@/foundation/payload/access'
import { writableByStaff } from './access'
import { opening } from './fields/opening'
import { products } from './fields/products'
import { dropshippingTerms } from './fields/terms'
import { supplier } from './supplier'
import { supplierTypes } from './types'

/** Dropshippers: suppliers that ship to other vendors' customers. */
export const dropshipping: CollectionConfig = supplier({
  slug: 'dropshipping',
  type: { name: 'supplierType', options: supplierTypes },
  access: writableByStaff,
  hidden: (user) => !isStaff(user),
  fields: [opening('dropshipping_opening'), ...dropshippingTerms, products],
})
