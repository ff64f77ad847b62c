import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scaledSize, webpName } from './picture-rules'
import { parseReviewQuery } from './review-query'

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
  ['IMG_1.jpeg', 'IMG_1.webp'],
  ['a.b.PNG', 'a.b.webp'],
  ['.png', 'picture.webp'],
  ['plain', 'plain.webp'],
])('%s is uploaded as %s', (name, uploaded) => {
  expect(webpName(name)).toBe(uploaded)
})

test('a review query ignores invalid parameters', () => {
  const parse = (query: Record<string, string>) => parseReviewQuery((name) => query[name])
  expect(parse({ stars: '5', sort: 'helpful', from: '8' })).toEqual({ stars: 5, sort: 'helpful', from: 8 })
  expect(parse({ stars: '6', sort: 'rating', from: '-1' })).toEqual({ sort: 'newest', from: 0 })
  expect(parse({})).toEqual({ sort: 'newest', from: 0 })
})
