import type { ArrayField } from 'payload'
import { localizedTextareaField, localizedTextField } from '@/foundation/payload/text-fields'
import { validateWholeNumber } from '@/foundation/payload/whole-number'

/** What is done, in sections of steps. */
export const instructions: ArrayField = {
  name: 'instructions',
  type: 'array',
  required: true,
  maxRows: 12,
  fields: [
    localizedTextField('sectionName', { maxLength: 120 }),
    {
      name: 'steps',
      type: 'array',
      maxRows: 40,
      fields: [
        localizedTextareaField('stepText'),
        {
          type: 'row',
          fields: [
            // Of the timer beside the step.
            { name: 'minutes', type: 'number', min: 0, max: 6000, validate: validateWholeNumber },
            { name: 'stepImage', type: 'upload', relationTo: 'media' },
          ],
        },
      ],
    },
  ],
}
