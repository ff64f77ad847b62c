import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createOptimisticToggle, type ReactionState } from './optimistic-toggle'

/** A server that fails when it is told to, and a heart that shows what it is told to. */
function heart(marked: boolean, others: number, outcomes: boolean[]) {
  let id: string | null = marked ? 'first' : null
  let made = 0
  let open = 0
  const shown: ReactionState[] = []
  const failures: unknown[] = []
  const answer = async (change: () => void) => {
    open += 1
    expect(open).toBe(1)
    await Promise.resolve()
    open -= 1
    if (outcomes.shift() === false) throw new Error('no')
    change()
  }
  const keeper = createOptimisticToggle({
    id,
    count: others + (marked ? 1 : 0),
    set: async () => {
      await answer(() => {
        made += 1
        id = `made-${made}`
      })
      return String(id)
    },
    unset: async (gone) => {
      await answer(() => {
        expect(gone).toBe(id)
        id = null
      })
      return null
    },
    show: (mark) => shown.push(mark),
    failed: (error) => failures.push(error),
  })
  return { keeper, shown, failures, server: () => id !== null }
}

test('F01, F02: is shown before the server has answered, and taken back when it fails', async () => {
  const { keeper, shown, failures } = heart(false, 4, [false])
  const pressed = keeper.press()
  expect(shown).toEqual([{ marked: true, count: 5 }])
  await pressed
  expect(shown.at(-1)).toEqual({ marked: false, count: 4 })
  expect(failures).toHaveLength(1)
})

test('whatever is pressed and whatever fails, in the end it shows what the server knows', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.nat(500),
      fc.array(fc.boolean(), { maxLength: 12 }),
      fc.array(fc.nat(3), { minLength: 1, maxLength: 12 }),
      async (marked, others, outcomes, waits) => {
        const { keeper, shown, server } = heart(marked, others, outcomes)
        const presses: Promise<void>[] = []
        for (const wait of waits) {
          presses.push(keeper.press())
          for (let turn = 0; turn < wait; turn++) await Promise.resolve()
        }
        await Promise.all(presses)
        expect(shown.at(-1)).toEqual({ marked: server(), count: others + (server() ? 1 : 0) })
      },
    ),
  )
})
