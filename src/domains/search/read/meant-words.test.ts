import { expect, test } from 'vitest'
import { asksForMeaning, mayAskForDefinition, meantWords } from './meant-words'
import { wordsOf } from './query-text'

test.each([
  ['what is a veil', 'veil'],
  ['what does decurrent mean', 'decurrent'],
  ['¿Qué es la volva?', 'volva'],
  ['esporada qué es', 'esporada'],
  ['o que é micélio', 'micelio'],
  ['setas no comestibles', 'setas venenosas'],
  ['mushrooms that are not edible', 'mushrooms that are poisonous'],
  ['cogumelos não comestíveis', 'cogumelos venenosos'],
  ['seta que brilla de noche', 'seta que bioluminiscente'],
  ['spores for sale', 'spores buy'],
  ['grávida pode comer', 'gestante pode comer'],
  ['what is', 'what is'],
  ['red mushroom', 'red mushroom'],
])('“%s” is searched for as “%s”', (query, meant) => expect(meantWords(wordsOf(query)).join(' ')).toBe(meant))

test.each(['what does decurrent mean', 'significado de himenio', 'difference between gills and pores'])(
  '“%s” asks what a word means',
  (query) => expect(asksForMeaning(wordsOf(query))).toBe(true),
)

test.each(['what is this brown mushroom', 'qué es esta seta marrón'])('“%s” may describe a find', (query) =>
  expect(asksForMeaning(wordsOf(query))).toBe(false),
)

test('a name alone asks for no definition', () => {
  expect(mayAskForDefinition(wordsOf('micelio'))).toBe(false)
  expect(mayAskForDefinition(wordsOf('que es el micelio'))).toBe(true)
})
