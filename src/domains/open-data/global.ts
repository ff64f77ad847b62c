import type { GlobalConfig } from 'payload'
import { expireGlobal } from '@/foundation/cache/expire-global'
import { allowAll, isStaff, staff } from '@/foundation/payload/access'

export const openDataSlug = 'open-data'

/** Licences under which data may be published, with their addresses. */
export const licences = {
  'CC-BY-4.0': 'https://creativecommons.org/licenses/by/4.0/',
  'CC-BY-SA-4.0': 'https://creativecommons.org/licenses/by-sa/4.0/',
  'CC0-1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
} as const

export type Licence = keyof typeof licences

export const defaultLicence: Licence = 'CC-BY-4.0'

/** The terms under which the open data is published, and who publishes it. */
export const openData: GlobalConfig = {
  slug: openDataSlug,
  admin: { hidden: ({ user }) => !isStaff(user) },
  access: { read: allowAll, update: staff },
  hooks: { afterChange: [expireGlobal] },
  fields: [
    {
      name: 'licence',
      type: 'select',
      required: true,
      defaultValue: defaultLicence,
      options: Object.keys(licences),
    },
    // Named in the citation; the name of the site if empty.
    { name: 'rightsHolder', type: 'text', maxLength: 120 },
  ],
}
