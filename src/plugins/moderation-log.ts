import { moderationHooks } from '@/domains/moderation/hooks'
import { authorOf } from '@/domains/moderation/moderated-collections'
import { extendCollections } from './extend-collections'

/** Records the decisions of staff about moderated collections, and mails them to the authors. */
export const moderationLog = extendCollections(({ slug }) =>
  Object.hasOwn(authorOf, slug) ? { hooks: moderationHooks } : undefined,
)
