import type { ArrayField, Field, NumberField, SelectField, TextField } from 'payload'
import { isStaff, isVendor } from '@/foundation/payload/access'
import { validationMessage } from '@/foundation/payload/validation-message'

/** An array field; `table` keeps PostgreSQL's names short. */
export function arrayField(
  name: string,
  table: string,
  fields: Field[],
  extra: Partial<ArrayField> = {},
): ArrayField {
  return { name, type: 'array', dbName: `product_${table}`, fields, maxRows: 100, ...extra } as ArrayField
}

/** Names the rows of a list by the values of some of their fields. */
export function rowLabel(...names: string[]): NonNullable<NonNullable<ArrayField['admin']>['components']> {
  return { RowLabel: { path: '/app/(payload)/rows/row-label.client#FieldsRowLabel', clientProps: { names } } }
}

/** A select field. */
export function selectField(
  name: string,
  options: readonly string[],
  extra: Partial<SelectField> & { enumName: string },
): SelectField {
  return { name, type: 'select', options: [...options], ...extra } as SelectField
}

/** A stock in whole numbers. */
export function stock(options: Partial<NumberField> = {}): NumberField {
  return {
    name: 'stock',
    type: 'number',
    min: 0,
    validate: (value: unknown, { req }) =>
      value === null ||
      value === undefined ||
      (Number.isSafeInteger(value) && Number(value) >= 0) ||
      validationMessage(req, 'stockWhole'),
    ...options,
  } as NumberField
}

/**
 * The number sold at the time of the stock beside it. Orders count it, and forms send it back with the
 * stock, so that `rebase-stock.ts` can tell what was sold in between.
 */
export const sold: NumberField = {
  name: 'sold',
  type: 'number',
  defaultValue: 0,
  access: { read: ({ req }) => isStaff(req.user) || isVendor(req.user) },
  admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
}

/** A measure; empty means not stated. */
export function measure(name: string): NumberField {
  return { name, type: 'number', min: 0 }
}

/** The numbers of the vendor's and the manufacturer's catalogue. */
export const catalogueNumbers: TextField[] = [
  { name: 'sku', type: 'text', maxLength: 64, custom: { description: 'sku' } },
  { name: 'mpn', type: 'text', maxLength: 64, custom: { description: 'mpn' } },
]
