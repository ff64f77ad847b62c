import type { PayloadRequest } from 'payload'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import type { Locale } from '@/foundation/i18n/locales'
import { slugOf } from '@/foundation/payload/slug'
import { type Values, valueAt } from './columns'
import { titleFieldOf } from './name-fields'
import type { Relations } from './relations'
import type { ImportTarget } from './targets'

/** Where rows are written, for whom, and in which language their texts are. */
export interface Destination {
  collection: ImportTarget
  locale: Locale
  req: PayloadRequest
  /** A check writes nothing. */
  isCheck: boolean
  relations: Relations
  /** The message for an unexpected error. */
  failed: string
  /** The messages of `imports.faults`. */
  messages: DynamicTranslator
}

/** A file that is imported twice is refused for the same web addresses, and does not get further ones. */
function withSlug(collection: ImportTarget, data: Values): Values {
  const title = valueAt(data, titleFieldOf(collection))
  const isMissing = collection !== 'references' && !data.slug && typeof title === 'string'
  return isMissing ? { ...data, slug: slugOf(title) } : data
}

/** Updates an entry or creates one, and returns its id. */
export async function saveEntry(
  { collection, locale, req }: Destination,
  { id: _, ...values }: Values,
  id: string | null,
): Promise<string> {
  const data = id ? values : withSlug(collection, values)
  const shared = { collection, data, depth: 0, locale, overrideAccess: false, req } as const
  const draft = data._status !== 'published'
  if (id) await req.payload.update({ ...shared, id, draft } as never)
  else ({ id } = await req.payload.create({ ...shared, draft } as never))
  return String(id)
}
