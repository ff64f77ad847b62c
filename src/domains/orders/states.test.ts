import { describe, expect, it } from 'vitest'
import { type Side, type State, states, steps, stepsFor } from './states'

/** Every way through from a state, as the steps it takes. */
function ways(from: State): { to: State; freesStock: boolean }[][] {
  const on = steps[from]
  if (on.length === 0) return [[]]
  return on.flatMap((step) => ways(step.to).map((rest) => [step, ...rest]))
}

describe('an order', () => {
  it('comes to an end whichever way it goes', () => {
    for (const state of states) {
      for (const way of ways(state)) expect(['closed', 'declined']).toContain(way.at(-1)?.to ?? state)
    }
  })

  it('frees what was put aside once at the most, and always unless it was sent', () => {
    for (const way of ways('requested')) {
      const freed = way.filter(({ freesStock }) => freesStock).length
      const sent = way.some(({ to }) => to === 'shipped')
      expect(freed).toBe(sent ? 0 : 1)
    }
  })

  it('is moved on by the vendor, withdrawn by the buyer until it was sent, and closed by the clock while nobody answers', () => {
    const to = (state: State, side: Side) => stepsFor(state, [side]).map((step) => step.to)
    expect(to('requested', 'buyer')).toEqual(['closed'])
    expect(to('requested', 'vendor')).toEqual(['confirmed', 'declined'])
    expect(states.flatMap((state) => to(state, 'clock').map((end) => [state, end]))).toEqual([
      ['requested', 'closed'],
    ])
    expect(to('confirmed', 'buyer')).toEqual(['closed'])
    expect(to('confirmed', 'vendor')).toEqual(['shipped', 'closed'])
    expect(to('shipped', 'buyer')).toEqual(['closed'])
    expect(to('declined', 'vendor')).toEqual([])
    expect(stepsFor('requested', [])).toEqual([])
  })
})
