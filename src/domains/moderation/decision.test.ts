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
] as const)(
  'a change from %s (%s) to %s (%s) is the decision %s',
  (before, declinedBefore, after, declinedAfter, decision) => {
    expect(
      decisionOf(
        { id: '1', _status: before, declinedReason: declinedBefore },
        { id: '1', _status: after, declinedReason: declinedAfter },
      ),
    ).toBe(decision)
  },
)
