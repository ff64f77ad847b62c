import { describe, expect, it } from 'vitest'
import { byHeightIn, fruitingMonths, type Season } from './season'

function season(months: number[], peak: number[], hemisphere: Season['hemisphere'] = 'north'): Season {
  return { region: 'Europe', area: 'europe', hemisphere, months, peak }
}

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
