import type { MetadataRoute } from 'next'
import { allowCaching } from '@/foundation/cache/page-context'
import { defaultLocale } from '@/foundation/i18n/locales'
import { absolute } from '@/foundation/seo/absolute'

export const dynamic = 'force-dynamic'

/** Seconds. */
const maxAge = 300

export default function robots(): MetadataRoute.Robots {
  allowCaching(maxAge)
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/admin', '/api', '/preview'] },
    sitemap: absolute(defaultLocale, '/sitemap.xml'),
  }
}
