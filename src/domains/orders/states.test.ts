import { describe, expect, it } from 'vitest'
import {
  type Actor,
  canUndoCancellation,
  type Side,
  type State,
  states,
  statusOf,
  steps,
  stepsFor,
} from './states'

/** Every path from a state to an end, as lists of steps. */
function pathsFrom(from: State): { to: State; releasesStock: boolean }[][] {
  const next = steps[from]
  if (next.length === 0) return [[]]
  return next.flatMap((step) => pathsFrom(step.to).map((rest) => [step, ...rest]))
}

describe('order states', () => {
  it('every path ends in closed or declined', () => {
    for (const state of states) {
      for (const way of pathsFrom(state)) expect(['closed', 'declined']).toContain(way.at(-1)?.to ?? state)
    }
  })

  it('every path releases the stock exactly once, or never if the order was shipped', () => {
    for (const way of pathsFrom('requested')) {
      const freed = way.filter(({ releasesStock }) => releasesStock).length
      const sent = way.some(({ to }) => to === 'shipped')
      expect(freed).toBe(sent ? 0 : 1)
    }
  })

  const closedAt = '2026-01-01T12:00:00.000Z'
  const closedFrom = (state: State, by?: Actor) => ({
    state: 'closed' as const,
    history: [
      { state, at: '2025-12-31T12:00:00.000Z' },
      { state: 'closed' as const, at: closedAt, by },
    ],
  })

  it.each([
    ['shipped', 'buyer', 'completed'],
    ['shipped', undefined, 'completed'],
    ['requested', 'buyer', 'cancelledByBuyer'],
    ['confirmed', 'vendor', 'cancelledByVendor'],
    ['confirmed', 'staff', 'cancelled'],
    ['requested', 'system', 'unanswered'],
    // Nobody recorded who closed older orders.
    ['confirmed', undefined, 'cancelled'],
  ] as const)('an order that was %s and is closed by %s is %s', (state, by, status) => {
    expect(statusOf(closedFrom(state, by))).toBe(status)
  })

  it('only buyers can take a cancellation back, for a minute', () => {
    const [soon, later] = [new Date('2026-01-01T12:00:59.000Z'), new Date('2026-01-01T12:01:00.000Z')]
    expect(canUndoCancellation(closedFrom('confirmed', 'buyer'), soon)).toBe(true)
    expect(canUndoCancellation(closedFrom('confirmed', 'buyer'), later)).toBe(false)
    expect(canUndoCancellation(closedFrom('confirmed', 'vendor'), soon)).toBe(false)
    expect(canUndoCancellation(closedFrom('shipped', 'buyer'), soon)).toBe(false)
  })

  it('vendors advance orders, buyers may withdraw before shipping, and the system closes unanswered requests', () => {
    const to = (state: State, side: Side) => stepsFor(state, [side]).map((step) => step.to)
    expect(to('requested', 'buyer')).toEqual(['closed'])
    expect(to('requested', 'vendor')).toEqual(['confirmed', 'declined'])
    expect(states.flatMap((state) => to(state, 'system').map((end) => [state, end]))).toEqual([
      ['requested', 'closed'],
    ])
    expect(to('confirmed', 'buyer')).toEqual(['closed'])
    expect(to('confirmed', 'vendor')).toEqual(['shipped', 'closed'])
    expect(to('shipped', 'buyer')).toEqual(['closed'])
    expect(to('declined', 'vendor')).toEqual([])
    expect(stepsFor('requested', [])).toEqual([])
  })
})
