import { mark } from '../../foundation/contributions/collection'
import { countAbout } from '../../foundation/contributions/hooks'
import { itemCollections } from '../../foundation/contributions/items'

const { afterChange, afterDelete } = countAbout('item')

/** One a person and thing. Whose they are is nobody's business but theirs. */
export const likes = mark('likes', itemCollections, {
  afterChange: [afterChange],
  afterDelete: [afterDelete],
})
