import { reactionCollection } from '@/domains/contributions/server/collection'
import { refuseVoteAboutOwnShop } from '@/domains/contributions/server/own-shop'
import { helpfulCollections } from '@/domains/contributions/server/subjects'
import { recountAfterChange, recountAfterDelete, refuseOwnEntry } from './hooks'

/** Helpful votes for the reviews and impressions of other members. */
export const helpfuls = reactionCollection('helpfuls', helpfulCollections, {
  beforeChange: [refuseOwnEntry, refuseVoteAboutOwnShop],
  afterChange: [recountAfterChange],
  afterDelete: [recountAfterDelete],
})
