import { expect, test } from 'vitest'
import { objectDrawingFile } from './object-drawing'

const ask = (kind: string, name: string, file: string) =>
  objectDrawingFile(new Request('http://localhost/'), { kind, name, file })

test('a drawing is a cacheable image that cannot run scripts', async () => {
  const response = await ask('vendors', 'shop', 'card-2-ah-dark.svg')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await response.text()).toMatch(/^<svg /)
})

test.each([
  ['goods', 'tea'],
  ['recipes', 'soup'],
  ['stages', 'bag-fruiting'],
] as const)('%s in a list are a bitmap on phones', async (kind, name) => {
  const response = await ask(kind, name, 'card-1-light.avif')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/avif')
  expect(response.headers.get('cache-control')).toContain('immutable')
})

test.each([
  ['vendors', 'shop', 'card-0-light.avif'],
  ['goods', 'tea', 'icon-0-light.avif'],
  ['vendors', 'palace', 'card-0-light.svg'],
  ['palaces', 'shop', 'card-0-light.svg'],
  ['vendors', 'shop', 'card-0-<b>-light.svg'],
  ['__proto__', 'toString', 'card-0-light.svg'],
  ['vendors', 'shop', 'card-0-light.boletus-edulis.svg'],
])('/drawings/%s/%s/%s returns 404', async (kind, name, file) => {
  expect((await ask(kind, name, file)).status).toBe(404)
})
