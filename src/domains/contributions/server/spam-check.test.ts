import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertNotBot } from './spam-check'
import { parseSubjectKey, subjectKey } from './subjects'

test('the spam check passes a form filled in by a person, and one without its two fields', () => {
  expect(() => assertNotBot({ openedAt: 1000, website: '' }, 3000)).not.toThrow()
  expect(() => assertNotBot({}, 3000)).not.toThrow()
})

test.each([{ website: 'x' }, { openedAt: 2999 }, { openedAt: 'soon' }, { openedAt: 9000 }])(
  'the spam check refuses %j',
  (data) => {
    expect(() => assertNotBot(data, 3000)).toThrow(expect.objectContaining({ status: 400 }))
  },
)

test('a subject key parses back to its reference', () => {
  fc.assert(
    fc.property(fc.constantFrom('mushrooms', 'reviews'), fc.uuid(), (relationTo, value) => {
      expect(parseSubjectKey(subjectKey({ relationTo, value }))).toEqual({ relationTo, value })
    }),
  )
})
