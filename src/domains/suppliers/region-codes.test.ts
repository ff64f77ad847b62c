import { describe, expect, test } from 'vitest'
import { regionCodes } from './region-codes'

describe('regionCodes', () => {
  test('finds regions by code and by name in any language of the site', () => {
    expect(regionCodes('OR')).toEqual(['OR'])
    expect(regionCodes('Oregon')).toEqual(['Oregon', 'OR'])
    expect(regionCodes('España')).toEqual(['España', 'ES'])
    expect(regionCodes('Espanha')).toEqual(['Espanha', 'ES'])
    // A state and a country.
    expect(regionCodes('Georgia')).toEqual(['Georgia', 'GA', 'GE'])
  })

  test('returns an unknown name as it is', () => {
    expect(regionCodes('Nowhere')).toEqual(['Nowhere'])
    expect(regionCodes('')).toEqual([])
  })
})
