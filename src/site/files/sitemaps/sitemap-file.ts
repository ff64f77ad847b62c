import { indexPaths } from '@/domains/archives/index-paths'
import { listSitemapEntries } from '@/domains/catalog/query'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { isLocale } from '@/foundation/i18n/locales'
import { documentPath } from '@/foundation/routing/paths'
import { sitemapResponse } from '@/foundation/seo/sitemap'
import { noSuch } from '@/site/files/file'
import { allowAll } from '@/site/session'
import { indexFile, parsePieceFile } from './paths'

/** `/sitemaps/{locale}/pages.xml` and `/sitemaps/{locale}/{collection}-{segment}.xml`. */
export async function sitemapFile(
  _request: Request,
  { locale, file }: { locale: string; file: string },
): Promise<Response> {
  const piece = parsePieceFile(file)
  if (!isLocale(locale) || (!piece && file !== indexFile)) return noSuch('sitemap')
  dependsOn([tags.api])
  const reader = await allowAll(locale)
  if (!piece)
    return sitemapResponse(
      (await indexPaths(reader)).map((path) => ({ path })),
      locale,
    )
  const entries = await listSitemapEntries(reader, piece)
  return sitemapResponse(
    entries.map(({ slug, updatedAt }) => ({ path: documentPath(piece.collection, slug), updatedAt })),
    locale,
  )
}
