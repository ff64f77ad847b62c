import { entryFormEndpoint } from '@/domains/contributions/server/entry-form-endpoint'
import { impressionCollections } from '@/domains/contributions/server/subjects'
import { impressionSchema } from './impression-schema'

/** `POST /api/impressions/write`: the form of an impression. Selected categories are ids or slugs. */
export const writeImpression = entryFormEndpoint({
  collection: 'impressions',
  field: 'doc',
  allowed: impressionCollections,
  onePerUser: true,
  schema: impressionSchema,
  preservedFields: Object.keys(impressionSchema.shape),
  toData: (_, { consumptionForm, ...rest }) => ({ ...rest, consumptionForm: consumptionForm ?? null }),
})
