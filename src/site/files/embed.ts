import { embedAt } from '@/blocks/embedding/providers'
import { readEnvironment } from '@/foundation/env/environment'
import { noSuch } from '@/site/files/file'

const { peertubeHosts } = readEnvironment()

/**
 * `/embed/{path of a provider}`: a page that shows nothing but one frame of a provider. Pages of the site embed it, so
 * that only the policy of this response allows the other host.
 */
export function embedFile(_request: Request, { path }: { path: string[] }): Response {
  const embed = embedAt(path.join('/'), peertubeHosts)
  if (!embed) return noSuch('embed')
  const { name, source } = embed
  const address = source.replaceAll('&', '&amp;')
  const html = `<!doctype html>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>${name}</title>
<style>html, body, iframe { display: block; box-sizing: border-box; width: 100%; height: 100%; margin: 0; border: 0 }</style>
<iframe src="${address}" title="${name}" allow="autoplay; encrypted-media; fullscreen; picture-in-picture" allowfullscreen></iframe>
`
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, max-age=3600',
      'Content-Security-Policy': [
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        `frame-src ${new URL(source).origin}`,
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'self'",
      ].join('; '),
    },
  })
}
