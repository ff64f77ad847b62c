/** What hooks contribute to a change that its author can undo: they queue mails for the end of that time. */
export interface Undoable {
  until: Date
  /** Ids of the queued mails. */
  mails: string[]
}

/** The context of an undoable change. */
export const undoableContext = <Change extends Undoable>(change: Change): { undoable: Change } => ({
  undoable: change,
})

/** The undoable change that a hook runs for; undefined for every other change. */
export const undoableIn = <Change extends Undoable>(context: Record<string, unknown>): Change | undefined =>
  context.undoable as Change | undefined

/** A context of undoing, to which Payload may add: hooks tell nobody of it. */
export const undoingContext = (): { isUndoing: true } => ({ isUndoing: true })

export const isUndoing = ({ isUndoing: undoing }: Record<string, unknown>): boolean => undoing === true
