import type { MetadataRoute } from 'next'
import { getTranslations } from 'next-intl/server'
import { isLocale } from '@/foundation/i18n/locales'
import { localePath } from '@/foundation/routing/locale-path'
import { tokenValues } from '@/ui/token-values'
import icon192 from './icon-192.png'
import icon512 from './icon-512.png'
import maskable512 from './maskable-512.png'

interface Context {
  params: Promise<{ locale: string }>
}

export const dynamic = 'force-static'

export function generateStaticParams() {
  return []
}

/** The web app manifest, one for each language so that the installed site opens in it. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) return new Response('No such language.', { status: 404 })
  const t = await getTranslations({ locale, namespace: 'site' })
  const colour = tokenValues('light')
  const start = localePath(locale, '/')
  const manifest: MetadataRoute.Manifest = {
    id: start,
    name: `${t('name')}: ${t('tagline')}`,
    short_name: t('name'),
    description: t('description'),
    lang: locale,
    start_url: start,
    scope: '/',
    display: 'minimal-ui',
    background_color: colour('paper'),
    theme_color: colour('paper'),
    categories: ['education', 'books', 'shopping'],
    icons: [
      { src: icon192.src, sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: icon512.src, sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: maskable512.src, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return Response.json(manifest, {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=86400' },
  })
}
