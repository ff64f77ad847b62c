import { createServer, type RequestListener, type Server } from 'node:http'
import { closeServer, listen } from './listen'

/** Marks requests of this process to itself that must be rendered instead of served from the cache. */
export const refreshHeader = 'x-refresh'

export interface InternalServer {
  /** @throws {Error} while the server is not listening */
  fetch(path: string, headers?: Record<string, string>): Promise<Response>
  listen(): Promise<void>
  close(): Promise<void>
}

/**
 * Serves this process's own requests on a port of the loopback address. Processes that share the public port would
 * receive each other's.
 */
export function createInternalServer(listener: RequestListener): InternalServer {
  const server = createServer(listener)
  return {
    fetch: (path, headers = {}) =>
      fetch(`http://127.0.0.1:${portOf(server)}${path}`, {
        headers: { 'Accept-Encoding': 'identity', ...headers },
        redirect: 'manual',
      }),
    listen: async () => {
      // `exclusive` keeps processes of a cluster from sharing the port.
      await listen(server, { port: 0, host: '127.0.0.1', exclusive: true })
      server.unref()
    },
    close: () => closeServer(server, 0),
  }
}

function portOf(server: Server): number {
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The internal server is not listening.')
  return address.port
}
