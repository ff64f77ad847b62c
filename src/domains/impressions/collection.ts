import type { Field } from 'payload'
import { contribution } from '@/domains/contributions/server/collection'
import { anonymous, headline, helpfulCount, rating, writing } from '@/domains/contributions/server/fields'
import { keepHelpfulCount } from '@/domains/contributions/server/hooks'
import { myEntriesEndpoint } from '@/domains/contributions/server/my-entries'
import { impressionable } from '@/domains/contributions/server/subjects'
import { writeImpression } from './endpoints'
import { takenUnder, wordOtherForm } from './hooks'

function chosen(name: string, hasMany: boolean): Field {
  return {
    name,
    type: 'relationship',
    relationTo: 'categories',
    hasMany,
    maxRows: hasMany ? 30 : undefined,
  } as Field
}

/** How it was to eat or take a species: reported, never promised. */
export const impressions = contribution({
  slug: 'impressions',
  among: impressionable,
  oncePerPerson: true,
  useAsTitle: 'headline',
  fields: [
    rating,
    headline,
    writing('impression'),
    chosen('consumptionForm', false),
    { name: 'otherConsumptionForm', type: 'text', maxLength: 80 },
    chosen('experiential', true),
    chosen('helpsWith', true),
    anonymous,
    helpfulCount,
  ],
  hooks: {
    beforeValidate: [takenUnder, wordOtherForm],
    afterChange: [keepHelpfulCount],
  },
  endpoints: [writeImpression, myEntriesEndpoint('impressions')],
})
