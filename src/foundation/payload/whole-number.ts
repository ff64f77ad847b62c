import type { NumberFieldSingleValidation } from 'payload'
import { number } from 'payload/shared'
import { validationMessage } from './validation-message'

/** Refuses a number with decimals, where a half is a mistake: 1890.5 as a year. */
export const validateWholeNumber: NumberFieldSingleValidation = async (value, options) => {
  const fits = await number(value, options as never)
  if (fits !== true) return fits
  const isWhole = value === null || value === undefined || Number.isSafeInteger(value)
  return isWhole || validationMessage(options.req, 'wholeNumber')
}
