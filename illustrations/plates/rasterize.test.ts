import { rasterizeCard } from '@illustrations/engine/rasterize'
import { species } from '@sample/index'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { someOf } from '@/testing/property-runs'
import { plateViews } from './address'
import { drawPlate } from './draw'
import type { PlateTraits } from './traits'

describe('rasterizeCard', () => {
  test.each(plateViews)('keeps the shape and the transparent background of %s', async (view) => {
    const [first] = species
    const svg = drawPlate(first?.traits as PlateTraits, { view, detail: 'card', theme: 'dark', seed: 'a' })
    const picture = sharp(await rasterizeCard(svg))
    const drawn = await sharp(Buffer.from(svg)).metadata()
    const { width, height, hasAlpha, format, compression } = await picture.metadata()
    expect({ format, compression, hasAlpha, width }).toEqual({
      format: 'heif',
      compression: 'av1',
      hasAlpha: true,
      width: 400,
    })
    expect((height ?? 0) / 400).toBeCloseTo(drawn.height / drawn.width, 2)
    const { channels } = await picture.stats()
    expect(channels[3]?.min, 'somewhere nothing is drawn').toBe(0)
    expect(channels[3]?.max, 'and somewhere something is').toBe(255)
  })

  test('keeps species below 15 kB', async () => {
    const sizes = await Promise.all(
      someOf(species).map(async ({ slug, traits }) => {
        const options = { view: 'habit', detail: 'card', theme: 'light', seed: slug } as const
        return [slug, (await rasterizeCard(drawPlate(traits as PlateTraits, options))).length] as const
      }),
    )
    expect(sizes.length).toBeGreaterThan(10)
    expect(sizes.filter(([, size]) => size > 15_000)).toEqual([])
  }, 60_000)
})
