import type { EntryFormMessages } from '@/domains/contributions/components/entry-form-messages'
import type { Messages } from '@/foundation/i18n/messages'

/** Messages of the reader's own comments and their form, which the browser renders. */
export interface CommentMessages
  extends EntryFormMessages,
    Pick<Messages['comments'], 'waiting' | 'published' | 'declined' | 'why' | 'edit' | 'form' | 'sent'> {
  cancel: string
}
