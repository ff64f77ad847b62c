/** A mark as it is shown. */
export interface ReactionState {
  marked: boolean
  count: number
}

interface OptimisticToggleOptions {
  /** The reader's mark as the server knows it. */
  id: string | null
  /** How many marks there are, the reader's among them. */
  count: number
  set: () => Promise<string>
  /** Gives the id of what is still there, where the mark was another by then. */
  unset: (id: string) => Promise<string | null>
  show: (mark: ReactionState) => void
  failed: (error: unknown) => void
}

export interface OptimisticToggle {
  press: () => Promise<void>
}

/**
 * Shows a press at once and tells the server after it, one call at a time: presses meanwhile only change what is wanted
 * in the end. What fails goes back to what the server knows.
 */
export function createOptimisticToggle({
  id: known,
  count,
  set,
  unset,
  show,
  failed,
}: OptimisticToggleOptions): OptimisticToggle {
  const others = Math.max(0, count - (known ? 1 : 0))
  let id = known
  let wanted = id !== null
  let busy = false
  const tell = () => show({ marked: wanted, count: others + (wanted ? 1 : 0) })

  const settle = async () => {
    busy = true
    while (wanted !== (id !== null)) {
      try {
        id = id === null ? await set() : await unset(id)
      } catch (error) {
        wanted = id !== null
        tell()
        failed(error)
      }
    }
    busy = false
  }
  return {
    press: async () => {
      wanted = !wanted
      tell()
      if (!busy) await settle()
    },
  }
}
