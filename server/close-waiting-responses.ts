import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests that a connection may have waiting for their responses. Browsers and proxies send one at a time. */
export const maxUnanswered = 6

const unansweredOf = new WeakMap<Socket, Set<ServerResponse>>()

/**
 * Keeps the responses that a connection waits for, and closes them with it: Node closes only the one that it is sending,
 * so that work for the others, and what they hold, would never end.
 * @returns false if the connection had too many waiting, and was closed
 */
export function trackResponse({ socket }: IncomingMessage, res: ServerResponse): boolean {
  if (socket.destroyed) return false
  const unanswered = unansweredOf.get(socket) ?? trackConnection(socket)
  if (unanswered.size >= maxUnanswered) {
    socket.destroy()
    return false
  }
  unanswered.add(res)
  res.once('close', () => unanswered.delete(res))
  return true
}

function trackConnection(socket: Socket): Set<ServerResponse> {
  const unanswered = new Set<ServerResponse>()
  unansweredOf.set(socket, unanswered)
  socket.once('close', () =>
    // Node closes the response that it is sending first.
    process.nextTick(() => {
      for (const res of unanswered) res.destroy().emit('close')
    }),
  )
  return unanswered
}
