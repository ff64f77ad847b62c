import { mark } from '../../foundation/contributions/collection'
import { helpfulFor } from '../../foundation/contributions/items'
import { countAfterChange, countAfterDelete, refuseOwn } from './hooks'

/** "This helped me", said of a review or impression of somebody else. */
export const helpfuls = mark('helpfuls', helpfulFor, {
  beforeChange: [refuseOwn],
  afterChange: [countAfterChange],
  afterDelete: [countAfterDelete],
})
