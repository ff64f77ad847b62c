// What the site is made of, read from its configuration, so that a new collection, field or endpoint is covered by being
// there.
import { type Endpoint, type FlattenedField, formatNames, type SanitizedConfig } from 'payload'
import payloadConfig from '../../src/payload.config'

export interface Field {
  path: string
  type: string
}

interface CollectionSchema {
  slug: string
  /** Its name in GraphQL, for one document and for many. */
  singular: string
  plural: string
  fields: Field[]
  endpoints: Pick<Endpoint, 'method' | 'path'>[]
}

export interface Schema {
  collections: CollectionSchema[]
  endpoints: Pick<Endpoint, 'method' | 'path'>[]
}

/** The paths of fields, through relations to a depth of two. */
function listFields(
  collections: SanitizedConfig['collections'],
  fields: readonly FlattenedField[],
  depth = 0,
  prefix = '',
): Field[] {
  return fields.flatMap((field) => {
    const path = prefix + field.name
    const found = { path, type: field.type }
    if ('flattenedFields' in field)
      return [found, ...listFields(collections, field.flattenedFields, depth, `${path}.`)]
    if (field.type === 'blocks') return [found, { path: `${path}.title`, type: 'in blocks' }]
    if (field.type !== 'relationship' && field.type !== 'upload') return [found]
    if (Array.isArray(field.relationTo)) return [found, { path: `${path}.value`, type: 'polymorphic value' }]
    const related = collections.find(({ slug }) => slug === field.relationTo)
    if (!related || depth === 2) return [found]
    return [found, ...listFields(collections, related.flattenedFields, depth + 1, `${path}.`)]
  })
}

const addressesOf = (endpoints: Omit<Endpoint, 'root'>[] | false) =>
  (endpoints || []).map(({ method, path }) => ({ method, path }))

export async function loadSchema(): Promise<Schema> {
  const config = await payloadConfig
  return {
    endpoints: addressesOf(config.endpoints),
    collections: config.collections.map(({ slug, flattenedFields, endpoints }) => {
      const { singular, plural } = formatNames(slug)
      return {
        slug,
        singular,
        plural: plural === singular ? `all${singular}` : plural,
        fields: [{ path: 'id', type: 'id' }, ...listFields(config.collections, flattenedFields)],
        endpoints: addressesOf(endpoints),
      }
    }),
  }
}
