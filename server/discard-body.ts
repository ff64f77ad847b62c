import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream/promises'

/** Milliseconds in which the rest of a body must arrive. */
const patience = 500

/**
 * Reads what is left of a body that the application has not read, or has the connection closed after the response. A proxy
 * would use the connection for another visitor, whose request would be lost in the rest of the body.
 */
export async function discardBody(req: IncomingMessage, res: ServerResponse): Promise<void> {
  if (req.complete || req.destroyed) return
  // The web stream of the request pauses it after each chunk that nobody takes.
  const resume = () => req.resume()
  req.on('pause', resume).resume()
  const signal = AbortSignal.timeout(patience)
  await finished(req, { signal, cleanup: true }).catch(() => undefined)
  req.off('pause', resume)
  if (!req.complete && !res.headersSent) res.setHeader('Connection', 'close')
}
