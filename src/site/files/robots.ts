import { allowCaching } from '@/foundation/cache/page-context'
import { defaultLocale } from '@/foundation/i18n/locales'
import { absolute } from '@/foundation/seo/absolute'

/** Seconds for which the server keeps it. Crawlers ask each time. */
const maxAge = 300

const disallowed = ['/admin', '/api', '/preview']

/** `/robots.txt` */
export function robotsFile(): Response {
  allowCaching(maxAge)
  const rules = ['User-Agent: *', 'Allow: /', ...disallowed.map((path) => `Disallow: ${path}`)]
  const text = `${rules.join('\n')}\n\nSitemap: ${absolute(defaultLocale, '/sitemap.xml')}\n`
  return new Response(text, {
    headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'public, max-age=0, must-revalidate' },
  })
}
