import { mark } from '@/domains/contributions/server/collection'
import { helpfulFor } from '@/domains/contributions/server/subjects'
import { countAfterChange, countAfterDelete, refuseOwn } from './hooks'

/** "This helped me", said of a review or impression of somebody else. */
export const helpfuls = mark('helpfuls', helpfulFor, {
  beforeChange: [refuseOwn],
  afterChange: [countAfterChange],
  afterDelete: [countAfterDelete],
})
