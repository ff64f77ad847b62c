import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clusterPoints, projectionAround, separateSpots } from './map-projection'

const point = fc.record({
  latitude: fc.double({ min: -85, max: 85, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('without points there is no map', () => {
  expect(projectionAround([], 640)).toBeNull()
})

test('every point lies on the map, north above south and east right of west', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 20 }), (points) => {
      const projection = projectionAround(points, 640)
      if (!projection) throw new Error('no projection')
      const placed = points.map((one) => ({ ...one, ...projection.project(one) }))
      for (const { x, y } of placed) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(projection.width)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(projection.height)
      }
      for (const one of placed)
        for (const other of placed) {
          if (one.latitude - other.latitude > 1e-6) expect(one.y).toBeLessThan(other.y)
          if (one.longitude - other.longitude > 1e-6) expect(one.x).toBeGreaterThan(other.x)
        }
      expect(projection.height / projection.width).toBeGreaterThan(0.3)
      expect(projection.height / projection.width).toBeLessThan(0.75)
    }),
  )
})

test('a map has some, but not too many, graticule lines', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 20 }), (points) => {
      const projection = projectionAround(points, 640)
      expect(projection?.meridians.length).toBeGreaterThanOrEqual(1)
      expect(projection?.meridians.length).toBeLessThanOrEqual(10)
      expect(projection?.parallels.length).toBeLessThanOrEqual(10)
    }),
  )
})

test('every point is in one cluster, together with all points near it', () => {
  fc.assert(
    fc.property(fc.array(point, { maxLength: 20 }), (points) => {
      const found = clusterPoints(points)
      expect(found.flat()).toHaveLength(points.length)
      expect(new Set(found.flat())).toEqual(new Set(points))
      const away = (one: (typeof points)[number], other: (typeof points)[number]) =>
        Math.hypot(one.latitude - other.latitude, one.longitude - other.longitude)
      for (const land of found)
        for (const one of land)
          for (const other of found.filter((another) => another !== land).flat())
            expect(away(one, other)).toBeGreaterThanOrEqual(22)
    }),
  )
})

test('both coasts of a continent form one cluster, and an ocean separates two', () => {
  const [west, middle, east] = [-122, -101, -80].map((longitude) => ({ latitude: 40, longitude }))
  const iberia = { latitude: 40, longitude: -4 }
  expect(
    clusterPoints([iberia, west, east, middle].flatMap((one) => one ?? [])).map(({ length }) => length),
  ).toEqual([3, 1])
})

test('dots move apart until each is readable, and stay where they are if none is near', () => {
  const size = { width: 640, height: 300 }
  const spot = fc.record({
    x: fc.double({ min: 0, max: 640, noNaN: true }),
    y: fc.double({ min: 0, max: 300, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(spot, { maxLength: 20 }), (spots) => {
      const moved = separateSpots(spots, 36, size)
      for (const [at, one] of moved.entries()) {
        expect(one.x).toBeGreaterThanOrEqual(18)
        expect(one.x).toBeLessThanOrEqual(622)
        expect(one.y).toBeGreaterThanOrEqual(18)
        expect(one.y).toBeLessThanOrEqual(282)
        for (const other of moved.slice(0, at))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(30)
      }
    }),
  )
  const far = [
    { x: 100, y: 100 },
    { x: 300, y: 200 },
  ]
  expect(separateSpots(far, 36, size)).toEqual(far)
})
