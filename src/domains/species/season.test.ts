import { describe, expect, it } from 'vitest'
import type { Area } from './areas'
import { byHeightIn, fruitingMonths, isThinlyRecorded, type Season } from './season'
import type { Edibility } from './vocabulary'

function season(months: number[], peak: number[], hemisphere: Season['hemisphere'] = 'north'): Season {
  return { region: 'Europe', area: 'europe', hemisphere, months, peak }
}

const found = (edibility: Edibility, area: Area = 'mexico') => ({ edibility, seasons: [{ area }] })

describe('a region', () => {
  const dangerous = [found('deadly'), ...Array.from({ length: 17 }, () => found('poisonous'))]

  it('is thinly recorded with fewer than eighteen dangerous species, however many others there are', () => {
    const others = Array.from({ length: 40 }, () => found('edible'))
    expect(isThinlyRecorded([...dangerous, ...others], 'mexico')).toBe(false)
    expect(isThinlyRecorded([...dangerous.slice(1), ...others], 'mexico')).toBe(true)
  })

  it('is thinly recorded without a deadly species', () => {
    const poisonous = Array.from({ length: 20 }, () => found('poisonous'))
    expect(isThinlyRecorded(poisonous, 'mexico')).toBe(true)
  })

  it('counts what is recorded of a wider or smaller region', () => {
    const inEurope = dangerous.map(({ edibility }) => found(edibility, 'europe'))
    expect(isThinlyRecorded(inEurope, 'iberia')).toBe(false)
    expect(isThinlyRecorded(inEurope, 'brazil')).toBe(true)
  })
})

describe('the season', () => {
  it('is stored by hemisphere and month', () => {
    expect(fruitingMonths([season([11, 12], [12]), season([4], [], 'south')])).toEqual([
      'north:11',
      'north:12',
      'south:4',
    ])
  })

  it('sorts species at their peak first, then those with the shortest season', () => {
    const atHeight = season([9, 10, 11, 12], [11])
    const brief = season([11], [])
    const long = season([8, 9, 10, 11, 12], [9])
    expect([long, brief, atHeight].sort(byHeightIn(11))).toEqual([atHeight, brief, long])
  })
})
