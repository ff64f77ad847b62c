import { expect, test } from 'vitest'
import { askedPlace, asksForShopsHere } from './asked-place'
import { wordsOf } from './query-text'

test.each([
  ['Tiendas de setas en Madrid', ['madrid'], []],
  ['tienda setas madrid', ['madrid'], []],
  ['madrid tienda de setas', ['madrid'], []],
  ['mushroom shops in Portland', ['portland'], []],
  ['mushroom store portland oregon', ['portland oregon'], []],
  ['where to buy mushrooms near Barcelona', ['barcelona'], []],
  ['vendedores cerca de Valencia', ['valencia'], []],
  ['tiendas en La Coruña', ['la coruna', 'coruna'], []],
  ['tiendas cerca de 28001', ['28001'], []],
  ['lojas de cogumelos em Lisboa', ['lisboa'], []],
  ['onde comprar cogumelos no Porto', ['porto'], []],
  ['loja cogumelos rio de janeiro', ['rio de janeiro'], []],
  ['kit de cultivo en Sevilla', ['sevilla'], []],
  ['lions mane kit in Seattle', ['seattle'], ['lions', 'mane']],
  ['comprar níscalos en Cuenca', ['cuenca'], ['niscalos']],
  ['cogumelos perto de Coimbra', ['coimbra'], []],
] as const)('“%s” asks for shops in a place', (query, places, goods) => {
  const asked = askedPlace(wordsOf(query))
  expect(asked?.places).toEqual(places)
  expect(asked?.goods).toEqual(goods)
})

test.each([
  'setas en Soria',
  'chanterelles in Portland',
  'how to sell mushrooms in Portland',
  'comprar setas baratas',
  'buy mushrooms online',
  'kit de cultivo',
  'poisonous mushrooms in Spain',
  'Madrid',
  'mushroom tea in spring',
  'extrato em pó',
  'grow kit at home in the kitchen of my grandmother and her sister',
])('“%s” asks for no shops in a place', (query) => expect(askedPlace(wordsOf(query))).toBeNull())

test.each([
  ['mushroom farm near me', true],
  ['tienda de setas cerca de mí', true],
  ['onde comprar cogumelos perto de mim', true],
  ['mushrooms near me', true],
  ['wild mushrooms near me', false],
  ['poisonous mushrooms near me', false],
  ['mushroom shop online', true],
  ['tiendas de setas', true],
  ['portobello shop', false],
  ['mushroom shops in Portland', false],
])('whether “%s” asks for shops around the reader: %s', (query, expected) =>
  expect(asksForShopsHere(wordsOf(query))).toBe(expected),
)
