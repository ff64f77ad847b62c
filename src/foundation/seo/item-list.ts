import type { ItemList, WithContext } from 'schema-dts'
import type { Locale } from '@/foundation/i18n/locales'
import { absolute } from './absolute'

/** An entry of a list, with the path of its page without the locale prefix. */
export interface ListedItem {
  path: string
  name: string
}

/** https://schema.org/ItemList of the entries on a page. @param first the position of the first, from 1 */
export function itemListJsonLd(
  items: readonly ListedItem[],
  { locale, first = 1 }: { locale: Locale; first?: number },
): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: items.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: first + index,
      name,
      url: absolute(locale, path),
    })),
  }
}
