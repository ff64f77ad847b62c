import fc from 'fast-check'
import { expect, test } from 'vitest'
import { webAddressOf } from './web-address'

test.each([
  ['https://example.org', 'https://example.org'],
  ['http://example.org/a?b=c#d', 'http://example.org/a?b=c#d'],
  ['HTTPS://Example.org/A', 'HTTPS://Example.org/A'],
  [' https://example.org\u200b ', 'https://example.org'],
  ['<https://example.org>', 'https://example.org'],
  ['www.example.org', 'https://www.example.org'],
  ['example.org/shop?x=1', 'https://example.org/shop?x=1'],
  ['example.org:8080/shop', 'https://example.org:8080/shop'],
  ['setas-y-más.es', 'https://setas-y-más.es'],
  ['10.1000/xyz-1', 'https://doi.org/10.1000/xyz-1'],
  ['doi: 10.1000/(x)', 'https://doi.org/10.1000/(x)'],
  ["https://en.wikipedia.org/wiki/Lion's_mane", 'https://en.wikipedia.org/wiki/Lion%27s_mane'],
  ['https://es.wikipedia.org/wiki/Níscalo', 'https://es.wikipedia.org/wiki/Níscalo'],
  ['http://127.0.0.1:3000/a', 'http://127.0.0.1:3000/a'],
])('%j is the address %s', (text, address) => {
  expect(webAddressOf(text)).toBe(address)
})

test.each([
  '',
  'my shop',
  'https://',
  'https://my shop.org',
  'https://https://example.org',
  'http://http//example.org',
  'https//example.org',
  'https:example.org',
  'javascript:alert(1)',
  'ftp://example.org',
  'mailto:shop@example.org',
  'shop@example.org',
  '@myshop',
  '/mushrooms',
  '//example.org',
  'https://example.org/"onclick',
  'https://example.org/<b>',
  'https://a.org, https://b.org',
  '1.5',
  'fin.',
])('%j is no web address', (text) => {
  expect(webAddressOf(text)).toBeNull()
})

test('what is read as an address is read as the same again', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.domain(), fc.string()), (text) => {
      const address = webAddressOf(text)
      if (address !== null) expect(webAddressOf(address)).toBe(address)
    }),
  )
})
