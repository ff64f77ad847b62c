import type { ArrayField, Field, NumberField, SelectField, TextField } from 'payload'
import { isStaff, isVendor } from '@/foundation/payload/access'
import { refusal } from '@/foundation/payload/refusals'

/** A list of records; `table` keeps PostgreSQL's names short. */
export function arrayField(
  name: string,
  table: string,
  fields: Field[],
  extra: Partial<ArrayField> = {},
): ArrayField {
  return { name, type: 'array', dbName: `product_${table}`, fields, maxRows: 100, ...extra } as ArrayField
}

/** One word of a closed list. */
export function selectField(
  name: string,
  options: readonly string[],
  extra: Partial<SelectField> & { enumName: string },
): SelectField {
  return { name, type: 'select', options: [...options], ...extra } as SelectField
}

/** What is counted in whole numbers. */
export function stock(options: Partial<NumberField> = {}): NumberField {
  return {
    name: 'stock',
    type: 'number',
    min: 0,
    validate: (value: unknown, { req }) =>
      value === null ||
      value === undefined ||
      (Number.isSafeInteger(value) && Number(value) >= 0) ||
      refusal(req, 'stockWhole'),
    ...options,
  } as NumberField
}

/**
 * How many had been sold when the stock beside it was so: counted by orders, and sent back by whoever saves what they
 * have read, to tell what was sold since (`rebase-stock.ts`).
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

/** What a vendor's and a maker's catalogue call it. */
export const catalogueNumbers: TextField[] = [
  { name: 'sku', type: 'text', maxLength: 64 },
  { name: 'mpn', type: 'text', maxLength: 64 },
]
