import type { ContributionKind } from '@/domains/contributions/kinds'
import { Button } from '@/ui/button'

/** Messages of the deletion of an entry. */
export interface DeletionMessages {
  open: string
  question: string
  submit: string
}

interface DeleteEntryProps {
  kind: ContributionKind
  id: string
  /** The page that confirms the deletion. */
  from: string
  messages: DeletionMessages
}

/** Deletes the reader's own entry after one question, without JavaScript too. */
export function DeleteEntry({ kind, id, from, messages }: DeleteEntryProps) {
  return (
    <details className="delete-entry">
      <summary className="button quiet">{messages.open}</summary>
      <form method="post" action={`/api/${kind}/delete`}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="from" value={from} />
        <p>{messages.question}</p>
        <Button type="submit" kind="danger">
          {messages.submit}
        </Button>
      </form>
    </details>
  )
}
