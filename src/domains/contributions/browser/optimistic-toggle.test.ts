import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createOptimisticToggle, type ReactionState } from './optimistic-toggle'

/** A like button with a server whose requests fail where `outcomes` is false. */
function likeButton(active: boolean, others: number, outcomes: boolean[]) {
  let id: string | null = active ? 'first' : null
  let created = 0
  let openRequests = 0
  const shown: ReactionState[] = []
  const errors: unknown[] = []
  const respond = async (change: () => void) => {
    openRequests += 1
    expect(openRequests).toBe(1)
    await Promise.resolve()
    openRequests -= 1
    if (outcomes.shift() === false) throw new Error('no')
    change()
  }
  const { toggle } = createOptimisticToggle({
    id,
    count: others + (active ? 1 : 0),
    create: async () => {
      await respond(() => {
        created += 1
        id = `created-${created}`
      })
      return String(id)
    },
    remove: async (removed) => {
      await respond(() => {
        expect(removed).toBe(id)
        id = null
      })
      return null
    },
    show: (state) => shown.push(state),
    onError: (error) => errors.push(error),
  })
  return { toggle, shown, errors, isActiveOnServer: () => id !== null }
}

test('F01, F02: a toggle is shown before the server answers and reverted when the request fails', async () => {
  const { toggle, shown, errors } = likeButton(false, 4, [false])
  const toggled = toggle()
  expect(shown).toEqual([{ active: true, count: 5 }])
  await toggled
  expect(shown.at(-1)).toEqual({ active: false, count: 4 })
  expect(errors).toHaveLength(1)
})

test('after any clicks and failures a toggle shows the state of the server', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.nat(500),
      fc.array(fc.boolean(), { maxLength: 12 }),
      fc.array(fc.nat(3), { minLength: 1, maxLength: 12 }),
      async (active, others, outcomes, delays) => {
        const { toggle, shown, isActiveOnServer } = likeButton(active, others, outcomes)
        const toggles: Promise<void>[] = []
        for (const delay of delays) {
          toggles.push(toggle())
          for (let tick = 0; tick < delay; tick++) await Promise.resolve()
        }
        await Promise.all(toggles)
        expect(shown.at(-1)).toEqual({
          active: isActiveOnServer(),
          count: others + (isActiveOnServer() ? 1 : 0),
        })
      },
    ),
  )
})
