import cluster, { type Worker } from 'node:cluster'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { GatewayChannel } from '../../server/gateway/application-link'
import { type ApplicationConnection, createGateway, type Gateway } from '../../server/gateway/gateway'

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
  cluster.on('listening', (worker, { address }) => {
    const send = (message: object) => void (worker.isConnected() && worker.send(message))
    connections.set(worker, gateway.add(address, send))
  })
  cluster.on('message', (worker, message) => connections.get(worker)?.receive(message))
  cluster.on('exit', (worker) => {
    connections.get(worker)?.remove()
    connections.delete(worker)
  })
  return { ...gateway, clean: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Returns the socket that this process of the site listens on. */
export function ownSocket(): string {
  const name = `site-${process.pid}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\fungarium-${name}`
  return path.join(String(process.env[folderVariable]), name)
}

/** The connection of a process of the site to the gateway. */
export const gatewayChannel: GatewayChannel = {
  send: (message) => void process.send?.(message),
  subscribe: (listener) => void process.on('message', listener),
}
