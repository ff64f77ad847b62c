import { fromPath, redirectsSlug } from '@/domains/redirects/from-path'
import { findRedirect } from '@/domains/redirects/queries'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Locale } from '@/foundation/i18n/locales'
import { localePath } from '@/foundation/routing/locale-path'
import { notFound, permanentRedirect } from '@/foundation/routing/signals'
import { allowAll } from '@/site/page-reader'

/** Responds with 308 where a redirect leads on from an address without a page, and with 404 elsewhere. */
export async function movedOrNotFound(locale: Locale, path: string): Promise<never> {
  dependsOn([tags.slug(redirectsSlug, fromPath(path))])
  const target = await findRedirect(await allowAll(locale), path)
  if (target) permanentRedirect(localePath(locale, target))
  notFound()
}
