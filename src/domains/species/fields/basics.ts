import type { ArrayField, Field, NumberField, SelectField } from 'payload'

export { localizedTextareaField, localizedTextField } from '@/foundation/payload/text-fields'

/** One term of a closed vocabulary. */
export function selectField(
  name: string,
  options: readonly string[],
  extra: Partial<SelectField> = {},
): SelectField {
  return { name, type: 'select', options: [...options], ...extra } as SelectField
}

/** Several terms of a closed vocabulary in the chosen order. `table` keeps PostgreSQL's names short. */
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

/** Rows; `table` keeps PostgreSQL's names short. */
export function arrayField(
  name: string,
  table: string,
  fields: Field[],
  extra: Partial<ArrayField> = {},
): ArrayField {
  return { name, type: 'array', dbName: `species_${table}`, fields, ...extra } as ArrayField
}

/** A number that is not negative; empty means not measured. */
export function amountField(name: string): NumberField {
  return { name, type: 'number', min: 0 }
}

/** A closed range; empty means not recorded. */
export function intervalField(name: string): Field {
  return { name, type: 'group', fields: [{ type: 'row', fields: [amountField('min'), amountField('max')] }] }
}

/**
 * The category that a row describes, from one group of the taxonomy.
 * @param slugs the categories of the group that may be chosen; all of them by default
 */
export function categoryField(name: string, group: string, slugs?: readonly string[]): Field {
  return {
    name,
    type: 'relationship',
    relationTo: 'categories',
    required: true,
    filterOptions: {
      path: slugs ? { in: slugs.map((slug) => `species/${group}/${slug}`) } : { like: `species/${group}/` },
    },
  }
}

/** The reference of a figure. */
export const source: Field = { name: 'source', type: 'relationship', relationTo: 'references' }
