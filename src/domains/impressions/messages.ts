import type { Messages } from '@/foundation/i18n/messages'

type Own = Messages['impressions']

/** What the part of the page says that knows its reader. */
export interface ImpressionWords
  extends Pick<Own, 'open' | 'edit' | 'signIn' | 'waiting' | 'declined' | 'why' | 'form' | 'sent'> {
  /** By how many things must be mended, from one. */
  problemsTitles: string[]
  problems: Record<string, string>
  website: string
  /** One star, two, … five. */
  stars: string[]
  /** What is said of so many stars. */
  rated: string[]
  textHint: string
  left: string
  anonymous: string
  anonymousHint: string
  sending: string
  cancel: string
  moderated: string
}
