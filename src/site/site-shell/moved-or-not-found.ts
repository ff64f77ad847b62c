import { fromPath, redirectsSlug } from '@/domains/redirects/from-path'
import { findRedirect } from '@/domains/redirects/queries'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Reader } from '@/foundation/payload/reader'
import { localePath } from '@/foundation/routing/locale-path'
import { notFound, permanentRedirect } from '@/foundation/routing/signals'

/** Responds with 308 where a redirect leads on from an address without a page, and with 404 elsewhere. */
export async function movedOrNotFound(reader: Reader, path: string): Promise<never> {
  dependsOn([tags.slug(redirectsSlug, fromPath(path))])
  const target = await findRedirect(reader, path)
  if (target) permanentRedirect(localePath(reader.locale, target))
  notFound()
}
