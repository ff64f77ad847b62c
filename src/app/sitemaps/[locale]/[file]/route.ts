import { indexFile, parsePieceFile } from '@/app/sitemaps/paths'
import { indexPaths } from '@/domains/archives/index-paths'
import { listSitemapEntries } from '@/domains/catalog/query'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { isLocale } from '@/foundation/i18n/locales'
import { documentPath } from '@/foundation/routing/paths'
import { sitemapResponse } from '@/foundation/seo/sitemap'
import { allowAll } from '@/site/page-reader'

interface Context {
  params: Promise<{ locale: string; file: string }>
}

export const dynamic = 'force-dynamic'

/** `/sitemaps/{locale}/pages.xml` and `/sitemaps/{locale}/{collection}-{segment}.xml`. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, file } = await params
  const piece = parsePieceFile(file)
  if (!isLocale(locale) || (!piece && file !== indexFile))
    return new Response('No such sitemap.', { status: 404, headers: { 'Content-Type': 'text/plain' } })
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
