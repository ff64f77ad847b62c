import { contribution } from '@/domains/contributions/server/collection'
import { writing } from '@/domains/contributions/server/fields'
import { myEntriesEndpoint } from '@/domains/contributions/server/my-entries'
import { subjectCollections } from '@/domains/contributions/server/subjects'
import { writeComment } from './endpoints'

export const comments = contribution({
  slug: 'comments',
  among: subjectCollections,
  oncePerPerson: false,
  useAsTitle: 'comment',
  fields: [writing('comment')],
  endpoints: [writeComment, myEntriesEndpoint('comments')],
})
