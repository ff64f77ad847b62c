import { type ContributionKind, contributionKinds } from '@/domains/contributions/kinds'
import type { FailedSubmission } from '@/foundation/forms/form-state'
import type { Reader } from '@/foundation/payload/reader'
import { canUndo } from '@/foundation/undo/undo-log'

type DeletionFailure = 'failed' | 'notRestored' | 'tooLate' | 'rewritten'

/** What became of an entry that the reader deleted or restored. */
export type Deletion =
  | { failure: DeletionFailure }
  | {
      failure: null
      kind: ContributionKind
      done: 'deleted' | 'restored'
      /** Restores a deleted entry, for a minute. */
      undo: string | null
    }

export interface DeletionRequest {
  reader: Reader
  /** Parameters of the page, which the forms have set. */
  query: { done?: string; kind?: string; undo?: string }
  submission: FailedSubmission | null
}

/** Why an entry could not be deleted or restored; null if it could. */
function failureOf(submission: FailedSubmission | null): DeletionFailure | null {
  if (submission?.form === '/delete') return 'failed'
  if (submission?.form !== '/restore') return null
  const code = submission.problems[0]?.code
  return code === 'tooLate' || code === 'rewritten' ? code : 'notRestored'
}

/** Reads what became of an entry; null on a page that was opened for another reason. */
export async function loadDeletion({ reader, query, submission }: DeletionRequest): Promise<Deletion | null> {
  const failure = failureOf(submission)
  if (failure) return { failure }
  const { done } = query
  const kind = contributionKinds.find((one) => one === query.kind)
  if (!kind || (done !== 'deleted' && done !== 'restored')) return null
  const { payload, user } = reader
  const token = done === 'deleted' ? query.undo : undefined
  const undo = token && (await canUndo(payload, 'deletion', token, user?.id)) ? token : null
  return { failure: null, kind, done, undo }
}
