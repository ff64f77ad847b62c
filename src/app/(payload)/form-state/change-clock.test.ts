import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createChangeClock } from './change-clock'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('nothing waits in a form that was not changed', async () => {
  await createChangeClock().waitForPause()
  expect(vi.getTimerCount()).toBe(0)
})

test('each change starts the pause again', async () => {
  const clock = createChangeClock()
  const onPause = vi.fn()
  clock.record()
  void clock.waitForPause().then(onPause)
  await vi.advanceTimersByTimeAsync(500)
  clock.record()
  await vi.advanceTimersByTimeAsync(500)
  expect(onPause).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(onPause).toHaveBeenCalledOnce()
})
