import cluster, { type Worker } from 'node:cluster'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { GatewayChannel } from '../../server/gateway/application-link'
import { type ApplicationConnection, createGateway, type Gateway } from '../../server/gateway/gateway'
import type { SiteServer } from '../../server/server'
import { isProcessStarted, type ProcessStarted } from './supervisor'

/** Names the folder of the sockets that the processes of the site listen on. */
const folderVariable = 'FUNGARIUM_SOCKETS'

/**
 * Creates the gateway in the supervising process and connects it to each process of the site that listens.
 * @returns the gateway, and a function that removes its files
 */
export function createClusterGateway(
  options: Parameters<typeof createGateway>[0],
): Gateway & { clean(): void } {
  const gateway = createGateway(options)
  const folder = mkdtempSync(path.join(tmpdir(), 'fungarium-sockets-'))
  process.env[folderVariable] = folder
  const connections = new Map<Worker, ApplicationConnection>()
  cluster.on('message', (worker, message) => {
    if (!isProcessStarted(message)) return connections.get(worker)?.receive(message)
    const send = (sent: object) => void (worker.isConnected() && worker.send(sent))
    connections.set(worker, gateway.add(message.listening, send))
  })
  cluster.on('exit', (worker) => {
    connections.get(worker)?.remove()
    connections.delete(worker)
  })
  return { ...gateway, clean: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Returns the socket on which this process of the site will listen. */
function ownSocket(): string {
  const name = `site-${process.pid}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\fungarium-${name}`
  return path.join(String(process.env[folderVariable]), name)
}

/**
 * Listens for the gateway. Without `exclusive`, the supervising process would open the socket, and still accept
 * connections after this process has been killed.
 */
export async function listenForGateway(site: Pick<SiteServer, 'listen'>): Promise<void> {
  const started: ProcessStarted = { listening: ownSocket() }
  await site.listen({ path: started.listening, exclusive: true })
  process.send?.(started)
}

/** The connection of a process of the site to the gateway. */
export const gatewayChannel: GatewayChannel = {
  send: (message) => void process.send?.(message),
  subscribe: (listener) => void process.on('message', listener),
}
