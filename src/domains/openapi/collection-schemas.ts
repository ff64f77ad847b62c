import { configToJSONSchema, type SanitizedConfig } from 'payload'
import type { JsonSchema } from './types'

/** Collections that guests read, with the tag that groups their operations. */
export const publicCollections = {
  mushrooms: 'Encyclopedia',
  growingguides: 'Encyclopedia',
  references: 'Encyclopedia',
  categories: 'Encyclopedia',
  glossary: 'Encyclopedia',
  recipes: 'Articles',
  posts: 'Articles',
  projects: 'Articles',
  pages: 'Articles',
  products: 'Market',
  vendors: 'Market',
  wholesale: 'Market',
  dropshipping: 'Market',
  affiliates: 'Market',
  reviews: 'Contributions',
  impressions: 'Contributions',
  comments: 'Contributions',
  media: 'Files',
} as const

export type PublicCollection = keyof typeof publicCollections

const definitionPrefix = '#/definitions/'
const schemaPrefix = '#/components/schemas/'

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const referredName = ({ $ref }: JsonSchema): string | null =>
  typeof $ref === 'string' && $ref.startsWith(definitionPrefix) ? $ref.slice(definitionPrefix.length) : null

interface Definitions {
  all: Record<string, JsonSchema>
  /** Names of the collections that guests cannot read. */
  hidden: ReadonlySet<string>
}

/**
 * Converts a definition for responses to guests. `select` and the depth of a read leave fields out, so that only the id
 * is always there; relations to documents that guests cannot read are ids.
 */
function convert(schema: unknown, definitions: Definitions, used: Set<string>): unknown {
  if (Array.isArray(schema)) return schema.map((one) => convert(one, definitions, used))
  if (!isObject(schema)) return schema
  const name = referredName(schema)
  if (name !== null) {
    if (definitions.hidden.has(name)) return { type: 'string' }
    used.add(name)
    return { $ref: schemaPrefix + name }
  }
  const entries = Object.entries(schema).flatMap(([keyword, value]) => {
    if (keyword === 'required' && Array.isArray(value))
      return [[keyword, value.filter((field) => field === 'id')]]
    // Payload lets optional selects be null, and leaves null out of their values.
    if (
      keyword === 'enum' &&
      Array.isArray(value) &&
      Array.isArray(schema.type) &&
      schema.type.includes('null')
    )
      return [[keyword, [...value, null]]]
    // A value matches the ids of several collections at once.
    return [[keyword === 'oneOf' ? 'anyOf' : keyword, convert(value, definitions, used)]]
  })
  return Object.fromEntries(entries)
}

/** The schemas of the documents that guests read, and of what these contain, from the collections' fields. */
export function collectionSchemas(config: SanitizedConfig): Record<string, JsonSchema> {
  const all = (configToJSONSchema(config, 'text').definitions ?? {}) as Record<string, JsonSchema>
  const hidden = new Set(
    config.collections.map(({ slug }) => String(slug)).filter((slug) => !(slug in publicCollections)),
  )
  const schemas: Record<string, JsonSchema> = {}
  const waiting: string[] = Object.keys(publicCollections)
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (name in schemas || !all[name]) continue
    const used = new Set<string>()
    schemas[name] = convert(all[name], { all, hidden }, used) as JsonSchema
    waiting.push(...used)
  }
  return schemas
}
