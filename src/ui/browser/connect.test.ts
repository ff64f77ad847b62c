import { afterEach, expect, test, vi } from 'vitest'
import { connectAll, setBehaviours } from './connect'

/** A part of a page with one element for each selector. */
function page(...selectors: string[]): ParentNode {
  const elements = new Map(selectors.map((selector) => [selector, [{ selector }]]))
  return { querySelectorAll: (selector: string) => elements.get(selector) ?? [] } as unknown as ParentNode
}

afterEach(() => vi.restoreAllMocks())

test('each element is connected once for each of its behaviours', async () => {
  const connect = vi.fn()
  setBehaviours([
    ['[data-dialog]', connect],
    ['[data-menu]', connect],
  ])
  const part = page('[data-dialog]', '[data-carousel]')
  await connectAll(part)
  await connectAll(part)
  expect(connect).toHaveBeenCalledTimes(1)
  await connectAll(page('[data-dialog]', '[data-menu]'))
  expect(connect).toHaveBeenCalledTimes(3)
})

test('what fails is reported and keeps nothing else from being connected', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const connect = vi.fn()
  const failure = new Error('The element is incomplete.')
  const missing = new Error('The script cannot be loaded.')
  setBehaviours([
    [
      '[data-broken]',
      () => {
        throw failure
      },
    ],
    ['[data-missing]', () => Promise.reject(missing)],
    ['[data-whole]', connect],
  ])
  await connectAll(page('[data-broken]', '[data-missing]', '[data-whole]'))
  expect(connect).toHaveBeenCalledTimes(1)
  expect(error.mock.calls).toEqual([[failure], [missing]])
})
