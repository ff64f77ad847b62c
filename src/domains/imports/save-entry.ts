import type { PayloadRequest } from 'payload'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import type { Locale } from '@/foundation/i18n/locales'
import type { Values } from './columns'
import type { Relations } from './relations'
import type { ImportTarget } from './targets'

/** Where rows are written, for whom, and in which language their texts are. */
export interface Destination {
  collection: ImportTarget
  locale: Locale
  req: PayloadRequest
  /** A check writes nothing. */
  isCheck: boolean
  /** When the import began to write; missing for a check. */
  startedAt?: string
  relations: Relations
  /** The message for an unexpected error. */
  failed: string
  /** The messages of `imports.faults`. */
  messages: DynamicTranslator
}

/** Updates an entry or creates one, which gets a free web address unless the row has one, and returns its id. */
export async function saveEntry(
  { collection, locale, req }: Destination,
  { id: _, ...data }: Values,
  id: string | null,
): Promise<string> {
  const shared = { collection, data, depth: 0, locale, overrideAccess: false, req } as const
  const draft = data._status !== 'published'
  if (id) await req.payload.update({ ...shared, id, draft } as never)
  else ({ id } = await req.payload.create({ ...shared, draft } as never))
  return String(id)
}
