import { isListed } from '@/domains/catalog/collections'
import type { SitemapPiece } from '@/domains/catalog/query'
import type { Locale } from '@/foundation/i18n/locales'

/** The sitemap of hubs, lists and categories. */
export const indexFile = 'pages.xml'

export const pieceFile = ({ collection, segment }: SitemapPiece): string => `${collection}-${segment}.xml`

export const sitemapPath = (locale: Locale, file: string): string => `/sitemaps/${locale}/${file}`

/** Returns null if the file is not the name of a piece. */
export function parsePieceFile(file: string): SitemapPiece | null {
  const [, collection = '', segment] = /^([a-z]+)-(\d{1,5})\.xml$/.exec(file) ?? []
  return isListed(collection) ? { collection, segment: Number(segment) } : null
}
