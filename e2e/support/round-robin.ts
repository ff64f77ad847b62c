import { createServer, request } from 'node:http'
import { closeServer, listen } from '../../server/listen'

/**
 * Starts a proxy that sends each request to the next of several servers, as a load balancer without sticky sessions does.
 * @returns a function that stops it
 */
export async function startRoundRobin(
  port: number,
  targets: readonly string[],
): Promise<() => Promise<void>> {
  let count = 0
  const server = createServer((incoming, outgoing) => {
    const target = targets[count % targets.length]
    count += 1
    const { method, url = '/', headers } = incoming
    const forwarded = request(new URL(url, target), { method, headers }, (response) => {
      outgoing.writeHead(Number(response.statusCode), response.rawHeaders)
      response.pipe(outgoing)
    })
    forwarded.once('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  await listen(server, { port })
  return () => closeServer(server, 0)
}
