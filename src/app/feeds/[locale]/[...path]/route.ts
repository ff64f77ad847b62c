import { loadFeed } from '@/app/feeds/load-feed'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { isLocale } from '@/foundation/i18n/locales'
import { feedResponse } from '@/foundation/seo/feed'
import { feedFormats } from '@/foundation/seo/feed-links'
import { allowAll } from '@/site/page-reader'

interface Context {
  params: Promise<{ locale: string; path: string[] }>
}

export const dynamic = 'force-dynamic'

/** `/feeds/{locale}/{list}.atom` and `.json`: what a list or a category has got last. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, path } = await params
  const file = path.join('/')
  const format = feedFormats.find((name) => file.endsWith(`.${name}`))
  if (!isLocale(locale) || !format) return noFeed()
  dependsOn([tags.api])
  const list = file.slice(0, -format.length - 1).split('/')
  const content = await loadFeed(await allowAll(locale), list)
  return content ? feedResponse(content, format) : noFeed()
}

function noFeed(): Response {
  return new Response('No such feed.', { status: 404, headers: { 'Content-Type': 'text/plain' } })
}
