import { species } from '@sample/index'
import { expect, test } from 'vitest'
import {
  binomialWithRest,
  correctCase,
  genusWithRest,
  lacksGenus,
  lacksRank,
  withoutArticle,
} from './correct-case'

test.each([
  ['amanita muscaria', 'Amanita muscaria'],
  ['AMANITA MUSCARIA', 'Amanita muscaria'],
  ['Amanita Muscaria', 'Amanita muscaria'],
  ['amanita Muscaria', 'Amanita muscaria'],
  ['AMANITA MUSCARIA L.', 'Amanita muscaria'],
  ['AMANITA MUSCARIA (L.) LAM.', 'Amanita muscaria'],
  ['Boletus Edulis Bull.', 'Boletus edulis'],
  ['Boletus Edulis Fries', 'Boletus edulis'],
  ['Amanita Muscaria var. Alba', 'Amanita muscaria var. alba'],
  ['AMANITA MUSCARIA VAR. ALBA', 'Amanita muscaria var. alba'],
  ['AMANITA MUSCARIA VAR. ALBA (PECK)', 'Amanita muscaria var. alba'],
  ['schizophyllum commune', 'Schizophyllum commune'],
])('%s is written %s', (text, expected) => {
  expect(correctCase(text)).toBe(expected)
})

test.each([
  'Amanita muscaria',
  'Amanita muscaria (L.) Lam.',
  'amanita',
  'Boletus L.',
  'Boletus Fries',
  'Cortinarius Fries',
  'CORTINARIUS FRIES',
  'Agaricus Linnaeus',
  'Cortinarius Fries ex Gray',
  'Squamanita Imbach',
  'Boletus De Notaris',
  'fly agaric',
  'FLY AGARIC',
  'king oyster',
  'fly agaric mushroom',
  'AMANITA MUSCARIA ALBA',
  'Psilocybe cubensis var. Golden Teacher',
  'BOLETUS EDULIS F. MASSART',
  '香菇',
  '',
])('“%s” is right, or may be something else than a binomial', (text) => {
  expect(correctCase(text)).toBeUndefined()
})

test.each([
  ['The Boletus edulis', 'Boletus edulis'],
  ['la amanita muscaria', 'Amanita muscaria'],
  ['O Cantharellus cibarius', 'Cantharellus cibarius'],
  ['the fly agaric', undefined],
  ['The Blusher', undefined],
  ['A. muscaria', undefined],
  ['Boletus edulis', undefined],
])('“%s” without an article is %s', (text, expected) => {
  expect(withoutArticle(text)).toBe(expected)
})

test.each([
  ['Amanita muscaria alba', true],
  ['Boletus edulis edulis', true],
  ['Boletus edulis albus Pers.', true],
  ['Boletus edulis', false],
  ['Boletus edulis var. albus', false],
  ['Boletus edulis de Haan', false],
  ['fly agaric mushroom', false],
  ['Zz zz1a spëcies', false],
])('“%s” lacks a rank: %s', (text, isLacking) => {
  expect(lacksRank(text)).toBe(isLacking)
})

test.each([
  ['Boletus edulis / aereus', '/ aereus'],
  ['Boletus edulis/aereus', '/aereus'],
  ['Amanita muscaria¹', '¹'],
  ['Amanita muscaria 毒蝇伞', '毒蝇伞'],
  ['Amanita muscaria – matamoscas', '– matamoscas'],
  ['fly agaric (Amanita muscaria)', 'fly agaric ( … )'],
  ['Amanita, muscaria', ','],
  ['"Amanita muscaria"', '" … "'],
  ['Anamorph Penicillium camemberti', 'Anamorph'],
  ['Amanita muscaria (red form)', '(red form)'],
])('“%s” is a binomial with “%s”', (text, rest) => {
  expect(binomialWithRest(text)?.rest).toBe(rest)
})

test.each([
  'Boletus edulis',
  'Boletus edulis agg.',
  'Boletus',
  'fly agaric, red',
  '香菇',
  'Morel Mel-19 / 20',
])('“%s” is a name, or no binomial', (text) => {
  expect(binomialWithRest(text)).toBeUndefined()
})

test.each([
  ['Morchella hybr.', 'hybr.'],
  ['Amanita hybrid', 'hybrid'],
  ['Morchella ×', '×'],
  ['"Agaricus" sp. \'MA-01\'', '" … " sp. \'MA-01\''],
  ['"Agaricus"', '" … "'],
  ['Agaricus nothovar. alba', 'nothovar. alba'],
  ['Russula ef. cyanoxantha', 'ef. cyanoxantha'],
])('“%s” is a genus with “%s”', (text, rest) => {
  expect(genusWithRest(text)?.rest).toBe(rest)
})

test.each(['Morchella', 'Morchella esculenta', 'Morchella sp.', 'Fly agaric, red', '香菇', ''])(
  '“%s” is a name, or no genus',
  (text) => {
    expect(genusWithRest(text)).toBeUndefined()
  },
)

test.each([
  ['Sect. Phalloideae', true],
  ['sect. Phalloideae', true],
  ['Género Amanita', true],
  ['A. muscaria', true],
  ['A.muscaria', true],
  ['A muscaria', true],
  ['Amanita sect. Phalloideae', false],
  ['Amanita muscaria', false],
  ['Ordo', false],
  ['Zz zz1a spëcies', false],
])('“%s” lacks its genus: %s', (text, isLacking) => {
  expect(lacksGenus(text)).toBe(isLacking)
})

test('the names of all sample species are recognised in capitals', () => {
  for (const { scientificName } of species)
    expect(correctCase(scientificName.toUpperCase()), scientificName).toBe(scientificName)
})

test('no common name in English is taken for a binomial', () => {
  for (const name of species.flatMap(({ commonNames }) => commonNames.en))
    expect(correctCase(name.toLowerCase()), name).toBeUndefined()
})
