import type { PayloadRequest } from 'payload'
import type { SubjectRef } from '@/domains/contributions/server/subjects'
import { findUndos } from '@/foundation/undo/undo-log'
import { undoMilliseconds } from '@/foundation/undo/undo-time'
import type { Undoable } from '@/foundation/undo/undoable'
import type { DecisionState } from './decision-state'
import type { ModeratedCollection } from './moderated-collections'

/** Decisions in one request, which are undone together. */
export interface UndoableDecision extends Undoable {
  /** Ids of the records in the history. */
  records: string[]
  /** Whether the entry was public before; its last version does not say so if it is a draft. */
  wasPublished?: boolean
}

/** A decision that can be undone from now on. */
export const undoableDecision = (): UndoableDecision => ({
  until: new Date(Date.now() + undoMilliseconds),
  mails: [],
  records: [],
})

/** What undoes the last decision of the user, if it was about that entry alone. */
export async function findUndoableDecision(
  { payload, user }: PayloadRequest,
  { relationTo, value }: SubjectRef<ModeratedCollection>,
): Promise<{ token: string; until: string } | null> {
  const undos = await findUndos<DecisionState>(payload, 'decision', user?.id)
  const found = undos.find(
    ({ state: { entries } }) =>
      entries.length === 1 && entries[0]?.entry.relationTo === relationTo && entries[0].entry.value === value,
  )
  return found ? { token: found.token, until: found.until } : null
}
