import { expect, test } from 'vitest'
import { tokenValues } from './token-values'

test('colours are those of the style sheet, in either theme', () => {
  expect([tokenValues('light')('paper'), tokenValues('dark')('paper')]).toEqual(['#f4efe1', '#1a160f'])
  expect(tokenValues('dark')('on-deadly')).toBe(tokenValues('light')('on-deadly'))
  expect(() => tokenValues('light')('no-such-colour')).toThrow('no-such-colour')
})
