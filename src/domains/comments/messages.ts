import type { Messages } from '@/foundation/i18n/messages'

type Own = Messages['comments']

/** What the part of the page says that knows its reader. */
export interface CommentWords extends Pick<Own, 'waiting' | 'declined' | 'why' | 'form' | 'sent'> {
  problemsTitle: string
  problems: Record<string, string>
  website: string
  textHint: string
  left: string
  sending: string
}
