import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { beginningOf, shortened } from './beginning-of'

describe('beginningOf', () => {
  test('ends with a whole character, wherever it is cut', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, length) => {
        const beginning = beginningOf(text, length)
        expect(text.startsWith(beginning)).toBe(true)
        expect(beginning).not.toMatch(/\p{Cs}/u)
        expect(Math.min(length, text.length) - beginning.length).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('a picture at the end is there or not', () => {
    expect(beginningOf('cep 🍄', 5)).toBe('cep ')
    expect(beginningOf('cep 🍄', 6)).toBe('cep 🍄')
  })
})

describe('shortened', () => {
  test('an ellipsis stands for what is left out', () => {
    expect(shortened('cep 🍄', 5)).toBe('cep…')
    expect(shortened('cep 🍄', 6)).toBe('cep 🍄')
  })
})
