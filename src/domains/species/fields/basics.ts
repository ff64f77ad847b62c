import type { ArrayField, Field, NumberField, SelectField } from 'payload'

export { localText, localTextarea } from '@/foundation/payload/text-fields'

/** One word of a closed vocabulary. */
export function selectField(
  name: string,
  options: readonly string[],
  extra: Partial<SelectField> = {},
): SelectField {
  return { name, type: 'select', options: [...options], ...extra } as SelectField
}

/** Several words of a closed vocabulary, in the order chosen. `table` keeps PostgreSQL's names short. */
export function multiSelectField(
  name: string,
  table: string,
  options: readonly string[],
  extra: Partial<SelectField> = {},
): SelectField {
  return {
    name,
    type: 'select',
    hasMany: true,
    options: [...options],
    dbName: `species_${table}`,
    enumName: `enum_species_${table}`,
    ...extra,
  } as SelectField
}

/** A list of records; `table` keeps PostgreSQL's names short. */
export function arrayField(
  name: string,
  table: string,
  fields: Field[],
  extra: Partial<ArrayField> = {},
): ArrayField {
  return { name, type: 'array', dbName: `species_${table}`, fields, ...extra } as ArrayField
}

/** A number that cannot be negative; empty means not measured. */
export function amountField(name: string): NumberField {
  return { name, type: 'number', min: 0 }
}

/** A closed interval of numbers; empty means not recorded. */
export function intervalField(name: string): Field {
  return { name, type: 'group', fields: [{ type: 'row', fields: [amountField('min'), amountField('max')] }] }
}

/** The category a described entry is about, within one group of the taxonomy. */
export function categoryField(name: string, group: string): Field {
  return {
    name,
    type: 'relationship',
    relationTo: 'categories',
    required: true,
    filterOptions: { path: { like: `species/${group}/` } },
  }
}

/** The reference a figure is taken from. */
export const source: Field = { name: 'source', type: 'relationship', relationTo: 'references' }
