import fc from 'fast-check'
import { expect, it } from 'vitest'
import { starsFilled } from './stars'

it('fills the stars to the displayed tenth', () => {
  expect(starsFilled(4.26)).toBe(4.3)
  expect(starsFilled(4.5)).toBe(4.5)
  expect(starsFilled(5)).toBe(5)
})

it('fills between none and five stars', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, min: -100, max: 100 }), (value) => {
      expect(starsFilled(value)).toBeGreaterThanOrEqual(0)
      expect(starsFilled(value)).toBeLessThanOrEqual(5)
    }),
  )
})
