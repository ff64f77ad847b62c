/** Events by which somebody changes a form. */
export const changeEvents = ['input', 'change', 'click', 'keyup', 'pointerup', 'drop'] as const

/** Longer than Payload waits before it sends a change, with what a busy browser needs to notice it. */
const pause = 600

interface ChangeClock {
  record: () => void
  /** Waits until no change was recorded for a moment. */
  waitForPause: () => Promise<void>
}

/** Knows when a form was last changed. */
export function createChangeClock(): ChangeClock {
  let lastChange = Number.NEGATIVE_INFINITY
  const waitForPause = async (): Promise<void> => {
    const rest = lastChange + pause - performance.now()
    if (rest <= 0) return
    await new Promise((resolve) => setTimeout(resolve, rest))
    await waitForPause()
  }
  return {
    record: () => {
      lastChange = performance.now()
    },
    waitForPause,
  }
}
