import { namesSeason } from './asked-page'
import { asksHow, hasOneOf, intentOf, isFiller, subjects, withoutIntent, words } from './intent'

/** Words of those who look for shops, or want to buy or sell. */
const shopping = words(
  'shop shops store stores market markets seller sellers vendor vendors supplier suppliers buy buying purchase sell sells selling sold ' +
    'tienda tiendas mercado mercados vendedor vendedores vendedora vendedoras proveedor proveedores comprar compro compra compran venta vender vende venden ' +
    'loja lojas feira feiras fornecedor fornecedores vendem venda',
)

/** What else people write about shops and their goods. */
const qualities = words(
  'local gourmet organic medicinal edible growing cultivation ' +
    'ecologica ecologicas comestibles medicinales cultivo ' +
    'organicos comestiveis medicinais cultivos silvestres wild',
)

/** Who sells what they grow. */
const growers = words(
  'grower growers farm farms cultivador cultivadores productor productores granja granjas produtor produtores',
)

/** Words that a place follows. */
const prepositions = words('in near around at en cerca alrededor em perto no na')

/** Those that ask for shops without the word: “mushrooms near Barcelona”. */
const near = words('near around cerca alrededor perto')

/** What stands for the place of the reader. */
const here =
  /\b(?:near me|nearby|close to me|cerca (?:de mi|mio)|(?:en|por) mi zona|por aqui|perto de mim|aqui perto)\b/

/** Words between a preposition and a place: “cerca de”. */
const connectors = words('de del do da of to')

/** Words that a name may begin with: La Coruña. */
const articles = words('the el la los las o a')

/** Words of a query for shops in a place. */
export interface AskedPlace {
  /** What may be the place, the more words the earlier. */
  places: string[]
  /** The words that say what is sold, none of which is a usual one. */
  goods: string[]
}

const isUsual = (word: string) =>
  shopping.has(word) ||
  qualities.has(word) ||
  growers.has(word) ||
  subjects.has(word) ||
  prepositions.has(word) ||
  connectors.has(word) ||
  articles.has(word) ||
  isFiller(word)

/** A place with the article that it begins with, and without. */
function withAndWithoutArticle(place: readonly string[]): string[] {
  const name = place.slice(place.findIndex((word) => !connectors.has(word)))
  const [first = '', ...rest] = name
  return articles.has(first) && rest.length > 0 ? [name.join(' '), rest.join(' ')] : [name.join(' ')]
}

/** Words after the last preposition, or else the only ones that are not about shops: “tienda setas Madrid”. */
function splitPlace(queryWords: readonly string[]): { place: readonly string[]; others: readonly string[] } {
  const preposition = queryWords.findLastIndex((word) => prepositions.has(word))
  if (preposition > 0)
    return { place: queryWords.slice(preposition + 1), others: queryWords.slice(0, preposition) }
  const isName = (word: string) => !isUsual(word) && !/\d/.test(word)
  const start = queryWords.findIndex(isName)
  const end = queryWords.findLastIndex(isName) + 1
  const articleBefore = start > 0 && articles.has(queryWords[start - 1] ?? '') ? 1 : 0
  return start < 0
    ? { place: [], others: queryWords }
    : {
        place: queryWords.slice(start - articleBefore, end),
        others: [...queryWords.slice(0, start), ...queryWords.slice(end)],
      }
}

/** Words that a place may have, with its region and country. */
const maxPlaceWords = 6

/** Whether words may name a place: towns are called Spring and Pô, but “tea in spring” and “em pó” name none. */
const mayBePlace = (place: readonly string[]) =>
  place.length <= maxPlaceWords &&
  withoutIntent(place, 'products').some((word) => !isUsual(word) && !namesSeason([word]))

/** Names of shops, and what may stand beside them where any shop will do. */
const anyShop = {
  names: words('shop shops store stores tienda tiendas vendedores loja lojas'),
  others: words('online internet web site sitio'),
}

/** Whether a query asks for shops, wherever they are: “mushroom shop online”. */
const asksForAnyShop = (queryWords: readonly string[]): boolean =>
  hasOneOf(queryWords, anyShop.names) &&
  hasOneOf(queryWords, subjects) &&
  queryWords.every(
    (word) => anyShop.names.has(word) || anyShop.others.has(word) || subjects.has(word) || isFiller(word),
  )

/** Whether a query asks for shops around the reader, or for any: “mushroom farm near me”, “mushroom shops”. */
export function asksForShopsHere(queryWords: readonly string[]): boolean {
  if (asksForAnyShop(queryWords)) return true
  const text = queryWords.join(' ')
  const others = text.replace(here, '').trim().split(/\s+/)
  const isShop = (word: string) =>
    shopping.has(word) || subjects.has(word) || growers.has(word) || isFiller(word)
  return here.test(text) && withoutIntent(others, 'products').every(isShop)
}

/** The place in which a query asks for shops, or for goods; null where it asks for none. */
export function askedPlace(queryWords: readonly string[]): AskedPlace | null {
  const { place, others } = splitPlace(queryWords)
  const isNear = hasOneOf(queryWords, near) && others.every((word) => subjects.has(word) || near.has(word))
  const isShopping = hasOneOf(others, shopping) || intentOf(others) === 'products' || isNear
  if (!isShopping || !mayBePlace(place) || asksHow(queryWords)) return null
  return {
    places: withAndWithoutArticle(place),
    goods: withoutIntent(others, 'products').filter((word) => !isUsual(word)),
  }
}
