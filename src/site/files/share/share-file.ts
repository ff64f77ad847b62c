import { dependsOn } from '@/foundation/cache/page-context'
import { isLocale } from '@/foundation/i18n/locales'
import { pathOfShare } from '@/foundation/seo/share'
import { noSuch } from '@/site/files/file'
import { allowAll } from '@/site/session'
import { drawPicture } from './picture'
import { subjectAt } from './subject'

/** `/share/{locale}/{path of a page}.jpg`: the image for link previews of the page. Never shows a draft. */
export async function shareFile(
  _request: Request,
  { locale, path: segments }: { locale: string; path: string[] },
): Promise<Response> {
  const path = pathOfShare(segments)
  if (!isLocale(locale) || path === null) return noSuch('picture')
  const subject = await subjectAt(await allowAll(locale), path)
  dependsOn(subject.dependsOn)
  if (!subject.picture) return noSuch('picture')
  return new Response(new Uint8Array(await drawPicture(subject.picture)), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=3600' },
  })
}
