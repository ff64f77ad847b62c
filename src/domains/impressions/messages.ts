import type { EntryFormMessages } from '@/domains/contributions/components/entry-form-messages'
import type { Messages } from '@/foundation/i18n/messages'

/** Messages of the reader's own impression and its form, which the browser renders. */
export interface ImpressionMessages
  extends EntryFormMessages,
    Pick<
      Messages['impressions'],
      'open' | 'edit' | 'signIn' | 'waiting' | 'published' | 'declined' | 'why' | 'form' | 'sent'
    > {
  /** The names of one star, two … five. */
  starNames: string[]
  /** The accessible labels of ratings of one star, two … five. */
  ratingLabels: string[]
  anonymous: string
  anonymousHint: string
  cancel: string
  moderated: string
}
