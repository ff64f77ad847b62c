import { expect, test } from 'vitest'
import { Interrupted } from './problem'
import { waitTogether } from './together'

/** A part that never succeeds, and ends when another one fails. */
const interrupted = ({ signal }: AbortController) =>
  new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(new Interrupted())))

const never = new Promise<void>(() => {})

test('what is not needed yet may go on', async () => {
  await expect(waitTogether([Promise.resolve()], never, new AbortController())).resolves.toBeUndefined()
})

test.each([
  ['needed', 0],
  ['later', 1],
])('the failure of a part that is %s is thrown, not the interruption of the others', async (_, failing) => {
  const failure = new AbortController()
  const [needed, later] = [0, 1].map((index) =>
    index === failing ? Promise.reject(new Error('out of memory')) : interrupted(failure),
  ) as [Promise<void>, Promise<void>]
  await expect(waitTogether([needed], later, failure)).rejects.toThrow('out of memory')
})

test('a failure before all that is needed is there is thrown', async () => {
  const later = Promise.reject(new Error('out of memory'))
  await expect(waitTogether([Promise.resolve()], later, new AbortController())).rejects.toThrow(
    'out of memory',
  )
})
