import fc, { type Arbitrary } from 'fast-check'
import type { ArrayField, Block, Field, NumberField, RelationshipField, RichTextField } from 'payload'

/** What generated fields hold, and which of them must be there. */
export interface FieldValues {
  /** The id of a block of a layout. */
  id: Arbitrary<string | undefined>
  relation: (relationTo: string | string[]) => Arbitrary<unknown>
  option: (options: readonly string[]) => Arbitrary<unknown>
  richText: (field: RichTextField, depth: number) => Arbitrary<unknown>
  number: (field: NumberField) => Arbitrary<unknown>
  text: (field: Field) => Arbitrary<unknown>
  /** Rows of an array, or the documents of a relation to many. */
  list: (entry: Arbitrary<unknown>, field: ArrayField | RelationshipField) => Arbitrary<unknown[]>
  /** Whether a field without a value may hold null. */
  isNullable: boolean
  isRequired: (field: Field) => boolean
}

function valueIn(field: Field, values: FieldValues, depth: number): Arbitrary<unknown> {
  switch (field.type) {
    case 'relationship':
    case 'upload': {
      const one = values.relation(field.relationTo)
      return field.hasMany ? values.list(one.filter(Boolean), field as RelationshipField) : one
    }
    case 'select':
      return values.option(field.options as string[])
    case 'richText':
      return values.richText(field, depth)
    case 'array':
      return values.list(fieldsOf(field.fields, values, depth), field)
    case 'group':
      return fieldsOf(field.fields, values, depth)
    case 'number':
      return values.number(field)
    case 'checkbox':
      return fc.boolean()
    default:
      return values.text(field)
  }
}

/** Values of fields, in which those that are not required may be missing. */
function fieldsOf(
  fields: readonly Field[],
  values: FieldValues,
  depth: number,
): Arbitrary<Record<string, unknown>> {
  const named = fields
    .flatMap((field) => (field.type === 'row' ? field.fields : [field]))
    .flatMap((field) => ('name' in field && field.name ? [{ name: field.name, field }] : []))
  const model = named.map(({ name, field }) => {
    const value = valueIn(field, values, depth)
    return [name, values.isNullable ? fc.option(value, { freq: 8 }) : value]
  })
  const required = named.filter(({ field }) => values.isRequired(field)).map(({ name }) => name)
  return fc.record(Object.fromEntries(model), { requiredKeys: required })
}

/**
 * A block with values of its fields.
 * @param depth how deep blocks may stand within its texts
 */
export function blockOf(
  { slug, fields }: Block,
  values: FieldValues,
  depth = 1,
): Arbitrary<{ blockType: string }> {
  return fc
    .tuple(fieldsOf(fields, values, depth), values.id)
    .map(([content, id]) => ({ ...content, id, blockType: slug }))
}
