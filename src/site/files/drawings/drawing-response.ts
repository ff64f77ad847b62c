import { rasterizeCard } from '@illustrations/engine/rasterize'

const immutableHeaders = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  // An SVG that is opened directly runs no script and loads nothing.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

/** A drawing with unlimited caching, since a changed one has another URL. */
export async function drawingResponse(svg: string, format: 'svg' | 'avif'): Promise<Response> {
  if (format === 'svg')
    return new Response(svg, {
      headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', ...immutableHeaders },
    })
  return new Response(new Uint8Array(await rasterizeCard(svg)), {
    headers: { 'Content-Type': 'image/avif', ...immutableHeaders },
  })
}
