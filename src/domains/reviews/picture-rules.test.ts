import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pictureName, scaledSize } from './picture-rules'
import { parseReviewQuery } from './review-query'
import { encodePicture } from './upload-picture'

test('G05: a picture keeps its proportions, fits the maximum size and is never enlarged', () => {
  const edge = fc.integer({ min: 1, max: 20_000 })
  fc.assert(
    fc.property(edge, edge, (width, height) => {
      const scaled = scaledSize({ width, height })
      expect(Math.max(scaled.width, scaled.height)).toBe(Math.min(2400, Math.max(width, height)))
      expect(Math.min(scaled.width, scaled.height)).toBeGreaterThanOrEqual(1)
      expect(Math.abs(scaled.width * height - scaled.height * width)).toBeLessThanOrEqual(
        Math.max(width, height),
      )
    }),
  )
})

test.each([
  ['IMG_1.jpeg', 'image/webp', 'IMG_1.webp'],
  ['a.b.PNG', 'image/webp', 'a.b.webp'],
  ['.png', 'image/webp', 'picture.webp'],
  ['plain', 'image/webp', 'plain.webp'],
  ['IMG_1.png', 'image/jpeg', 'IMG_1.jpeg'],
])('%s, redrawn as %s, is uploaded as %s', (name, type, uploaded) => {
  expect(pictureName(name, type)).toBe(uploaded)
})

test.each([
  ['WebP where the browser encodes it', ['image/webp', 'image/jpeg', 'image/png'], 'image/webp'],
  ['JPEG where the browser would write a PNG for WebP', ['image/jpeg', 'image/png'], 'image/jpeg'],
])('G05: a picture is encoded as %s, at a quality of 0.9', async (_, supported, type) => {
  const qualities = new Set<number | undefined>()
  const blob = await encodePicture({
    toBlob: (callback, requested = 'image/png', quality) => {
      qualities.add(quality)
      callback(new Blob([], { type: supported.includes(requested) ? requested : 'image/png' }))
    },
  })
  expect(blob.type).toBe(type)
  expect([...qualities]).toEqual([0.9])
})

test('a review query ignores invalid parameters', () => {
  const parse = (query: Record<string, string>) => parseReviewQuery((name) => query[name])
  expect(parse({ stars: '5', sort: 'helpful', from: '8' })).toEqual({ stars: 5, sort: 'helpful', from: 8 })
  expect(parse({ stars: '6', sort: 'rating', from: '-1' })).toEqual({ sort: 'newest', from: 0 })
  expect(parse({})).toEqual({ sort: 'newest', from: 0 })
})
