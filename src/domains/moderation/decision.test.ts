import { expect, test } from 'vitest'
import { decisionOf, decisionOnProduct } from './decision'

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

const submittedAt = '2026-11-20T08:00:00.000Z'

test.each([
  ['a submitted product that is published', { submittedAt }, { _status: 'published' }, 'published'],
  ['a submitted product that is declined', { submittedAt }, { declinedReason: 'offTopic' }, 'declined'],
  [
    'a submitted product that is declined again',
    { submittedAt, declinedReason: 'offTopic' },
    { declinedReason: 'offTopic' },
    'declined',
  ],
  ['a submitted product that staff edit', { submittedAt }, { submittedAt }, null],
  ['a product that nobody submitted', {}, { _status: 'published' }, null],
  ['a published product', { _status: 'published' }, { declinedReason: 'dangerous' }, 'takenDown'],
] as const)('the decision about %s is found', (_, before, after, decision) => {
  expect(
    decisionOnProduct({ id: '1', _status: 'draft', ...before }, { id: '1', _status: 'draft', ...after }),
  ).toBe(decision)
})
