import { expect, test } from 'vitest'
import { shortTitle } from './short-title'

test.each([
  ['Growing', 'Growing'],
  ['Freeze-dried', 'Freeze-dried'],
  ['Spore syringes', 'Spore syring…'],
  ['Chocolate bar and more', 'Chocolate ba…'],
  ['Equipamento de', 'Equipamento…'],
  ['🍄🍄🍄🍄🍄🍄🍄🍄🍄🍄🍄🍄🍄', '🍄🍄🍄🍄🍄🍄🍄🍄🍄🍄🍄🍄…'],
])('the short title of %s is %s', (title, short) => {
  expect(shortTitle(title)).toBe(short)
})
