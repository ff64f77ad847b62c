import type { CheckboxField, CollectionAfterChangeHook, CollectionAfterDeleteHook, Plugin } from 'payload'
import { isSampleCollection } from '@/domains/sample-content/collections'
import { expireTags } from '@/foundation/cache/expire-tags'
import { tags } from '@/foundation/cache/tags'
import { staffField } from '@/foundation/payload/access'
import { isDraftSave } from '@/foundation/payload/drafts'
import { changeCollections, extendCollections } from './extend-collections'

/** Staff untick it to keep an entry when the sample content is removed. */
const sampleField: CheckboxField = {
  name: 'sample',
  type: 'checkbox',
  defaultValue: false,
  index: true,
  access: { create: staffField, read: staffField, update: staffField },
  admin: { position: 'sidebar' },
}

const afterChange: CollectionAfterChangeHook = async (change) => {
  const { context, doc, previousDoc, req } = change
  const hasChanged = Boolean(doc.sample) !== Boolean(previousDoc?.sample)
  if (hasChanged && !context.listedAfterwards && !isDraftSave(change))
    await expireTags(req, [tags.sampleContent])
  return doc
}

const afterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  if (doc.sample) await expireTags(req, [tags.sampleContent])
  return doc
}

/** Marks sample entries, so that they can be removed, and every page can say that there are some. */
export const sampleContent: Plugin = async (config) => {
  const mark = changeCollections((collection) =>
    isSampleCollection(collection.slug)
      ? { ...collection, fields: [...collection.fields, sampleField] }
      : collection,
  )
  const expire = extendCollections(({ slug }) =>
    isSampleCollection(slug) || slug === 'users'
      ? { hooks: { afterChange: [afterChange], afterDelete: [afterDelete] } }
      : undefined,
  )
  return expire(await mark(config))
}
