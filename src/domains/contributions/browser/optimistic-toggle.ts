/** A reaction as its button shows it. */
export interface ReactionState {
  active: boolean
  count: number
}

interface OptimisticToggleOptions {
  /** The id of the reader's reaction on the server. */
  id: string | null
  /** All reactions, including the reader's. */
  count: number
  /** @returns the id of the new reaction */
  create: () => Promise<string>
  /** @returns the id of the reaction that exists now, if another tab has created a new one */
  remove: (id: string) => Promise<string | null>
  show: (state: ReactionState) => void
  onError: (error: unknown) => void
}

export interface OptimisticToggle {
  toggle: () => Promise<void>
}

/**
 * Shows a toggle at once and then sends it, one request at a time: clicks meanwhile only change the wanted state. After
 * an error the toggle shows the server's state again.
 */
export function createOptimisticToggle({
  id: initialId,
  count,
  create,
  remove,
  show,
  onError,
}: OptimisticToggleOptions): OptimisticToggle {
  const others = Math.max(0, count - (initialId ? 1 : 0))
  let id = initialId
  let wanted = id !== null
  let isSending = false
  const render = () => show({ active: wanted, count: others + (wanted ? 1 : 0) })

  const sync = async () => {
    isSending = true
    while (wanted !== (id !== null)) {
      try {
        id = id === null ? await create() : await remove(id)
      } catch (error) {
        wanted = id !== null
        render()
        onError(error)
      }
    }
    isSending = false
  }
  return {
    toggle: async () => {
      wanted = !wanted
      render()
      if (!isSending) await sync()
    },
  }
}
