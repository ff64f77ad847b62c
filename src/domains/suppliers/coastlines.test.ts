import { expect, test } from 'vitest'
import { borderPath, landPath } from './coastlines'
import { type Point, projectionAround } from './map-projection'

const corvallis: Point = { latitude: 44.56, longitude: -123.26 }
const denver: Point = { latitude: 39.74, longitude: -104.99 }

function viewOf(...points: Point[]) {
  const projection = projectionAround(points, 640)
  if (!projection) throw new Error('no projection')
  return projection
}

/** The corners of each ring of a path with relative steps. */
function ringsOf(path: string): [number, number][][] {
  expect(path).toMatch(/^(?:M-?\d+ -?\d+l-?\d+(?: -?\d+)*Z)+$/)
  return path
    .split('Z')
    .filter(Boolean)
    .map((ring) => {
      let [x, y] = [0, 0]
      const steps = ring.slice(1).split(/[l ]/).map(Number)
      return steps.flatMap((step, at) => {
        if (at % 2 === 0) {
          x += step
          return []
        }
        y += step
        return [[x, y] as [number, number]]
      })
    })
}

/** Whether a point lies on land: a line to the west crosses the outline an odd number of times. */
function isLand(point: Point, around: Point): boolean {
  const view = viewOf(around)
  const { x, y } = view.project(point)
  const crossings = ringsOf(landPath(view)).flatMap((ring) =>
    ring.filter(([x2, y2], at) => {
      const [x1, y1] = ring.at(at - 1) ?? [0, 0]
      return y1 > y !== y2 > y && x1 + ((y - y1) * (x2 - x1)) / (y2 - y1) < x
    }),
  )
  return crossings.length % 2 === 1
}

test('a town lies on land and the sea beside it does not', () => {
  expect(isLand(corvallis, corvallis)).toBe(true)
  expect(isLand({ ...corvallis, longitude: -125.5 }, corvallis)).toBe(false)
})

test('an inland map is covered by land up to its edges', () => {
  const { width, height } = viewOf(denver)
  const corners = [-4, height + 4].flatMap((y) => [-4, width + 4].map((x) => `${x} ${y}`))
  const [ring = [], ...others] = ringsOf(landPath(viewOf(denver)))
  expect(others).toEqual([])
  expect(ring.map(([x, y]) => `${x} ${y}`).sort()).toEqual(corners.sort())
})

test('only borders that cross the map are drawn', () => {
  expect(borderPath(viewOf(denver))).not.toBe('')
  expect(borderPath(viewOf({ latitude: -15, longitude: 140 }))).toBe('')
})

test('the paths of a continent stay below 16 kB', () => {
  const view = viewOf(corvallis, { latitude: 17, longitude: -96.7 }, { latitude: 44.26, longitude: -72.58 })
  expect(landPath(view).length + borderPath(view).length).toBeLessThan(16_000)
})
