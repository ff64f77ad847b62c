import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertNotBot } from './spam-check'
import { parseSubjectKey, subjectKey } from './subjects'

test('a form that a person filled in passes, and one without either field', () => {
  expect(() => assertNotBot({ openedAt: 1000, website: '' }, 3000)).not.toThrow()
  expect(() => assertNotBot({}, 3000)).not.toThrow()
})

test.each([{ website: 'x' }, { openedAt: 2999 }, { openedAt: 'soon' }, { openedAt: 9000 }])(
  '%j is refused',
  (data) => {
    expect(() => assertNotBot(data, 3000)).toThrow(expect.objectContaining({ status: 400 }))
  },
)

test('a pointer becomes a word and comes back', () => {
  fc.assert(
    fc.property(fc.constantFrom('mushrooms', 'reviews'), fc.uuid(), (relationTo, value) => {
      expect(parseSubjectKey(subjectKey({ relationTo, value }))).toEqual({ relationTo, value })
    }),
  )
})
