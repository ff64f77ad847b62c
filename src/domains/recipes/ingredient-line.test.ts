import { expect, test } from 'vitest'
import { statesAmount, stepStatesAmount } from './ingredient-line'

test.each([
  'or 30 g of dried ones',
  'o 30 g de secas',
  'or 3 of cider vinegar',
  'ou 3 de vinagre de maçã',
  'about ½ cup',
  '(1½ cucharadas)',
])('“%s” states an amount', (note) => {
  expect(statesAmount(note)).toBe(true)
})

test.each([
  'finely sliced',
  'in 2 cm dice',
  'or white wine',
  'en rodajas de 5 mm',
  '00 flour',
  '3 guests',
  'at 180 °C',
])('“%s” states no amount', (note) => {
  expect(statesAmount(note)).toBe(false)
})

test('a step states an amount in any language, and none where it only says how hot and how long', () => {
  expect(stepStatesAmount({ text: { text: 'Soak them in 400 ml of water.', lang: 'en' } })).toBe(true)
  expect(stepStatesAmount({ text: 'Hornea a 210 °C durante 15 minutos, en rodajas de 3 cm.' })).toBe(false)
  expect(stepStatesAmount({ text: 'Dóralas con una cucharada de aceite.' })).toBe(true)
  expect(stepStatesAmount({ text: 'Junte meia xícara de água.' })).toBe(true)
  expect(stepStatesAmount({ text: 'Add the other tablespoon of oil and half the butter.' })).toBe(false)
  expect(stepStatesAmount({ text: null })).toBe(false)
})
