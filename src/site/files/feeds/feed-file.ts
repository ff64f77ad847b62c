import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { isLocale } from '@/foundation/i18n/locales'
import { feedResponse } from '@/foundation/seo/feed'
import { feedFormats } from '@/foundation/seo/feed-links'
import { noSuch } from '@/site/files/file'
import { allowAll } from '@/site/session'
import { loadFeed } from './load-feed'

/** `/feeds/{locale}/{list}.atom` and `.json`: what is new in a list or a category. */
export async function feedFile(
  _request: Request,
  { locale, path }: { locale: string; path: string[] },
): Promise<Response> {
  const file = path.join('/')
  const format = feedFormats.find((name) => file.endsWith(`.${name}`))
  if (!isLocale(locale) || !format) return noSuch('feed')
  dependsOn([tags.api])
  const list = file.slice(0, -format.length - 1).split('/')
  const content = await loadFeed(await allowAll(locale), list)
  return content ? feedResponse(content, format) : noSuch('feed')
}
