import { randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { isDatabaseAvailable, retryAfterSeconds } from '../src/foundation/database-outage'
import { panelBuildingResponse } from './building-page'
import { panelPolicy } from './content-security-policy'
import type { Exchange, NodeHandler, SiteContext } from './context'
import { unavailableResponse } from './outage-page'
import { securityHeaders } from './security-headers'

interface PanelOptions {
  /** The folder of the project. */
  dir: string
  /** While developing: Next compiles what it is asked for, and tells browsers about changes over this server. */
  devServer?: Server
}

/** Whether Next answers an address: the panel's pages and the files of its build. */
export const isOfPanel = (url = '/'): boolean => /^\/(?:admin|_next)(?=[/?]|$)/.test(url)

/** Payload's panel, which Next serves. */
export interface Panel {
  handler: NodeHandler
  close: () => Promise<void>
}

/** Creates the panel. Next is loaded when it is first needed: few processes are ever asked for the panel. */
export function createPanel(options: PanelOptions): Panel {
  let loading: ReturnType<typeof loadNext> | undefined
  const load = () => {
    loading ??= loadNext(options).catch((error) => {
      loading = undefined // the next request tries it again
      throw error
    })
    return loading
  }
  return {
    handler: async (req, res) => (await load()).handle(req, res),
    close: async () => {
      const application = await loading?.catch(() => undefined)
      await application?.close()
    },
  }
}

/** Loads the application. With a `hostname`, addresses without a language would redirect for ever. */
async function loadNext({ dir, devServer }: PanelOptions) {
  const { default: next } = await import('next')
  // Otherwise Next would hold connections open that ask for an upgrade. It waits for them at this server, which gets none.
  const httpServer = devServer ?? createServer()
  const application = next({ dev: devServer !== undefined, dir, httpServer })
  await application.prepare()
  return { handle: application.getRequestHandler(), close: () => application.close() }
}

const outage = { text: 'The database is not available.', retryAfter: retryAfterSeconds }

/** Has the panel answer a request, in its turn. */
export async function answerPanel(
  request: Request,
  { req, res }: Exchange,
  { isPanelBuilt, panel, panelQueue, secure }: SiteContext & { panel: NodeHandler },
): Promise<Response> {
  if (isPanelBuilt?.() === false) return panelBuildingResponse(request, secure)
  if (!isDatabaseAvailable()) return unavailableResponse(request, outage, secure)
  const isFile = req.url?.startsWith('/_next/static/')
  const headers = securityHeaders(isFile ? 'text/javascript' : 'text/html', secure)
  if (!isFile) headers['Content-Security-Policy'] = panelPolicy(randomBytes(16).toString('base64'), secure)
  // Next reads from the request which nonce its inline scripts get.
  req.headers['content-security-policy'] = headers['Content-Security-Policy']
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
  if (isFile || req.method === 'POST') await panel(req, res)
  else await panelQueue.run(() => panel(req, res), panelQueue.deadline())
  return RESPONSE_ALREADY_SENT
}
