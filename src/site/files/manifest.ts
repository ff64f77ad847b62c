import { isLocale } from '@/foundation/i18n/locales'
import { translator } from '@/foundation/i18n/translator'
import { localePath } from '@/foundation/routing/locale-path'
import { tokenValues } from '@/ui/token-values'

/** In `public/icons`, written by scripts/icons.ts. */
const icons = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** `/manifest.webmanifest`: the web app manifest, one for each language so that the installed site opens in it. */
export function manifestFile(_request: Request, { locale }: { locale: string }): Response {
  if (!isLocale(locale)) return new Response('No such language.', { status: 404 })
  const t = translator(locale, 'site')
  const colour = tokenValues('light')
  const start = localePath(locale, '/')
  const manifest = {
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
    icons,
  }
  return Response.json(manifest, {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=86400' },
  })
}
