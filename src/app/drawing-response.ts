const immutableHeaders = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  // An SVG that is opened directly runs no script and loads nothing.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

/** An SVG response with unlimited caching: a changed drawing has another URL. */
export const svgResponse = (svg: string): Response =>
  new Response(svg, { headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', ...immutableHeaders } })

/** The same for AVIF. */
export const avifResponse = (picture: Buffer): Response =>
  new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/avif', ...immutableHeaders } })

export const noDrawing = (): Response =>
  new Response('No such drawing.', { status: 404, headers: { 'Content-Type': 'text/plain' } })
