import { moderationHooks } from '@/domains/moderation/hooks'
import { authorFields } from '@/domains/moderation/moderated-collections'
import { extendCollections } from './extend-collections'

/** Records the decisions of staff about moderated collections and mails the authors. */
export const moderationLog = extendCollections(({ slug }) =>
  Object.hasOwn(authorFields, slug) ? { hooks: moderationHooks } : undefined,
)
