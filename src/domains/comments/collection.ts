import { contribution } from '../../foundation/contributions/collection'
import { writing } from '../../foundation/contributions/fields'
import { itemCollections } from '../../foundation/contributions/items'
import { ownEndpoint } from '../../foundation/contributions/own'
import { writeComment } from './endpoints'

export const comments = contribution({
  slug: 'comments',
  among: itemCollections,
  oncePerPerson: false,
  useAsTitle: 'comment',
  fields: [writing('comment')],
  endpoints: [writeComment, ownEndpoint('comments')],
})
