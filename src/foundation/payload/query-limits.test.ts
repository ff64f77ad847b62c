import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PublicError } from '@/foundation/errors'
import { assertWhereWithinLimits, bounds, clampCount, clampDepth } from './query-limits'

function refusalOf(where: unknown): PublicError | null {
  try {
    assertWhereWithinLimits(where)
    return null
  } catch (error) {
    expect(error).toBeInstanceOf(PublicError)
    return error as PublicError
  }
}

const term = { slug: { equals: 'a' } }
const terms = (count: number) => Array.from({ length: count }, () => term)
const nested = (depth: number, key = 'and'): object =>
  depth <= 1 ? term : { [key]: [nested(depth - 1, key)] }

describe('a where clause', () => {
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['one term', term],
    ['as many terms as allowed', { or: terms(bounds.whereTerms) }],
    ['as deep as allowed', nested(bounds.whereDepth)],
    ['a list of values', { slug: { in: ['a', 'b'] } }],
    ['branches sent as an indexed object', { or: { 0: term, 1: term } }],
  ])('passes if it is %s', (_, where) => {
    expect(refusalOf(where)).toBeNull()
  })

  test.each([
    ['text', 'slug', /must be an object/],
    ['a list', [term], /must be an object/],
    ['one term too many', { or: terms(bounds.whereTerms + 1) }, /more than 50 terms/],
    ['one term too many, in capitals', { OR: terms(bounds.whereTerms + 1) }, /more than 50 terms/],
    ['one level too many', nested(bounds.whereDepth + 1), /deeper than 5/],
    ['one level too many, in capitals', nested(bounds.whereDepth + 1, 'AND'), /deeper than 5/],
    ['too many bytes', { slug: { equals: 'a'.repeat(bounds.whereBytes) } }, /longer than 8192 bytes/],
    ['text for a branch', { or: ['slug'] }, /made of fields/],
    ['another where for a value', { species: { contains: { slug: { like: 'a' } } } }, /values only/],
    ['an unknown operator', { slug: { drop: 'a' } }, /cannot compare slug by drop/],
    ['the type of a block', { 'top.blockType': { equals: 'banner' } }, /cannot ask for top.blockType/],
    ['a list for a text operator', { slug: { like: ['a'] } }, /by like with text only/],
    ['a number for a text operator', { slug: { contains: 1 } }, /by contains with text only/],
    ['a list for an operator of single values', { slug: { equals: ['a'] } }, /by equals with a list/],
    ['an operator of maps', { id: { near: '1,1' } }, /cannot compare id by near/],
  ])('is refused with 400 if it is %s', (_, where, message) => {
    expect(refusalOf(where)).toMatchObject({
      status: 400,
      isPublic: true,
      message: expect.stringMatching(message),
    })
  })

  test('passes or is refused with a PublicError, whatever its shape', () => {
    const branch = fc.object({
      key: fc.constantFrom('and', 'or', 'AND', 'slug', 'equals', '__proto__'),
      values: [
        fc.string(),
        fc.integer(),
        fc.constant(null),
        fc.array(fc.constant({ slug: { equals: 1 } }), { maxLength: 60 }),
      ],
      maxDepth: 8,
    })
    fc.assert(
      fc.property(branch, (where) => {
        const error = refusalOf(where)
        if (error) expect(error.status).toBe(400)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('a count', () => {
  test.each([
    [0, 7],
    [-1, 7],
    ['abc', 7],
    [Number.NaN, 7],
    [Number.POSITIVE_INFINITY, 7],
    [null, 7],
    [undefined, 7],
    [{}, 7],
    [1e9, 100],
    ['1000000000', 100],
    ['12', 12],
    [3.9, 3],
    [100, 100],
    [101, 100],
  ])('%s becomes %i', (value, expected) => {
    expect(clampCount(value, 100, 7)).toBe(expected)
  })

  test('is an integer between 1 and the limit for any input', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.double(), fc.integer(), fc.string(), fc.constantFrom(null, undefined, true, [])),
        (value) => {
          const count = clampCount(value, 100, 10)
          expect(Number.isInteger(count) && count >= 1 && count <= 100).toBe(true)
        },
      ),
    )
  })
})

describe('the depth of a read', () => {
  test.each([
    [3, 1, 3],
    [99, 10, 3],
    [3, 11, 2],
    [2, 20, 2],
    [2, 21, 1],
    [3, 100, 1],
    [1, 100, 1],
    [0, 1, 0],
  ])('%i becomes, for %i documents, %i', (depth, documents, expected) => {
    expect(clampDepth(depth, documents)).toBe(expected)
  })
})
