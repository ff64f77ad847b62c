import { describe, expect, test } from 'vitest'
import { regionCodes } from './region-codes'

describe('a region', () => {
  test('is known by its code, and by its name in any language of the site', () => {
    expect(regionCodes('OR')).toEqual(['OR'])
    expect(regionCodes('Oregon')).toEqual(['Oregon', 'OR'])
    expect(regionCodes('España')).toEqual(['España', 'ES'])
    expect(regionCodes('Espanha')).toEqual(['Espanha', 'ES'])
    // A state and a country.
    expect(regionCodes('Georgia')).toEqual(['Georgia', 'GA', 'GE'])
  })

  test('that nobody knows is only what it is called', () => {
    expect(regionCodes('Nowhere')).toEqual(['Nowhere'])
    expect(regionCodes('')).toEqual([])
  })
})
