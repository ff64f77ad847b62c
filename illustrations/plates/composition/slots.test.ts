import { SeededRandom } from '@illustrations/engine/seeded-random'
import { resolveTraits } from '@illustrations/plates/core/resolved-traits'
import type { PlateTraits } from '@illustrations/plates/traits'
import { species } from '@sample/index'
import { describe, expect, it } from 'vitest'
import { isAttached } from './attached'
import { arrangements } from './slots'

const standing = species
  .map(({ slug, traits }) => ({ slug, resolved: resolveTraits(traits as PlateTraits) }))
  .filter(({ resolved }) => !isAttached(resolved))

describe('arrangements', () => {
  it('vary over the sample: at least eight are in use, and none by more than a sixth of the species', () => {
    const uses = new Map<unknown, number>()
    for (const { slug, resolved } of standing) {
      const arrangement = new SeededRandom(slug).pick(arrangements(resolved))
      uses.set(arrangement, (uses.get(arrangement) ?? 0) + 1)
    }
    expect(uses.size).toBeGreaterThanOrEqual(8)
    expect(Math.max(...uses.values())).toBeLessThanOrEqual(standing.length / 6)
  })

  it('show the underside of every capped species', () => {
    for (const { slug, resolved } of standing.filter(({ resolved: l }) => l.hymenium === 'gills'))
      for (const arrangement of arrangements(resolved))
        expect(
          arrangement.some(({ elevation, age }) => elevation < 0 || age === 2),
          slug,
        ).toBe(true)
  })
})
