import type { CollectionConfig } from 'payload'
import { isStaff } from '@/foundation/payload/access'
import { writableByStaff } from './access'
import { opening } from './fields/opening'
import { products } from './fields/products'
import { wholesaleTerms } from './fields/terms'
import { supplier } from './supplier'
import { wholesaleTypes } from './types'

/** Wholesalers: suppliers that sell to vendors. */
export const wholesale: CollectionConfig = supplier({
  slug: 'wholesale',
  type: { name: 'wholesaleType', options: wholesaleTypes },
  access: writableByStaff,
  hidden: (user) => !isStaff(user),
  fields: [opening('wholesale_opening'), ...wholesaleTerms, products],
})
