import type { MetadataRoute } from 'next'
import { defaultLocale } from '@/foundation/i18n/locales'
import { absolute } from '@/foundation/seo/absolute'

export const dynamic = 'force-dynamic'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/admin', '/api', '/preview'] },
    sitemap: absolute(defaultLocale, '/sitemap.xml'),
  }
}
