import { DeletionNotice } from './deletion-notice'
import { type DeletionRequest, loadDeletion } from './load-deletion'

interface DeletionResultProps extends DeletionRequest {
  /** The page, with its language. */
  from: string
}

/** The notice about a deletion, on a page that has not read it. */
export async function DeletionResult({ from, ...request }: DeletionResultProps) {
  return <DeletionNotice deletion={await loadDeletion(request)} from={from} />
}
