import type { ArrayField, Field, SelectField } from 'payload'

/** An array field; `table` keeps PostgreSQL's names short. */
export function arrayField(name: string, table: string, fields: Field[]): ArrayField {
  return { name, type: 'array', dbName: table, fields, maxRows: 50 }
}

/** A select field; fields with the same `enumName` share an enum. */
export function selectField(
  name: string,
  options: readonly string[],
  extra: Partial<SelectField> & { enumName: string },
): SelectField {
  return { name, type: 'select', options: [...options], ...extra } as SelectField
}
