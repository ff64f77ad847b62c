import { z } from 'zod'
import {
  entryPost,
  givenRating,
  several,
  ticked,
  writtenHeadline,
  writtenText,
} from '@/domains/contributions/server/entry-form-endpoint'
import { impressionable } from '@/domains/contributions/server/subjects'
import { otherForm } from './other-form'

const fields = z
  .object({
    rating: givenRating,
    headline: writtenHeadline,
    impression: writtenText,
    consumptionForm: z.string().optional(),
    otherConsumptionForm: z.string().trim().max(80, 'otherFormTooLong').optional(),
    experiential: several,
    helpsWith: several,
    anonymous: ticked,
  })
  .refine(
    ({ consumptionForm, otherConsumptionForm }) => consumptionForm !== otherForm || otherConsumptionForm,
    {
      path: ['otherConsumptionForm'],
      message: 'otherFormRequired',
      // Told together with all else that must be mended.
      when: () => true,
    },
  )

/** `POST /api/impressions/write`: the form of an impression. What was chosen comes as slugs. */
export const writeImpression = entryPost({
  collection: 'impressions',
  among: impressionable,
  oncePerPerson: true,
  fields,
  kept: Object.keys(fields.shape),
  dataOf: (_, { consumptionForm, ...rest }) => ({ ...rest, consumptionForm: consumptionForm ?? null }),
})
