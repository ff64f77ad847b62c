import { afterEach, expect, test, vi } from 'vitest'
import { showLoadingError } from './list-feedback'
import { ListPageLoader } from './list-page-loader'

afterEach(() => void vi.unstubAllGlobals())

class FakeElement {
  hidden = true
  href = ''
  innerHTML = ''
  textContent = ''
  readonly dataset: Record<string, string>

  constructor(dataset: Record<string, string> = {}) {
    this.dataset = dataset
  }
}

/** What the error of a list shows after a failure with this status. */
function showError(status: number | null) {
  const link = new FakeElement()
  const line = new FakeElement({ liveStatus: 'HTTP error! status: {code}' })
  const error = Object.assign(new FakeElement(), {
    querySelector: (selector: string) => (selector === 'a' ? link : line),
  })
  vi.stubGlobal('HTMLElement', FakeElement)
  vi.stubGlobal('document', {
    querySelector: () => ({ cloneNode: () => error }),
    querySelectorAll: () => [],
  })
  showLoadingError('/mushrooms/products?badge=organic', status)
  return { href: link.href, status: line.hidden ? null : line.textContent }
}

test('J14: the error of a list names the status of the response', () => {
  expect(showError(503)).toEqual({
    href: '/mushrooms/products?badge=organic',
    status: 'HTTP error! status: 503',
  })
})

test('the error of a list names no status where no response arrived', () => {
  expect(showError(null)).toEqual({ href: '/mushrooms/products?badge=organic', status: null })
})

test('a list page that the server refuses fails with its status', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
  const { page } = new ListPageLoader().load('/mushrooms/products')
  await expect(page).rejects.toMatchObject({ status: 503 })
})
