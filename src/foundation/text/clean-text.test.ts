import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText } from './clean-text'

test.each([
  [' Lactarius trailing ', 'Lactarius trailing'],
  ['Tricholoma\u00a0 nbspum', 'Tricholoma nbspum'],
  ['Russula  double\u2009space', 'Russula double space'],
  ['\ufeffAmanita\u200b mus\u00adcaria\u200d', 'Amanita muscaria'],
  ['two\nlines', 'two lines'],
  ['👩\u200d🌾 می\u200cخواهم', '👩\u200d🌾 می\u200cخواهم'],
])('%j becomes %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean)
})

test('a clean text stays as it is', () => {
  const text = fc.string({
    unit: fc.oneof(fc.constantFrom(' ', '\u00a0', '\u200b', '\u200d', 'a'), fc.string()),
  })
  fc.assert(
    fc.property(text, (one) => {
      expect(cleanText(cleanText(one))).toBe(cleanText(one))
    }),
  )
})
