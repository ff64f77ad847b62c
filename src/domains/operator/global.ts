import type { GlobalConfig } from 'payload'
import { expireGlobal } from '@/foundation/cache/expire-global'
import { admins, allowAll, isAdmin } from '@/foundation/payload/access'

export const operatorSlug = 'operator'

/** Who answers for the site. Administrators fill it in before the site is public. */
export const operator: GlobalConfig = {
  slug: operatorSlug,
  admin: { hidden: ({ user }) => !isAdmin(user) },
  access: { read: allowAll, update: admins },
  hooks: { afterChange: [expireGlobal] },
  fields: [
    {
      name: 'name',
      type: 'text',
      maxLength: 160,
      custom: { label: 'legalName', description: 'legalName' },
    },
    { name: 'legalForm', type: 'text', maxLength: 160, custom: { description: 'legalForm' } },
    { name: 'address', type: 'textarea', maxLength: 400, custom: { label: 'postalAddress' } },
    { name: 'email', type: 'email', custom: { label: 'contactEmail' } },
  ],
}
