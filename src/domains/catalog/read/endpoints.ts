import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { isFilterable } from '@/domains/catalog/filters/sections'
import { PublicError } from '@/foundation/errors'
import { isLocale, locales } from '@/foundation/i18n/locales'
import { filteredDocuments, limitOf, paramsOf } from './filter-documents'

const pageSize = 20
/** Clients turn these pages by themselves, so they are given as much as a call gives. */
const filterLimit = 100

const point = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })

/** An error that clients find under `error`, as the product documents have it. */
function refused(error: unknown): Response {
  if (!(error instanceof PublicError)) throw error
  const { message, status } = error
  return Response.json({ error: message, errors: [{ message }] }, { status })
}

async function bodyOf(req: PayloadRequest): Promise<Record<string, unknown>> {
  try {
    await addDataAndFileToRequest(req)
  } catch {
    throw new PublicError('The body must be a JSON object.', 400)
  }
  return req.data ?? {}
}

function inLanguage(req: PayloadRequest, locale: unknown): void {
  if (locale === undefined || locale === null) return
  if (!isLocale(locale)) throw new PublicError(`locale must be one of ${locales.join(', ')}.`, 400)
  req.locale = locale
}

/**
 * `POST /api/filter`: `{activeFilters, relationTo, locale, at?, page?, limit?, sort?}` to the documents under the
 * collection's name, in `data` and beside it: the product documents can be read either way. `at` is where the reader
 * is: used for the answer, kept nowhere.
 */
export const filterEndpoint: Endpoint = {
  path: '/filter',
  method: 'post',
  handler: async (req) => {
    try {
      const { activeFilters, relationTo, locale, at, page, limit, sort } = await bodyOf(req)
      if (!isFilterable(relationTo))
        throw new PublicError('relationTo names nothing that can be filtered.', 400)
      inLanguage(req, locale)
      const params = paramsOf(activeFilters)
      for (const [name, value] of Object.entries({ page, sort }))
        if (typeof value === 'string' || typeof value === 'number') params.set(name, String(value))
      const where = point.nullish().safeParse(at)
      if (!where.success) throw new PublicError('at must be a latitude and a longitude.', 400)
      const asked = {
        collection: relationTo,
        params,
        at: where.data ?? null,
        limit: limitOf(limit, filterLimit),
      }
      const { docs, filterInfo } = await filteredDocuments(req, asked)
      const found = { [relationTo]: docs }
      return Response.json({ data: found, ...found, filterInfo, error: null })
    } catch (error) {
      return refused(error)
    }
  },
}

/** `GET /api/products/filter?locale=&species=&…`: products as an address of the list asks for them. */
export const productsFilter: Endpoint = {
  path: '/filter',
  method: 'get',
  handler: async (req) => {
    try {
      const { searchParams } = new URL(req.url ?? '', 'http://localhost')
      const asked = { collection: 'products', params: searchParams, at: null } as const
      const limit = limitOf(searchParams.get('limit'), pageSize)
      const { docs, filterInfo } = await filteredDocuments(req, { ...asked, limit })
      return Response.json({ products: docs, filterInfo })
    } catch (error) {
      return refused(error)
    }
  },
}
