import { z } from 'zod'
import { maxOtherFormLength } from '@/domains/contributions/entry-limits'
import {
  checkbox,
  headline,
  multiSelect,
  ratingInput,
  text,
} from '@/domains/contributions/server/entry-schema'
import { textInput } from '@/foundation/forms/text-input'
import { otherForm } from './other-form'

export const impressionSchema = z
  .object({
    rating: ratingInput,
    headline,
    impression: text,
    consumptionForm: z.string().optional(),
    otherConsumptionForm: textInput('otherFormTooLong')
      .max(maxOtherFormLength, 'otherFormTooLong')
      .optional(),
    experiential: multiSelect,
    helpsWith: multiSelect,
    anonymous: checkbox,
  })
  .refine(
    ({ consumptionForm, otherConsumptionForm }) => consumptionForm !== otherForm || otherConsumptionForm,
    {
      path: ['otherConsumptionForm'],
      message: 'otherFormRequired',
      // Reported together with the problems of other fields.
      when: () => true,
    },
  )
