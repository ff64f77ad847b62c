import type { Field, TextField } from 'payload'
import { weekdays } from '@/domains/suppliers/types'
import { validationMessage } from '@/foundation/payload/validation-message'
import { arrayField, selectField } from './basics'

const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/

function hour(name: string, after?: string): TextField {
  return {
    name,
    type: 'text',
    required: true,
    maxLength: 5,
    validate: (value: unknown, { req, siblingData }) => {
      if (typeof value !== 'string' || !time.test(value)) return validationMessage(req, 'timeOfDay')
      const earlier = (siblingData as Record<string, unknown>)?.[after ?? '']
      return typeof earlier !== 'string' || value > earlier || validationMessage(req, 'rangeBackwards')
    },
  } as TextField
}

/** Opening hours; a day with a break has two rows. `table` keeps PostgreSQL's names short. */
export function opening(table: string): Field {
  return arrayField('opening', table, [
    selectField('day', weekdays, { required: true, enumName: 'enum_weekday' }),
    { type: 'row', fields: [hour('opens'), hour('closes', 'opens')] },
  ])
}
