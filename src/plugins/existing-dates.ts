import type { DateFieldValidation, Field, Plugin } from 'payload'
import { date } from 'payload/shared'
import { isDay } from '@/foundation/days'
import { validationMessage } from '@/foundation/payload/validation-message'
import { changeFields } from './change-fields'

const isoDay = /^[+-]?\d{4,6}-\d\d-\d\d(?![\d-])/

/** Refuses what the database cannot read as a day, or JavaScript reads as another: the year 0001 as 2001, 31 February as 3 March. */
const existing =
  (validate: DateFieldValidation): DateFieldValidation =>
  (value, options) => {
    if (!value) return validate(value, options)
    const written = typeof value === 'object' ? JSON.stringify(value).replaceAll('"', '') : String(value)
    const [day] = isoDay.exec(written) ?? []
    if (day === undefined) return options.req.t('validation:notValidDate', { value: written })
    return isDay(day) ? validate(value, options) : validationMessage(options.req, 'noDay', { day })
  }

const changeDate = (field: Field): Field =>
  field.type === 'date'
    ? ({ ...field, validate: existing((field.validate ?? date) as DateFieldValidation) } as Field)
    : field

const changeDates = changeFields(changeDate)

/** Accepts dates of years with four digits that exist, in ISO 8601. */
export const existingDates: Plugin = (config) => ({
  ...config,
  blocks: config.blocks?.map(changeDates),
  collections: config.collections?.map(changeDates),
  globals: config.globals?.map(changeDates),
})
