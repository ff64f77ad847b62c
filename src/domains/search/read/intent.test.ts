import { expect, test } from 'vitest'
import { askedPage } from './asked-page'
import {
  asksAboutKeeping,
  asksForRule,
  asksHow,
  intentOf,
  isAboutPsychoactives,
  isQuestion,
  wordsForTexts,
} from './intent'
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
  'can i eat the mushrooms in my backyard',
  'posso comer cogumelo que nasceu no quintal',
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

test.each([
  'how to clean morels',
  'why cook mushrooms',
  'cómo limpiar setas',
  'por qué se cocinan',
  'como conservar',
  'por que se cozinham',
])('“%s” asks how or why', (query) => {
  expect(asksHow(wordsOf(query))).toBe(true)
  expect(isQuestion(wordsOf(query))).toBe(true)
  expect(intentOf(wordsOf(query))).toBeNull()
})

test.each([
  'can I freeze mushrooms',
  'se pueden congelar',
  'puedo comerlas crudas',
  'me puedo morir por tocar una seta',
  'posso congelar cogumelos',
])('“%s” is a question, though not how', (query) => {
  expect(asksHow(wordsOf(query))).toBe(false)
  expect(isQuestion(wordsOf(query))).toBe(true)
})

test.each(['seta que no se puede comer', 'death cap', 'mushroom you can eat'])(
  '“%s” describes or names and asks nothing',
  (query) => expect(isQuestion(wordsOf(query))).toBe(false),
)

test.each([
  ['how to take a spore print', null],
  ['spore print', 'products'],
  ['how to grow oysters from a kit', 'guides'],
  ['chanterelle recipe', 'recipes'],
  ['mushroom recipe book', 'products'],
  ['tacos de hongos', 'recipes'],
  ['cuánto cuesta la trufa', 'products'],
  ['my grow kit is not fruiting', 'guides'],
  ['moho verde en la bolsa', 'guides'],
  ['meu kit não cresce', 'guides'],
  ['o saco ficou verde', 'guides'],
  ['mushrooms that grow on dead trees', null],
  ['mushrooms growing in my houseplant', null],
  ['growing oysters in buckets', 'guides'],
  ['risoto de shiitake', 'recipes'],
  ['recetas con boletus secos', 'recipes'],
  ['dried porcini', 'products'],
  ['crema de setas', 'recipes'],
  ['seta color crema', null],
  ['cuánto vale el kilo de níscalos', 'products'],
] as const)('“%s” asks for %s', (query, kind) => expect(intentOf(wordsOf(query))).toBe(kind))

test.each([
  ['low carb mushrooms', 'nutrition'],
  ['setas con vitamina d', 'nutrition'],
  ['protein powder', null],
  ['cuándo empieza la temporada de setas', 'season'],
  ['que cogumelos há no outono', 'season'],
  ['que setas hay ahora', 'season'],
  ['iron in mushrooms', 'nutrition'],
  ['las setas engordan', 'nutrition'],
  ['spring onion soup', null],
  ['en qué mes salen las setas', 'season'],
] as const)('“%s” asks for the page %s', (query, page) => expect(askedPage(wordsOf(query))).toBe(page))

test.each([
  ['buy magic mushrooms', true],
  ['shroom spores for sale', true],
  ['kit de hongos alucinógenos', true],
  ['onde comprar cubensis', true],
  ['the magic of autumn', false],
  ['chanterelle', false],
])('whether “%s” is about psychoactive mushrooms: %s', (query, expected) =>
  expect(isAboutPsychoactives(wordsOf(query))).toBe(expected),
)

test('mushrooms in a fridge are kept, slimy ones in the wood are not', () => {
  expect(asksAboutKeeping(wordsOf('slimy mushrooms in the fridge'))).toBe(true)
  expect(asksAboutKeeping(wordsOf('slimy mushrooms in the wood'))).toBe(false)
})

test('texts are searched for “mushroom” only where nothing else is asked', () => {
  expect(wordsForTexts(wordsOf('sopa de setas'))).toEqual(['sopa'])
  expect(wordsForTexts(wordsOf('the mushroom'))).toEqual(['mushroom'])
})
