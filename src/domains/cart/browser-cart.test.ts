import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { sessionHintName } from '@/domains/users/session-hint-name'
import { AddToCartError, addToCart, readCart, setQuantity } from './browser-cart'
import { linesStorageKey } from './cart-changed'
import type { StoredLine } from './line'

const line = (product: string): StoredLine => ({
  product,
  variant: null,
  quantity: 1,
  title: product,
  price: 100,
  currency: 'USD',
})
const empty = { groups: [], gone: [], count: 0 }

const storage = new Map<string, string>()
const inBrowser = () =>
  JSON.parse(storage.get(linesStorageKey) ?? '[]').map(({ product }: StoredLine) => product)
const responses = vi.fn<(method: string, path: string) => [number, object]>()

vi.stubGlobal('localStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
  removeItem: (key: string) => storage.delete(key),
})
vi.stubGlobal('document', { cookie: `${sessionHintName}=member`, dispatchEvent: () => true })
vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
  const [status, body] = responses(method, path)
  return Response.json(body, { status })
})

afterAll(() => vi.unstubAllGlobals())

beforeEach(() => {
  storage.clear()
  responses.mockReset()
})

test('lines for which a full member’s cart has no room stay in the browser and are reported', async () => {
  storage.set(linesStorageKey, JSON.stringify([line('a'), line('b'), line('c')]))
  responses.mockReturnValueOnce([200, { ...empty, kept: true, left: [line('b'), line('c')] }])
  expect((await readCart('en')).left).toHaveLength(2)
  expect(inBrowser()).toEqual(['b', 'c'])
  // Once something is taken out they are brought again.
  responses.mockReturnValueOnce([200, empty])
  responses.mockReturnValueOnce([200, { ...empty, kept: true, left: [line('c')] }])
  expect((await setQuantity({ ...line('z'), quantity: 0 }, 'en')).left).toHaveLength(1)
  expect(inBrowser()).toEqual(['c'])
  expect(responses.mock.calls.map(([method]) => method)).toEqual(['POST', 'PUT', 'POST'])
  responses.mockReturnValueOnce([200, { ...empty, kept: true, left: [] }])
  await readCart('en')
  expect(storage.has(linesStorageKey)).toBe(false)
})

test.each(['gone', 'noneLeft', 'full'])('addToCart reports the reason %s', async (code) => {
  responses.mockReturnValueOnce([409, { errors: [{ data: { errors: [{ code }] } }] }])
  const adding = addToCart(line('a'), { stock: 3, locale: 'en' })
  await expect(adding).rejects.toEqual(expect.objectContaining({ reason: code }))
  await expect(adding).rejects.toBeInstanceOf(AddToCartError)
  expect(inBrowser()).toEqual([])
})
