const keptForGood = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  // Nothing in a drawing runs or fetches, wherever it is opened.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

/** A drawing as an answer that browsers keep for good: its address changes when it does. */
export const svgResponse = (svg: string): Response =>
  new Response(svg, { headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', ...keptForGood } })

/** The same in pixels. */
export const avifResponse = (picture: Buffer): Response =>
  new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/avif', ...keptForGood } })

export const noDrawing = (): Response =>
  new Response('No such drawing.', { status: 404, headers: { 'Content-Type': 'text/plain' } })
