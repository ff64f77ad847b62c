import type { Field, GroupField } from 'payload'
import { denyFieldAccess } from '@/foundation/payload/access'

const calculatedAccess = { create: denyFieldAccess, update: denyFieldAccess }

/** Calculated by the site; clients can only read it. */
export const likeCount: Field = {
  name: 'likeCount',
  type: 'number',
  defaultValue: 0,
  access: calculatedAccess,
  admin: { readOnly: true, position: 'sidebar' },
}

/** Average and number of published ratings; null if there are none. */
export const aggregateRating: GroupField = {
  name: 'aggregateRating',
  type: 'group',
  access: calculatedAccess,
  admin: { readOnly: true, position: 'sidebar' },
  fields: [
    { name: 'averageRating', type: 'number', access: calculatedAccess },
    { name: 'impressionCount', type: 'number', defaultValue: 0, access: calculatedAccess },
    { name: 'reviewCount', type: 'number', defaultValue: 0, access: calculatedAccess },
    {
      name: 'bestRating',
      type: 'number',
      virtual: true,
      admin: { hidden: true },
      hooks: { afterRead: [() => 5] },
    },
  ],
}
