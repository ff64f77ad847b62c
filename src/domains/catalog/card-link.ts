import { plainText } from '@/foundation/i18n/localized-text'
import { documentPath } from '@/foundation/routing/paths'
import type { ListedItem } from '@/foundation/seo/item-list'
import type { Cards, Listed } from './collections'

/** The page of an entry and its name, without markup. */
export function cardLink(card: Cards[Listed]): ListedItem {
  switch (card.kind) {
    case 'species':
      return { path: documentPath('mushrooms', card.slug), name: card.scientificName }
    case 'guide':
      return { path: documentPath('growingguides', card.slug), name: plainText(card.title) }
    case 'product':
      return { path: documentPath('products', card.slug), name: plainText(card.title) }
    case 'recipe':
      return { path: documentPath('recipes', card.slug), name: plainText(card.name) }
    case 'posts':
    case 'projects':
      return { path: documentPath(card.kind, card.slug), name: plainText(card.title) }
    default:
      return { path: documentPath(card.kind, card.slug), name: card.name }
  }
}
