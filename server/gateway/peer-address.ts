import type { IncomingMessage } from 'node:http'

/** The header in which the gateway names the address that a request came from. */
export const peerAddressHeader = 'x-peer-address'

/**
 * Returns the address at the other end of the visitor's connection.
 * @param hasGateway whether all requests come through the gateway
 */
export function takePeerAddress(req: IncomingMessage, hasGateway: boolean): string {
  const named = req.headers[peerAddressHeader]
  delete req.headers[peerAddressHeader]
  return hasGateway ? String(named ?? '') : (req.socket.remoteAddress ?? '')
}
