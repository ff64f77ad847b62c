import { expect, test } from 'vitest'
import { formsOf, respelt } from './query-text'

test.each([
  ['onddoak', 'onddo'],
  ['zizak', 'ziza'],
  ['corações', 'coracao'],
  ['nueces', 'nuez'],
])('“%s” may be several of “%s”', (word, singular) =>
  expect(formsOf(word.normalize('NFD').replace(/\p{M}/gu, ''))).toContain(singular),
)

test.each([
  ['jackolantern vs chanterelle', 'jack o lantern'],
  ['deathcap or straw mushroom', 'death cap'],
  ['puff balls in grass', 'puffball'],
])('“%s” contains “%s”', (query, name) => expect(respelt(query.split(' '))).toContain(name))

test('words of letters that UTF-16 writes as two units are divided between letters', () => {
  expect(respelt(['𓆌𩒏𓆌𩒏'])).toContain('𓆌 𩒏𓆌𩒏')
  expect(respelt(['𓆌𩒏𓆌𩒏']).join(' ')).not.toMatch(/\p{Cs}/u)
})

test('short and very long words are written as they are', () => {
  expect(respelt(['morels', 'x'.repeat(40)]).some((one) => one.includes(' '))).toBe(false)
})
