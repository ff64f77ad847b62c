import { expect, test } from 'vitest'
import { areasOf, monthsOf, type Season } from './season'
import { shownStates, traitStates } from './trait-states'

test('a species is found by the states that it shows, not by what people misread', () => {
  const states = traitStates(
    { growthForm: 'agaric', hymenium: 'gills', attachment: 'free', stipe: 'ring-and-volva' },
    [
      { state: 'smell-foul', frequency: 'usual' },
      { state: 'ring-none', frequency: 'misread' },
    ],
  )
  const shown = shownStates(states).map((pair) => pair.join(' '))
  expect(shown).toEqual(
    expect.arrayContaining(['shape gills', 'underside gills-free', 'base sac', 'smell foul']),
  )
  expect(shown).not.toContain('ring none')
})

test('a season in southern Europe counts for Iberia and for Europe, once a month', () => {
  const season = (area: Season['area'], months: number[]): Season => ({
    region: '',
    area,
    hemisphere: 'north',
    months,
    peak: [],
  })
  const seasons = [season('southern-europe', [10, 11]), season(null, [11, 12])]
  expect(areasOf(seasons)).toEqual(['iberia', 'southern-europe', 'europe'])
  expect(monthsOf(seasons)).toEqual([10, 11, 12])
})
