import { describe, expect, it } from 'vitest'
import type { Season } from '@/domains/species/season'
import { parseCalendar, seasonIn } from './calendar'

const now = new Date('2026-11-23T00:00:00Z')

const season = (area: Season['area'], months: number[], peak: number[] = []): Season => ({
  region: String(area),
  area,
  hemisphere: 'north',
  months,
  peak,
})

describe('the calendar', () => {
  it('shows the current month and a region of the language unless the address names others', () => {
    expect(parseCalendar({}, 'es', now)).toEqual({ region: 'iberia', month: 11, isNamed: false })
    expect(parseCalendar({ region: 'brazil', month: '4' }, 'en', now)).toEqual({
      region: 'brazil',
      month: 4,
      isNamed: true,
    })
    expect(parseCalendar({ region: 'x', month: '13' }, 'en', now)).toMatchObject({
      region: 'europe',
      month: 11,
    })
  })

  it('takes the record of the region, else those of regions that contain it or lie in it', () => {
    const seasons = [season('europe', [8, 9], [9]), season('iberia', [10]), season('asia', [1])]
    expect(seasonIn(seasons, 'iberia')?.months).toEqual([10])
    expect(seasonIn(seasons, 'northern-europe')).toMatchObject({ months: [8, 9], peak: [9] })
    expect(seasonIn(seasons.slice(1), 'europe')?.months).toEqual([10])
    expect(seasonIn(seasons, 'brazil')).toBeNull()
  })
})
