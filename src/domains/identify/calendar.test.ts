import { describe, expect, it } from 'vitest'
import type { SpeciesCard } from '@/domains/species/listing'
import type { Season } from '@/domains/species/season'
import type { Edibility } from '@/domains/species/vocabulary'
import { partial } from '@/testing/partial'
import { parseCalendar, seasonIn, speciesIn } from './calendar'

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

  it('does not list species of caution among those that are eaten', () => {
    const card = (edibility: Edibility) =>
      partial<SpeciesCard>({ scientificName: edibility, edibility, seasons: [season('iberia', [10])] })
    const groups = speciesIn(
      ['caution', 'deadly', 'edible', 'inedible'].map((one) => card(one as Edibility)),
      'iberia',
    )
    const names = Object.entries(groups).map(([group, found]) => [
      group,
      found.map(({ species }) => species.edibility),
    ])
    expect(Object.fromEntries(names)).toEqual({
      dangerous: ['deadly'],
      eaten: ['edible'],
      caution: ['caution'],
      others: ['inedible'],
    })
  })
})
