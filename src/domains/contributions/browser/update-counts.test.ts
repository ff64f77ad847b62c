import { afterEach, expect, test, vi } from 'vitest'
import { updateCounts } from './update-counts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('J17: a number that cannot be fetched stays as it is, and the failure is logged', async () => {
  const figure = { dataset: { count: 'likes:mushrooms:1' }, textContent: '3' }
  vi.stubGlobal('document', { querySelectorAll: () => [figure] })
  const log = vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('fetch', async () => Response.json({ errors: [] }, { status: 503 }))
  await updateCounts()
  expect(figure.textContent).toBe('3')
  expect(log).toHaveBeenCalledOnce()
  vi.stubGlobal('fetch', async () => Response.json({ 'likes:mushrooms:1': '4' }))
  await updateCounts()
  expect(figure.textContent).toBe('4')
  expect(log).toHaveBeenCalledOnce()
})
