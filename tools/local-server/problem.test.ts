import { expect, test } from 'vitest'
import { describe } from './problem'

test('a full disk is explained in one sentence', () => {
  const error = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  expect(describe(error)).toBe('The disk is full (ENOSPC: no space left on device, write); free some space.')
})
