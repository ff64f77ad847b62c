import type { DateField, DateFieldValidation, FieldHook, GroupField } from 'payload'
import { date } from 'payload/shared'
import { productTimeZone } from '@/domains/products/vendor-of-product'
import { endOfDay, isDay, startOfDay } from '@/foundation/days'
import { validationMessage } from '@/foundation/payload/validation-message'

/**
 * A day is written without a time; the panel's calendar sends noon in UTC of the selected day, and half or three quarters of
 * an hour before it where clocks differ from others by as much.
 */
const dayPattern = /^(\d{4}-\d\d-\d\d)(?:T(?:12:00|11:30|11:15):\d\d\.000Z)?$/

const dayIn = (value: unknown) => {
  const day = typeof value === 'string' ? dayPattern.exec(value)?.[1] : undefined
  return day && isDay(day) ? day : undefined
}

const isSameMoment = (one: unknown, other: unknown) =>
  typeof one === 'string' && new Date(one).getTime() === new Date(String(other)).getTime()

/**
 * Stores a day as its first or its last moment at the vendor's place. Times without an offset are read as UTC, whatever the
 * server's time zone.
 */
function momentOf(edge: typeof startOfDay): FieldHook {
  return async ({ data, originalDoc, previousValue, req, value }) => {
    // The panel sends back what is stored, which may be noon in UTC as well: midnight in New Zealand.
    if (isSameMoment(value, previousValue)) return value
    const day = dayIn(value)
    if (day) return edge(day, await productTimeZone(req, data, originalDoc)).toISOString()
    return typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ][\d:.]+$/.test(value)
      ? `${value.replace(' ', 'T')}Z`
      : value
  }
}

const afterFrom: DateFieldValidation = (to, options) => {
  const { from } = options.siblingData as { from?: string | null }
  // The form shows days, which become moments when it is saved.
  const isSelecting = dayIn(from) || dayIn(to)
  const isBackwards = from && to && !isSelecting && new Date(from) >= new Date(to)
  return isBackwards ? validationMessage(options.req, 'rangeBackwards') : date(to, options)
}

const edgeField = (name: 'from' | 'to', edge: typeof startOfDay) =>
  ({
    name,
    type: 'date',
    hooks: { beforeValidate: [momentOf(edge)] },
  }) satisfies DateField

/** The first and the last day of a sale at the vendor's place, or times. */
export const salePeriod: GroupField = {
  name: 'dateRange',
  type: 'group',
  custom: { description: 'salePeriod' },
  // Dates without a schedule stay visible, because only visible fields are validated.
  admin: {
    condition: (_, sales) => Boolean(sales?.scheduledSale || sales?.dateRange?.from || sales?.dateRange?.to),
  },
  fields: [
    {
      type: 'row',
      fields: [edgeField('from', startOfDay), { ...edgeField('to', endOfDay), validate: afterFrom }],
    },
  ],
}
