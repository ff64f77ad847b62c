import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawnSize, webpName } from './picture-rules'
import { reviewQuery } from './review-query'

test('G05: a picture is never enlarged, keeps its proportions, and fits', () => {
  const edge = fc.integer({ min: 1, max: 20_000 })
  fc.assert(
    fc.property(edge, edge, (width, height) => {
      const drawn = drawnSize({ width, height })
      expect(Math.max(drawn.width, drawn.height)).toBe(Math.min(2400, Math.max(width, height)))
      expect(Math.min(drawn.width, drawn.height)).toBeGreaterThanOrEqual(1)
      expect(Math.abs(drawn.width * height - drawn.height * width)).toBeLessThanOrEqual(
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
])('%s is sent as %s', (name, sent) => {
  expect(webpName(name)).toBe(sent)
})

test('an address asks for what makes sense, and for nothing else', () => {
  const asked = (query: Record<string, string>) => reviewQuery((name) => query[name])
  expect(asked({ stars: '5', sort: 'helpful', from: '8' })).toEqual({ stars: 5, sort: 'helpful', from: 8 })
  expect(asked({ stars: '6', sort: 'rating', from: '-1' })).toEqual({ sort: 'newest', from: 0 })
  expect(asked({})).toEqual({ sort: 'newest', from: 0 })
})
