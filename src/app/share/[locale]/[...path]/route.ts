import { drawPicture } from '@/app/share/picture'
import { subjectAt } from '@/app/share/subject'
import { dependsOn } from '@/foundation/cache/page-context'
import { isLocale } from '@/foundation/i18n/locales'
import { pathOfShare } from '@/foundation/seo/share'
import { allowAll } from '@/site/page-reader'

interface Context {
  params: Promise<{ locale: string; path: string[] }>
}

/** Rendered on the first request and cached until a document on it changes. */
export const dynamic = 'force-static'

export function generateStaticParams() {
  return []
}

function nothing(): Response {
  return new Response('No such picture.', { status: 404, headers: { 'Content-Type': 'text/plain' } })
}

/** `/share/{locale}/{path of a page}.jpg`: the image for link previews of the page. Never shows a draft. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, path: segments } = await params
  const path = pathOfShare(segments)
  if (!isLocale(locale) || path === null) return nothing()
  const subject = await subjectAt(await allowAll(locale), path)
  dependsOn(subject.dependsOn)
  if (!subject.picture) return nothing()
  return new Response(new Uint8Array(await drawPicture(subject.picture)), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=3600' },
  })
}
