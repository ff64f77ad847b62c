import { expect, test } from 'vitest'
import { addressHref } from './link'

test.each([
  ['/', '/es'],
  ['/#season', '/es#season'],
  ['/mushrooms/boletus-edulis', '/es/mushrooms/boletus-edulis'],
  ['/mushrooms/species?type=edible#list', '/es/mushrooms/species?type=edible#list'],
  ['/pt/mushrooms', '/pt/mushrooms'],
  ['/en/mushrooms', '/en/mushrooms'],
  ['/api/mushrooms', '/api/mushrooms'],
  ['/llms.txt', '/llms.txt'],
  ['#notes', '#notes'],
  ['https://example.org/mushrooms', 'https://example.org/mushrooms'],
  ['mailto:editor@example.org', 'mailto:editor@example.org'],
])('the address %s leads Spanish readers to %s', (address, href) => {
  expect(addressHref(address, 'es')).toBe(href)
})

test('addresses stay as they are in English', () => {
  for (const address of ['/', '/mushrooms?q=a', '/es/mushrooms', '#a'])
    expect(addressHref(address, 'en')).toBe(address)
})
