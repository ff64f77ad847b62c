import { reactionCollection } from '@/domains/contributions/server/collection'
import { recountHooks } from '@/domains/contributions/server/hooks'
import { refuseOwnShop } from '@/domains/contributions/server/own-shop'
import { subjectCollections } from '@/domains/contributions/server/subjects'

const { afterChange, afterDelete } = recountHooks('item')

/** Likes of documents: one a user and document, visible to that user alone. */
export const likes = reactionCollection('likes', subjectCollections, {
  beforeChange: [refuseOwnShop('item')],
  afterChange: [afterChange],
  afterDelete: [afterDelete],
})
