import type { EntryFormMessages } from '@/domains/contributions/components/entry-form-messages'
import type { Messages } from '@/foundation/i18n/messages'
import type { Words } from '@/ui/ui-messages'

/** Messages of a review's form, which the browser renders. */
export interface ReviewFormMessages extends Pick<Words, 'reviewForm' | 'stars' | 'cancel'> {
  honeypot: string
  textHint: string
  charactersLeft: string
}

/** Messages of the reader's own review and its form. */
export interface ReviewMessages
  extends EntryFormMessages,
    ReviewFormMessages,
    Pick<
      Messages['reviews'],
      | 'write'
      | 'edit'
      | 'signIn'
      | 'pending'
      | 'pendingNote'
      | 'changedNote'
      | 'declined'
      | 'why'
      | 'published'
      | 'publishedNote'
      | 'pictures'
      | 'picturesHint'
      | 'uploadFailed'
    > {
  file: Words['file']
}
