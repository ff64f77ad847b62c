import type { CollectionSlug, ViewDescriptionServerProps } from 'payload'
import { DocumentTitle } from './document-title.client'
import { findEntryTitle } from './find-entry-title'

type EntryTitleProps = ViewDescriptionServerProps & { collectionSlug?: CollectionSlug; id?: number | string }

/**
 * Titles all views of an entry that has no title in the language of its texts, or none at all. It stands where Payload
 * describes a collection: in the header of these views, and in lists, where it titles nothing.
 */
export async function EntryTitle({ collectionSlug: collection, i18n, id, payload, user }: EntryTitleProps) {
  if (!collection) return null
  const title = id === undefined ? '' : await findEntryTitle({ collection, id, payload, user })
  return title === null ? null : <DocumentTitle title={title || i18n.t('general:untitled')} />
}
