import { expect, test } from 'vitest'
import { ingredientRow, ingredientRows } from './ingredient-rows'

test.each([
  ['400 g oyster mushrooms', { quantity: 400, unit: 'g', name: 'oyster mushrooms' }],
  ['400g oyster mushrooms, torn', { quantity: 400, unit: 'g', name: 'oyster mushrooms', note: 'torn' }],
  ['1,5 kg de níscalos', { quantity: 1500, unit: 'g', name: 'níscalos' }],
  ['2 dientes de ajo, picados', { quantity: 2, unit: 'clove', name: 'ajo', note: 'picados' }],
  ['2 dentes d’alho', { quantity: 2, unit: 'clove', name: 'alho' }],
  ['½ tsp salt', { quantity: 0.5, unit: 'tsp', name: 'salt' }],
  ['1½ cdas. de aceite', { quantity: 1.5, unit: 'tbsp', name: 'aceite' }],
  ['1 1/2 Tablespoons butter', { quantity: 1.5, unit: 'tbsp', name: 'butter' }],
  ['2 colheres de sopa de azeite', { quantity: 2, unit: 'tbsp', name: 'azeite' }],
  ['1 colher de chá de açúcar', { quantity: 1, unit: 'tsp', name: 'açúcar' }],
  ['2 dl nata', { quantity: 200, unit: 'ml', name: 'nata' }],
  ['a pinch of salt', { quantity: 1, unit: 'pinch', name: 'salt' }],
  ['una pizca de sal', { quantity: 1, unit: 'pinch', name: 'sal' }],
  ['3 eggs', { quantity: 3, name: 'eggs' }],
  ['1 lata de 400 g', { quantity: 1, name: 'lata de 400 g' }],
  ['- 2 huevos', { quantity: 2, name: 'huevos' }],
  // Amounts that a recipe cannot hold stay as they are written.
  ['2–3 eggs', { name: '2–3 eggs' }],
  ['½–1 tsp chilli', { name: '½–1 tsp chilli' }],
  ['2 a 3 dientes de ajo', { name: '2 a 3 dientes de ajo' }],
  ['2 x 400 g tins of tomatoes', { name: '2 x 400 g tins of tomatoes' }],
  ['5% vinegar', { name: '5% vinegar' }],
  ['salt', { name: 'salt' }],
  ['a little oil', { name: 'a little oil' }],
  ['200 g', { name: '200 g' }],
  ['0 g sugar', { name: '0 g sugar' }],
  ['1.2.3 g salt', { name: '1.2.3 g salt' }],
])('“%s” is %o', (line, row) => {
  expect(ingredientRow(line, ',')).toEqual(row)
})

test('what could be thousands or decimals is no amount', () => {
  expect(ingredientRow('1.500 g trigo', ',')).toEqual({ name: '1.500 g trigo' })
  expect(ingredientRow('1.500 g trigo', '.')).toEqual({ quantity: 1.5, unit: 'g', name: 'trigo' })
})

test('a cell has an ingredient in each line or between semicolons', () => {
  expect(ingredientRows('2 eggs\r\n\r\nsalt; pepper', '.').map(({ name }) => name)).toEqual([
    'eggs',
    'salt',
    'pepper',
  ])
})
