import { expect, test } from 'vitest'
import { decisionOf } from './decision'

test.each([
  ['draft', null, 'published', null, 'published'],
  ['published', null, 'published', null, null],
  ['draft', null, 'draft', 'offTopic', 'declined'],
  ['draft', 'offTopic', 'draft', 'offTopic', null],
  ['draft', 'offTopic', 'draft', 'dangerous', 'declined'],
  ['published', null, 'draft', 'copyright', 'takenDown'],
  ['published', null, 'draft', null, null],
] as const)('from %s (%s) to %s (%s): %s', (before, declinedBefore, after, declinedAfter, verdict) => {
  expect(
    decisionOf(
      { id: '1', _status: before, declinedReason: declinedBefore },
      { id: '1', _status: after, declinedReason: declinedAfter },
    ),
  ).toBe(verdict)
})
