import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'

const hour = 'public, max-age=3600'
const immutable = 'public, max-age=31536000, immutable'

/** Serves a folder's files below an address. */
function serve(app: Hono, address: string, root: string, cacheControl: string): void {
  app.use(address, async (context, next) => {
    await next()
    if (context.res.ok) context.res.headers.set('Cache-Control', cacheControl)
  })
  app.get(address, serveStatic({ root }))
}

/** Serves what is not made for a request: the build's files, whose names contain a hash of their contents, and others. */
export function addPublicFiles(app: Hono): void {
  serve(app, '/assets/*', 'dist/browser', immutable)
  serve(app, '/fonts/*', 'public', immutable)
  serve(app, '/styles/*', 'public', hour)
  serve(app, '/icons/*', 'public', hour)
  serve(app, '/block-sketches/*', 'public', hour)
  for (const icon of ['favicon.ico', 'icon.svg', 'apple-icon.png']) serve(app, `/${icon}`, 'public', hour)
}
