import { showAuthorAsUser } from '@/domains/contributions/server/author-profile'
import { contribution } from '@/domains/contributions/server/collection'
import { textField } from '@/domains/contributions/server/fields'
import { myEntriesEndpoint } from '@/domains/contributions/server/my-entries'
import { subjectCollections } from '@/domains/contributions/server/subjects'
import { writeComment } from './endpoints'
import { joinThread, replyToField } from './thread'

export const comments = contribution({
  slug: 'comments',
  allowed: subjectCollections,
  onePerUser: false,
  useAsTitle: 'comment',
  fields: [textField('comment'), replyToField],
  hooks: { afterRead: [showAuthorAsUser], beforeChange: [joinThread] },
  endpoints: [writeComment, myEntriesEndpoint('comments')],
})
