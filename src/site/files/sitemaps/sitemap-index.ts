import { listSitemapPieces } from '@/domains/catalog/query'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { defaultLocale, locales } from '@/foundation/i18n/locales'
import { sitemapIndexResponse } from '@/foundation/seo/sitemap'
import { allowAll } from '@/site/session'
import { indexFile, pieceFile, sitemapPath } from './paths'

/** `/sitemap.xml`: the index of all sitemaps, by language and kind. */
export async function sitemapIndex(): Promise<Response> {
  const pieces = await listSitemapPieces(await allowAll(defaultLocale))
  dependsOn([tags.api])
  return sitemapIndexResponse(
    locales.flatMap((locale) => [
      { path: sitemapPath(locale, indexFile) },
      ...pieces.map((piece) => ({ ...piece, path: sitemapPath(locale, pieceFile(piece)) })),
    ]),
  )
}
