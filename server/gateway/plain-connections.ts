import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { RequestHead } from '../request-head'
import { parsePlainRequest } from './plain-request'

/**
 * Writes the response to a request, whole.
 * @returns false when it has written nothing because Node's HTTP server must answer
 */
export type AnswerPlainRequest = (request: RequestHead, socket: Socket) => boolean

export interface PlainConnections {
  /** Closes the connections when their responses are sent, after `timeout` milliseconds at the latest. */
  close(timeout: number): void
}

/**
 * Reads connections before Node's HTTP server, which takes longer to parse a plain request and to write its head than a
 * cached page takes otherwise. A connection that sends anything but one plain request at a time, or one that is not
 * answered here, belongs to the HTTP server from then on, with the bytes that have arrived.
 */
export function answerPlainRequests(server: Server, answer: AnswerPlainRequest): PlainConnections {
  const connections = new Set<Socket>()
  const [serve] = server.listeners('connection')
  if (!serve) throw new Error('The HTTP server has no listener for connections.')
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    connections.add(socket)
    const release = () => connections.delete(socket)
    readPlainRequests(socket, server, {
      answer,
      release,
      passOn: () => Reflect.apply(serve, server, [socket]),
    })
  })
  return {
    close: (timeout) => {
      for (const socket of connections) socket.pause().destroySoon()
      setTimeout(() => {
        for (const socket of connections) socket.destroy()
      }, timeout).unref()
    },
  }
}

interface PlainConnection {
  answer: AnswerPlainRequest
  /** The connection has ended, or is the HTTP server's. */
  release: () => void
  /** Gives the connection to the HTTP server. */
  passOn: () => void
}

function readPlainRequests(
  socket: Socket,
  server: Server,
  { answer, release, passOn }: PlainConnection,
): void {
  let hasAnswered = false
  const onData = (bytes: Buffer) => {
    // A visitor who does not read the responses gets no more: the HTTP server knows how to wait.
    const request = socket.writableNeedDrain ? undefined : parsePlainRequest(bytes)
    if (!request || !answer(request, socket)) return handOver(bytes)
    if (hasAnswered) return
    hasAnswered = true
    socket.setTimeout(server.keepAliveTimeout)
  }
  const listeners = {
    data: onData,
    end: () => socket.end(),
    timeout: () => socket.destroy(),
    error: () => socket.destroy(),
    close: release,
  }
  const handOver = (bytes: Buffer) => {
    for (const [event, listener] of Object.entries(listeners)) socket.off(event, listener)
    release()
    socket.setTimeout(0)
    socket.pause()
    socket.unshift(bytes)
    passOn()
    socket.resume()
  }
  for (const [event, listener] of Object.entries(listeners)) socket.on(event, listener)
  socket.setTimeout(server.headersTimeout)
}
