import { expect, test } from 'vitest'
import { askedPage } from './asked-page'
import { wordsOf } from './query-text'

test.each([
  ['order status', 'orders'],
  ['quiero devolver un pedido', 'orders'],
  ['onde está a minha encomenda', 'orders'],
  ['shipping cost', 'delivery'],
  ['envíos a Canarias', 'delivery'],
  ['become a seller', 'selling'],
  ['quero vender meus cogumelos', 'selling'],
  ['contacto', 'contact'],
  ['he olvidado la contraseña', 'account'],
  ['datos abiertos de setas', 'openData'],
  ['download mushroom data', 'openData'],
  ['mushroom gift', 'products'],
  ['mushrooms in spring', 'season'],
  ['low carb mushrooms', 'nutrition'],
] as const)('“%s” leads to the page “%s”', (query, page) => expect(askedPage(wordsOf(query))).toBe(page))

test.each([
  'lions mane kit delivery',
  'in what order do gills grow',
  'se pueden vender setas silvestres',
  'chanterelle',
])('“%s” asks for results', (query) => expect(askedPage(wordsOf(query))).toBeNull())
