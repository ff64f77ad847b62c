import { expect, test } from 'vitest'
import { asksForRule, intentOf } from './intent'
import { wordsOf } from './query-text'

test.each([
  'how do I know if a mushroom is poisonous',
  'how to identify poisonous mushrooms',
  'safest mushrooms for beginners',
  'cómo saber si son tóxicas',
  'cómo distinguir setas tóxicas',
  'cómo diferenciar una seta comestible de una venenosa',
  'seta blanca con volva y anillo cómo saber si es venenosa',
  'como saber se um cogumelo é venenoso',
  'como identificar cogumelos comestíveis',
])('“%s” asks for a rule, not for a guide', (query) => {
  expect(asksForRule(wordsOf(query))).toBe(true)
  expect(intentOf(wordsOf(query))).toBeNull()
})

test.each([
  'edible growing kit for beginners',
  'safe mushroom test kit',
  'setas comestibles para principiantes kit de cultivo',
  'libro de setas comestibles para principiantes',
  'kit de cogumelos comestíveis para iniciantes',
])('“%s” asks for goods', (query) => {
  expect(asksForRule(wordsOf(query))).toBe(false)
  expect(intentOf(wordsOf(query))).toBe('products')
})

test.each(['cómo cultivar setas', 'poisonous mushrooms of Spain', 'recognise a chanterelle'])(
  '“%s” asks for no rule',
  (query) => {
    expect(asksForRule(wordsOf(query))).toBe(false)
  },
)
