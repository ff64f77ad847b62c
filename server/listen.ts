import { createServer, type Server } from 'node:http'

/** The configured address cannot be used; its message tells the user what to do. */
export class AddressError extends Error {
  override name = 'AddressError'
}

export interface Address {
  port: number
  /** Absent: all addresses of the machine. */
  host?: string
}

/** @throws {AddressError} when the address cannot be used */
export function listen(server: Server, address: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explainListenError(error, address)))
    server.listen(address, () => {
      server.removeAllListeners('error')
      resolve()
    })
  })
}

/**
 * Checks that a port is free, before the long steps of a start instead of after them.
 * @throws {AddressError} when it is not
 */
export async function checkPort(address: Address): Promise<void> {
  // A program on the loopback address alone does not prevent listening, but would get the local visitors.
  for (const host of address.host ? [address.host] : ['127.0.0.1', undefined]) {
    const server = createServer()
    await listen(server, { ...address, host })
    await closeServer(server, 0)
  }
}

function explainListenError(error: Error, { port, host }: Address): Error {
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return new AddressError(
      `Port ${port} is used by another program; stop it, or set PORT to another number.`,
    )
  if (code === 'EACCES')
    return new AddressError(`This user may not use port ${port}; set PORT to a number above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new AddressError(`HOST ${host} is not an address of this machine.`)
  return error
}

/** Stops accepting connections, waits for running requests and cuts off those that take longer than `timeout` ms. */
export function closeServer(server: Server, timeout: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), timeout)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
    server.closeIdleConnections()
  })
}
