import { plainText } from '@/foundation/i18n/localized-text'
import { documentPath } from '@/foundation/routing/paths'
import type { ListedItem } from '@/foundation/seo/item-list'
import type { Cards, Listed } from './collections'

/** The page of an entry and its name, without markup. */
export function cardLink(card: Cards[Listed]): ListedItem {
  if (card.kind === 'species')
    return { path: documentPath('mushrooms', card.slug), name: card.scientificName }
  if (card.kind === 'guide')
    return { path: documentPath('growingguides', card.slug), name: plainText(card.title) }
  if (card.kind === 'product')
    return { path: documentPath('products', card.slug), name: plainText(card.title) }
  return { path: documentPath(card.kind, card.slug), name: card.name }
}
