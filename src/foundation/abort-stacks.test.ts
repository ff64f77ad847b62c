import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { readStacksOfAborts } from './abort-stacks'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Aborts from a method of an object, as React does from a timer, and returns what is left of both. */
function abortFromTimer() {
  const controller = new AbortController()
  const timer = {
    run() {
      controller.abort(new Error('This render completed.'))
      return this
    },
  }
  timer.run()
  return { signal: controller.signal, timer: new WeakRef(timer) }
}

test('the error of an abort does not keep the timer that it was created in', async () => {
  readStacksOfAborts()
  const { signal, timer } = abortFromTimer()
  // A WeakRef keeps its target until the present task has ended.
  await new Promise((resolve) => setImmediate(resolve))
  collectGarbage()
  expect(signal.reason).toBeInstanceOf(Error)
  expect(timer.deref()).toBeUndefined()
})
