import type { CollectionSlug, Payload, TypedUser } from 'payload'
import { titleInAnyLanguage } from './title-in-any-language'

interface EntryRequest {
  collection: CollectionSlug
  id: number | string
  payload: Payload
  user: TypedUser | null | undefined
}

/** The title of an entry in its language or another; empty for an entry without one, null if the user may not read it. */
export async function findEntryTitle({
  collection,
  id,
  payload,
  user,
}: EntryRequest): Promise<string | null> {
  const { useAsTitle } = payload.collections[collection].config.admin
  const options = { depth: 0, draft: true, locale: 'all', overrideAccess: false, user } as const
  const doc = await payload.findByID({ collection, id, disableErrors: true, ...options })
  return doc && (titleInAnyLanguage(doc, useAsTitle) ?? '')
}
