import { expect, test } from 'vitest'
import { tokenValues } from './token-values'

test("tokenValues returns the style sheet's colours in both themes", () => {
  expect([tokenValues('light')('paper'), tokenValues('dark')('paper')]).toEqual(['#f4efe1', '#1a160f'])
  expect(tokenValues('dark')('on-deadly')).toBe(tokenValues('light')('on-deadly'))
  expect(() => tokenValues('light')('no-such-colour')).toThrow('no-such-colour')
})
