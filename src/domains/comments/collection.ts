import { contribution } from '../../foundation/contributions/collection'
import { writing } from '../../foundation/contributions/fields'
import { itemCollections } from '../../foundation/contributions/items'

export const comments = contribution({
  slug: 'comments',
  among: itemCollections,
  oncePerPerson: false,
  useAsTitle: 'comment',
  fields: [writing('comment')],
})
