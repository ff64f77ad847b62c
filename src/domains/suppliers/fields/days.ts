import type { NumberField } from 'payload'
import { validationMessage } from '@/foundation/payload/validation-message'

/** A number of days, at most a year; not less than the field `lowerBound` beside it. */
export function days(name: string, lowerBound?: string): NumberField {
  return {
    name,
    type: 'number',
    min: 0,
    validate: (value: unknown, { req, siblingData }) => {
      if (value === null || value === undefined) return true
      const min = Number((siblingData as Record<string, unknown>)?.[lowerBound ?? ''] ?? 0)
      if (!Number.isInteger(value) || Number(value) < 0 || Number(value) > 365)
        return validationMessage(req, 'days')
      return Number(value) >= min || validationMessage(req, 'rangeBackwards')
    },
  } as NumberField
}
