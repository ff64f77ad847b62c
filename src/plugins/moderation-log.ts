import { moderationHooks } from '@/domains/moderation/hooks'
import { authorFields } from '@/domains/moderation/moderated-collections'
import { extendCollections } from './extend-collections'

const documentControl = '/app/(payload)/moderation/undo-decision#UndoDecision'

/** Records the decisions of staff about moderated collections, which they can undo, and mails the authors. */
export const moderationLog = extendCollections(({ slug }) =>
  Object.hasOwn(authorFields, slug) ? { documentControl, hooks: moderationHooks } : undefined,
)
