import type { ArrayField, Field, SelectField } from 'payload'

/** A list of records; `table` keeps PostgreSQL's names short. */
export function arrayField(name: string, table: string, fields: Field[]): ArrayField {
  return { name, type: 'array', dbName: table, fields, maxRows: 50 }
}

/** One word of a closed list, which all suppliers share where they share its name. */
export function selectField(
  name: string,
  options: readonly string[],
  extra: Partial<SelectField> & { enumName: string },
): SelectField {
  return { name, type: 'select', options: [...options], ...extra } as SelectField
}
