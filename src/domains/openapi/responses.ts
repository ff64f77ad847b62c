import { z } from 'zod'

/** Responses of the endpoints that the site adds to those of Payload. */

export const errorSchema = z.object({ errors: z.array(z.looseObject({ message: z.string() })) })

export const healthSchema = z.object({
  status: z.enum(['ok', 'unavailable']),
  database: z.enum(['up', 'down']),
  version: z.string(),
})

/** A page of documents, without their schema. */
export const pageSchema = z.object({
  docs: z.array(z.unknown()),
  totalDocs: z.int(),
  limit: z.int(),
  totalPages: z.int(),
  page: z.int().optional(),
  pagingCounter: z.int(),
  hasPrevPage: z.boolean(),
  hasNextPage: z.boolean(),
  prevPage: z.int().nullable().optional(),
  nextPage: z.int().nullable().optional(),
})

export const taxonomySchema = z
  .looseObject({
    _id: z.string(),
    _name: z.string(),
    _title: z.string(),
    _items: z.array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        slug: z.string(),
        count: z.int(),
        icon: z.string().nullable(),
      }),
    ),
    _breadcrumbs: z.array(z.object({ id: z.string(), doc: z.string(), url: z.string(), label: z.string() })),
    icon: z.string().nullable(),
  })
  .describe('Groups are nested under their slug.')

export const filterInfoSchema = z.object({
  total: z.int(),
  page: z.int(),
  totalPages: z.int(),
  counts: z.record(z.string(), z.record(z.string(), z.int())),
  applied: z.record(z.string(), z.unknown()),
})

export const countsSchema = z.record(z.string(), z.int())

export const reactionsSchema = z.object({
  likes: z.record(z.string(), z.string()),
  helpfuls: z.record(z.string(), z.string()),
  own: z.array(z.string()),
})

export const createdSchema = z.looseObject({ message: z.string() })
