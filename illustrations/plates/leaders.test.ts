import type { Point } from '@illustrations/engine/geometry'
import { isInside } from '@illustrations/engine/geometry'
import { parts } from '@illustrations/plates/vocabulary'
import { species } from '@sample/index'
import { describe, expect, it } from 'vitest'
import { plateMap } from './draw'
import { type Leader, plateLeaders } from './leaders'
import { unsampledForms } from './specimens'
import type { PlateTraits } from './traits'

const subjects = [
  ...species.map(({ slug, traits }) => ({ slug, traits: traits as PlateTraits })),
  ...unsampledForms.map(({ name, traits }) => ({ slug: name, traits })),
]

const plates = subjects.map(({ slug, traits }) => ({
  slug,
  leaders: plateLeaders(traits, slug, parts),
  map: plateMap(traits, { view: 'habit', seed: slug, detail: 'page' }),
}))

const length = ({ letter, place }: Leader) => Math.hypot(letter[0] - place[0], letter[1] - place[1])

/** Whether two lines cross; sampled, to be independent of how the leaders are computed. */
const meet = (one: Leader, other: Leader): boolean => {
  const on = ({ from, place }: Leader, u: number): Point => [
    from[0] + (place[0] - from[0]) * u,
    from[1] + (place[1] - from[1]) * u,
  ]
  const samples = Array.from({ length: 60 }, (_, i) => i / 59)
  return samples.some((u) =>
    samples.some((v) => Math.hypot(on(one, u)[0] - on(other, v)[0], on(one, u)[1] - on(other, v)[1]) < 0.4),
  )
}

describe('plateMap', () => {
  it('finds the cap of every sample species', () => {
    for (const { slug, map } of plates) expect(map.places.cap?.length, slug).toBeGreaterThan(0)
  })
})

describe('plateLeaders', () => {
  it('draws a line to every visible part', () => {
    for (const { slug, leaders, map } of plates)
      expect(leaders.map(({ part }) => part).sort(), slug).toEqual(
        parts.filter((part) => map.places[part]?.length).sort(),
      )
  })

  it('keeps lines short', () => {
    for (const { slug, leaders } of plates)
      for (const leader of leaders) expect(length(leader), `${slug} ${leader.part}`).toBeLessThan(115)
    const all = plates.flatMap(({ leaders }) => leaders.map(length))
    expect(all.reduce((sum, l) => sum + l, 0) / all.length).toBeLessThan(40)
  })

  it('draws no two lines across each other', () => {
    for (const { slug, leaders } of plates)
      for (const [i, one] of leaders.entries())
        for (const other of leaders.slice(i + 1))
          expect(meet(one, other), `${slug} ${one.part} ${other.part}`).toBe(false)
  })

  it('puts letters on free paper within the plate', () => {
    for (const { slug, leaders, map } of plates)
      for (const { part, letter } of leaders) {
        expect(
          map.bodies.some((body) => isInside(letter, body)),
          `${slug} ${part}`,
        ).toBe(false)
        expect(letter[0]).toBeGreaterThan(8)
        expect(letter[0]).toBeLessThan(312)
        expect(letter[1]).toBeGreaterThan(8)
        expect(letter[1]).toBeLessThan(392)
      }
  })
})
