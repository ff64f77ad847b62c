import type { CollectionSlug, PayloadRequest } from 'payload'
import { DocumentTitle } from './document-title.client'
import { titleInAnyLanguage } from './title-in-any-language'

interface EntryTitleProps {
  collection: CollectionSlug
  id: string
  req: PayloadRequest
}

/** Titles a view of an entry that has no title in the language of its texts. */
export async function EntryTitle({ collection, id, req }: EntryTitleProps) {
  const { useAsTitle } = req.payload.collections[collection].config.admin
  const options = { depth: 0, draft: true, locale: 'all', overrideAccess: false, user: req.user } as const
  const doc = await req.payload.findByID({ collection, id, disableErrors: true, ...options })
  const title = doc && titleInAnyLanguage(doc, useAsTitle)
  return title ? <DocumentTitle title={title} /> : null
}
