import { findRequestSchema } from '@/domains/archives/override'
import { commentSchema } from '@/domains/comments/comment-schema'
import { impressionSchema } from '@/domains/impressions/impression-schema'
import { reportSchema } from '@/domains/reports/report-schema'
import { reviewSchema } from '@/domains/reviews/review-schema'
import { failures, idParameter, json, jsonSchema, localeParameter, pageOf, refTo } from './operations'
import {
  countsSchema,
  createdSchema,
  filterInfoSchema,
  healthSchema,
  reactionsSchema,
  taxonomySchema,
} from './responses'
import type { Method, Operation, Parameter } from './types'

type Operations = Record<string, Partial<Record<Method, Operation>>>

const keysParameter = (name: string, description: string): Parameter => ({
  name,
  in: 'query',
  required: true,
  description,
  schema: { type: 'string' },
})

const encyclopedia = { tags: ['Encyclopedia'], security: [] }

const categories: Operations = {
  '/api/taxonomy/{root}': {
    get: {
      ...encyclopedia,
      operationId: 'taxonomy',
      summary: 'A root of the taxonomy as one tree, with the number of species or products for each value.',
      parameters: [
        {
          name: 'root',
          in: 'path',
          required: true,
          description: 'The root.',
          schema: { enum: ['species', 'products', 'consumption-form', 'experiential'] },
        },
        localeParameter,
      ],
      responses: {
        200: { description: 'The tree.', content: json(jsonSchema(taxonomySchema)) },
        ...failures(404),
      },
    },
  },
  ...Object.fromEntries(
    (['children', 'leaf-descendants'] as const).map((scope) => [
      `/api/categories/{id}/${scope}`,
      {
        get: {
          ...encyclopedia,
          operationId: `category-${scope}`,
          summary:
            scope === 'children'
              ? 'The categories below one.'
              : 'All categories below one that have none below.',
          parameters: [idParameter, localeParameter],
          responses: {
            200: {
              description: 'In the order of the taxonomy.',
              content: json({ type: 'array', items: refTo('categories') }),
            },
            ...failures(400),
          },
        },
      },
    ]),
  ),
}

const found = {
  products: { type: 'array', items: refTo('products') },
  filterInfo: jsonSchema(filterInfoSchema),
}

const lists: Operations = {
  '/api/products/filter': {
    get: {
      tags: ['Market'],
      security: [],
      operationId: 'filter-products',
      summary: 'Products by the parameters of the product list, with a count for each value.',
      parameters: [localeParameter],
      responses: {
        200: {
          description: 'At most 20 products.',
          content: json({ type: 'object', properties: found, required: ['products', 'filterInfo'] }),
        },
        ...failures(400, 429),
      },
    },
  },
  '/api/paginatedCollectionOverride': {
    post: {
      tags: ['Lists'],
      security: [],
      operationId: 'list-by-collection',
      summary: 'A page of a collection that the body names.',
      requestBody: { required: true, content: json(jsonSchema(findRequestSchema, 'input')) },
      responses: {
        200: {
          description: 'Published documents.',
          content: json(pageOf('mushrooms', 'growingguides', 'products', 'references', 'categories')),
        },
        ...failures(400, 401, 429),
      },
    },
  },
}

/** `POST /api/{collection}/write`, as the forms of the site send it. */
const writeOperation = (kind: string, schema: Parameters<typeof jsonSchema>[0]): Operation => {
  const input = jsonSchema(schema, 'input')
  const item = { type: 'string', description: 'The subject: `mushrooms:{id}`.' }
  return {
    tags: ['Contributions'],
    security: [{ token: [] }],
    operationId: `write-${kind}`,
    summary: `Sends ${kind} as drafts until staff publish them.`,
    requestBody: {
      required: true,
      content: json({ ...input, properties: { item, ...(input.properties as object) } }),
    },
    responses: {
      200: { description: 'An earlier entry was changed.', content: json(jsonSchema(createdSchema)) },
      201: { description: 'Received.', content: json(jsonSchema(createdSchema)) },
      ...failures(400, 401, 403, 429),
    },
  }
}

const contributions: Operations = {
  '/api/reviews/write': { post: writeOperation('reviews', reviewSchema) },
  '/api/impressions/write': { post: writeOperation('impressions', impressionSchema) },
  '/api/comments/write': { post: writeOperation('comments', commentSchema) },
  '/api/reports/write': { post: { ...writeOperation('reports', reportSchema), security: [] } },
  '/api/counts': {
    get: {
      tags: ['Contributions'],
      security: [],
      operationId: 'counts',
      summary: 'Likes of documents and helpful votes of entries.',
      parameters: [keysParameter('keys', 'At most 100 of `likes:mushrooms:{id}`, separated by commas.')],
      responses: { 200: { description: 'Numbers by key.', content: json(jsonSchema(countsSchema)) } },
    },
  },
  '/api/marks': {
    get: {
      tags: ['Contributions'],
      security: [{ token: [] }, {}],
      operationId: 'marks',
      summary: 'What the current user likes, finds helpful and has written.',
      parameters: [keysParameter('items', 'At most 100 of `mushrooms:{id}`, separated by commas.')],
      responses: { 200: { description: 'By subject.', content: json(jsonSchema(reactionsSchema)) } },
    },
  },
}

const health: Operations = {
  '/api/health': {
    get: {
      tags: ['Site'],
      security: [],
      operationId: 'health',
      summary: 'Whether the site and its database respond.',
      responses: {
        200: { description: 'Ready.', content: json(jsonSchema(healthSchema)) },
        503: { description: 'Not ready.', content: json(jsonSchema(healthSchema)) },
      },
    },
  },
}

/** Operations besides the reads of collections. */
export const siteOperations: Operations = { ...categories, ...lists, ...contributions, ...health }
