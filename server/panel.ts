import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

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
  handler: (req: IncomingMessage, res: ServerResponse) => Promise<void>
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
