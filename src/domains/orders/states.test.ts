import { describe, expect, it } from 'vitest'
import { type Side, type State, states, steps, stepsFor } from './states'

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
