import type { Field } from 'payload'
import { maxOtherFormLength } from '@/domains/contributions/entry-limits'
import { contribution } from '@/domains/contributions/server/collection'
import {
  anonymousField,
  headlineField,
  helpfulCountField,
  ratingField,
  textField,
} from '@/domains/contributions/server/fields'
import { restoreHelpfulCount } from '@/domains/contributions/server/hooks'
import { myEntriesEndpoint } from '@/domains/contributions/server/my-entries'
import { impressionCollections } from '@/domains/contributions/server/subjects'
import { writeImpression } from './endpoints'
import { requireOtherForm, resolveCategories } from './hooks'

function categoriesField(name: string): Field {
  return { name, type: 'relationship', relationTo: 'categories', hasMany: true, maxRows: 30 }
}

/** How members experienced eating or taking a species: anecdotes, not evidence. */
export const impressions = contribution({
  slug: 'impressions',
  allowed: impressionCollections,
  onePerUser: true,
  useAsTitle: 'headline',
  fields: [
    ratingField,
    headlineField,
    textField('impression'),
    { name: 'consumptionForm', type: 'relationship', relationTo: 'categories', hasMany: false },
    { name: 'otherConsumptionForm', type: 'text', maxLength: maxOtherFormLength },
    categoriesField('experiential'),
    categoriesField('helpsWith'),
    anonymousField,
    helpfulCountField,
  ],
  hooks: {
    beforeValidate: [resolveCategories, requireOtherForm],
    afterChange: [restoreHelpfulCount],
  },
  endpoints: [writeImpression, myEntriesEndpoint('impressions')],
})
