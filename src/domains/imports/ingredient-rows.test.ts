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
  ['1½–2 tbsp oil', { name: '1½–2 tbsp oil' }],
  ['1-inch piece of ginger', { name: '1-inch piece of ginger' }],
  ['12" pizza base', { name: '12" pizza base' }],
  ['7-Up', { name: '7-Up' }],
  ['1 y media tazas de leche', { name: '1 y media tazas de leche' }],
  ['1 e meia xícara de leite', { name: '1 e meia xícara de leite' }],
  // A second amount would not be scaled with the first.
  ['250g/9oz mushrooms', { name: '250g/9oz mushrooms' }],
  ['250 g / 9 oz mushrooms', { name: '250 g / 9 oz mushrooms' }],
  ['1 kg + 200 g flour', { name: '1 kg + 200 g flour' }],
  ['1 kg plus 100 g flour', { name: '1 kg plus 100 g flour' }],
  ['5 g (1 tsp) salt', { name: '5 g (1 tsp) salt' }],
  ['2 cebollas (unos 200 g), picadas', { name: '2 cebollas (unos 200 g), picadas' }],
  ['1 kg 200 g potatoes', { name: '1 kg 200 g potatoes' }],
  ['1 kg y 200 g de setas', { name: '1 kg y 200 g de setas' }],
  ['1 tbsp 1 tsp oil', { name: '1 tbsp 1 tsp oil' }],
  ['1 lb 4 oz beef', { name: '1 lb 4 oz beef' }],
  ['1 cup 2 tbsp milk', { name: '1 cup 2 tbsp milk' }],
  ['200 ml 20 % cream', { quantity: 200, unit: 'ml', name: '20 % cream' }],
  ['2 eggs, 50 g each', { quantity: 2, name: 'eggs', note: '50 g each' }],
  ['2 400 g tins tomatoes', { name: '2 400 g tins tomatoes' }],
  ['1 400g lata de tomate', { name: '1 400g lata de tomate' }],
  ['4 g x 2', { name: '4 g x 2' }],
  ['1 (400 g) can of tomatoes', { quantity: 1, name: '(400 g) can of tomatoes' }],
  ['1 1⁄2 tsp salt', { quantity: 1.5, unit: 'tsp', name: 'salt' }],
  ['1 500 g flour', { quantity: 1500, unit: 'g', name: 'flour' }],
  ['2 colheres (sopa) de azeite', { quantity: 2, unit: 'tbsp', name: 'azeite' }],
  ['1 colher (chá) de sal', { quantity: 1, unit: 'tsp', name: 'sal' }],
  ['1 cucharada sopera de aceite', { quantity: 1, unit: 'tbsp', name: 'aceite' }],
  ['2 tbsps oil', { quantity: 2, unit: 'tbsp', name: 'oil' }],
  ['1 dl oil', { quantity: 100, unit: 'ml', name: 'oil' }],
  // As pages of recipes write them.
  ['1/3rd cup honey', { quantity: 0.3333, name: 'cup honey' }],
  ['1 1/8th tsp salt', { quantity: 1.125, unit: 'tsp', name: 'salt' }],
  ['1∕2 cup milk', { quantity: 0.5, name: 'cup milk' }],
  ['1&1/2 cups milk', { name: '1&1/2 cups milk' }],
  ['250 ml = 1 cup milk', { name: '250 ml = 1 cup milk' }],
  ['▢ 1 tbsp oil', { quantity: 1, unit: 'tbsp', name: 'oil' }],
  ['[ ] 2 eggs', { quantity: 2, name: 'eggs' }],
  ['1) 200 g flour', { quantity: 200, unit: 'g', name: 'flour' }],
  ['2. 1½ tsp salt', { quantity: 1.5, unit: 'tsp', name: 'salt' }],
  ['3 a la plancha', { quantity: 3, name: 'a la plancha' }],
  ['2 onions', { quantity: 2, name: 'onions' }],
])('“%s” is %o', (line, row) => {
  expect(ingredientRow(line, ',')).toEqual(row)
})

test('what could be thousands or decimals is no amount', () => {
  expect(ingredientRow('1.500 g trigo', ',')).toEqual({ name: '1.500 g trigo' })
  expect(ingredientRow('1.500 g trigo', '.')).toEqual({ name: '1.500 g trigo' })
  expect(ingredientRow('1,500 g flour', ',')).toEqual({ name: '1,500 g flour' })
})

test('a cell has an ingredient in each line or between semicolons', () => {
  expect(ingredientRows('2 eggs\r\n\r\nsalt; pepper', '.').map(({ name }) => name)).toEqual([
    'eggs',
    'salt',
    'pepper',
  ])
})
