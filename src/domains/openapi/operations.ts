import { z } from 'zod'
import { locales } from '@/foundation/i18n/locales'
import { type PublicCollection, publicCollections } from './collection-schemas'
import { errorSchema, pageSchema } from './responses'
import type { JsonSchema, Operation, Parameter } from './types'

/** The JSON Schema of a zod schema; what JSON cannot express, such as files, may be anything. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output' = 'output'): JsonSchema {
  const { $schema: _, ...converted } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return converted
}

export const json = (schema: JsonSchema) => ({ 'application/json': { schema } })

export const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

export function failures(...statuses: (400 | 401 | 403 | 404 | 429)[]): Operation['responses'] {
  const descriptions = {
    400: 'The request is not valid.',
    401: 'Nobody is signed in.',
    403: 'Not allowed.',
    404: 'There is nothing at the address.',
    429: 'Too many requests; `Retry-After` says for how long to wait.',
  }
  const content = json(jsonSchema(errorSchema))
  return Object.fromEntries(
    statuses.map((status) => [status, { description: descriptions[status], content }]),
  )
}

export const localeParameter: Parameter = {
  name: 'locale',
  in: 'query',
  description: 'Language of the texts; those that are not translated are in another one.',
  schema: { type: 'string', enum: [...locales], default: 'en' },
}

const depthParameter: Parameter = {
  name: 'depth',
  in: 'query',
  description: 'How many levels of relations are documents instead of ids; less for many documents.',
  schema: { type: 'integer', minimum: 0, default: 1 },
}

const selectParameter: Parameter = {
  name: 'select',
  in: 'query',
  description: 'Fields to return: `select[title]=true`.',
  schema: { type: 'object', additionalProperties: true },
}

export const idParameter: Parameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'The id of the document.',
  schema: { type: 'string', format: 'uuid' },
}

const listParameters: Parameter[] = [
  {
    name: 'where',
    in: 'query',
    description: 'Conditions: `where[slug][equals]=amanita-phalloides`; at most 50 terms.',
    schema: { type: 'object', additionalProperties: true },
  },
  {
    name: 'sort',
    in: 'query',
    description: 'A field; descending with `-` before it.',
    schema: { type: 'string' },
  },
  {
    name: 'limit',
    in: 'query',
    description: 'Documents of a page: 10 without it, at most 100.',
    schema: { type: 'integer', minimum: 1, maximum: 100, default: 10 },
  },
  { name: 'page', in: 'query', description: 'The page, from 1.', schema: { type: 'integer', minimum: 1 } },
  depthParameter,
  localeParameter,
  selectParameter,
]

/** A page of documents that match one of the schemas. */
export function pageOf(...names: string[]): JsonSchema {
  const page = jsonSchema(pageSchema)
  const items = names.length === 1 ? refTo(String(names[0])) : { anyOf: names.map(refTo) }
  return { ...page, properties: { ...(page.properties as object), docs: { type: 'array', items } } }
}

/** `GET /api/{collection}` and `GET /api/{collection}/{id}`. */
export function readOperations(collection: PublicCollection): Record<string, { get: Operation }> {
  const common = { tags: [publicCollections[collection]], security: [] }
  return {
    [`/api/${collection}`]: {
      get: {
        ...common,
        operationId: `list-${collection}`,
        summary: `A page of ${collection} in \`docs\`, with \`totalDocs\` and \`totalPages\`.`,
        parameters: listParameters,
        responses: {
          200: { description: 'Published documents.', content: json(pageOf(collection)) },
          ...failures(400, 429),
        },
      },
    },
    [`/api/${collection}/{id}`]: {
      get: {
        ...common,
        operationId: `read-${collection}`,
        summary: `One document of ${collection}.`,
        parameters: [idParameter, depthParameter, localeParameter, selectParameter],
        responses: {
          200: { description: 'The document.', content: json(refTo(collection)) },
          ...failures(400, 404, 429),
        },
      },
    },
  }
}
