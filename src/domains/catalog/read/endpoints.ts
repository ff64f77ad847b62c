import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { isFilterable } from '@/domains/catalog/filters/sections'
import { RequestError } from '@/foundation/errors'
import { isLocale, locales } from '@/foundation/i18n/locales'
import { languageOf } from '@/foundation/payload/validation-message'
import { requestErrorText } from '@/foundation/request-error-text'
import { filterDocuments, limitOf, toSearchParams } from './filter-documents'

const pageSize = 20
/** Clients of `POST /api/filter` page through the result themselves and get as much as a call may return. */
const filterLimit = 100

const pointSchema = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

const arrayOf = (documents: readonly string[]) => `[${documents.join()}]`

const jsonResponse = (json: string) => new Response(json, { headers: { 'Content-Type': 'application/json' } })

/** An error response with the message under `error`, as the product documents require. */
function errorResponse(req: PayloadRequest, error: unknown): Response {
  if (!(error instanceof RequestError)) throw error
  const { key, status, values } = error
  const message = requestErrorText(languageOf(req), key, values)
  return Response.json({ error: message, errors: [{ message }] }, { status })
}

async function readBody(req: PayloadRequest): Promise<Record<string, unknown>> {
  try {
    await addDataAndFileToRequest(req)
  } catch {
    throw new RequestError('bodyObject', 400)
  }
  return req.data ?? {}
}

function setLocale(req: PayloadRequest, locale: unknown): void {
  if (locale === undefined || locale === null) return
  if (!isLocale(locale)) throw new RequestError('localeUnknown', 400, { locales: locales.join(', ') })
  req.locale = locale
}

/**
 * `POST /api/filter` with `{activeFilters, relationTo, locale, at?, page?, limit?, sort?}`. The documents are under the
 * collection's name, both in `data` and beside it, because the product documents can be read either way. `at` is the
 * user's location; it is not stored.
 */
export const filterEndpoint: Endpoint = {
  path: '/filter',
  method: 'post',
  handler: async (req) => {
    try {
      const { activeFilters, relationTo, locale, at, page, limit, sort } = await readBody(req)
      if (!isFilterable(relationTo)) throw new RequestError('relationTo', 400)
      setLocale(req, locale)
      const params = toSearchParams(activeFilters)
      for (const [name, value] of Object.entries({ page, sort }))
        if (typeof value === 'string' || typeof value === 'number') params.set(name, String(value))
      const userLocation = pointSchema.nullish().safeParse(at)
      if (!userLocation.success) throw new RequestError('point', 400)
      const request = {
        collection: relationTo,
        params,
        userLocation: userLocation.data ?? null,
        limit: limitOf(limit, filterLimit),
      }
      const { docs, filterInfo } = await filterDocuments(req, request)
      const data = `"${relationTo}":${arrayOf(docs)}`
      return jsonResponse(
        `{"data":{${data}},${data},"filterInfo":${JSON.stringify(filterInfo)},"error":null}`,
      )
    } catch (error) {
      return errorResponse(req, error)
    }
  },
}

/** `GET /api/products/filter?locale=&species=&…`: products by the query parameters of the list's URL. */
export const productsFilter: Endpoint = {
  path: '/filter',
  method: 'get',
  handler: async (req) => {
    try {
      const { searchParams } = new URL(req.url ?? '', 'http://localhost')
      const { docs, filterInfo } = await filterDocuments(req, {
        collection: 'products',
        params: searchParams,
        userLocation: null,
        limit: limitOf(searchParams.get('limit'), pageSize),
      })
      return jsonResponse(`{"products":${arrayOf(docs)},"filterInfo":${JSON.stringify(filterInfo)}}`)
    } catch (error) {
      return errorResponse(req, error)
    }
  },
}
