import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createHttpServer } from '../http-server'
import { type Address, closeServer, listen } from '../listen'
import { toOriginForm } from '../normalize-headers'
import type { ObservedRequest } from '../observability/request-observer'
import { findRejection, sendText } from '../reject-request'
import { sendUnavailable } from '../send-unavailable'
import { Application, Applications } from './applications'
import { forward } from './forward'
import { isMessageToGateway, type MessageToApplication } from './messages'
import { PageMirror } from './page-mirror'
import { answerPlainRequests } from './plain-connections'
import { answerFromMirror, sendMirrored } from './send-mirrored'

/** How long a visitor waits while no process of the application runs, in milliseconds. */
const maxWait = 15_000
const starting = { text: 'The site is starting. Try again in a few seconds.', retryAfter: 5 }
/** Milliseconds before a request that did not reach a process is passed on again. */
const undeliveredPause = 50
/** Milliseconds between two reports to the application. */
const reportInterval = 1000

/** What the gateway knows of one process of the application. */
export interface ApplicationConnection {
  receive(message: unknown): void
  /** The process has ended. */
  remove(): void
}

export interface Gateway {
  server: Server
  listen(address: Address): Promise<void>
  /** Adds a process that answers requests on a socket. */
  add(socketPath: string, send: (message: MessageToApplication) => void): ApplicationConnection
  /** Finishes running requests first, for at most `timeout` milliseconds. */
  close(timeout?: number): Promise<void>
}

interface GatewayOptions {
  /** Whether visitors use https. */
  secure: boolean
  /** Whether the application records what the gateway has answered. */
  isObserved?: boolean
}

/**
 * Creates the server that visitors connect to. It sends cached pages itself and passes everything else to the
 * application. Next is not loaded here: with it in the process, each request would cost three times as much, and cached
 * pages would wait while others are rendered.
 */
export function createGateway({ secure, isObserved = false }: GatewayOptions): Gateway {
  const applications = new Applications()
  const mirror = new PageMirror<Application>()
  let observed: ObservedRequest[] = []
  let closing = false
  const observe = isObserved ? (request: ObservedRequest) => void observed.push(request) : undefined
  const server = createHttpServer((req, res) => {
    if (closing) res.setHeader('Connection', 'close')
    req.url = toOriginForm(req.url)
    const rejection = findRejection(req)
    if (rejection) return sendText(res, rejection, secure)
    if (!sendMirrored(req, res, mirror, observe)) void passOn(req, res, applications, secure)
  })
  const plainConnections = answerPlainRequests(server, answerFromMirror(mirror, observe))
  const report = () => {
    for (const [application, uses] of mirror.takeUses()) application.send({ application: 'uses', uses })
    if (observed.length > 0) applications.choose()?.send({ application: 'observed', requests: observed })
    observed = []
  }
  const timer = setInterval(report, reportInterval)
  timer.unref()
  return {
    server,
    listen: (address) => listen(server, address),
    add: (socketPath, send) => connect(new Application(socketPath, send), applications, mirror),
    close: async (timeout = 15_000) => {
      closing = true
      clearInterval(timer)
      plainConnections.close(timeout)
      await closeServer(server, timeout)
      report()
    },
  }
}

function connect(
  application: Application,
  applications: Applications,
  mirror: PageMirror<Application>,
): ApplicationConnection {
  applications.add(application)
  return {
    receive: (message) => {
      if (!isMessageToGateway(message)) return
      if (message.gateway === 'synced') application.synced(message.id)
      else if (message.gateway === 'expired') mirror.remove(message.key)
      else mirror.set(message.key, { ...message, owner: application })
    },
    remove: () => {
      applications.remove(application)
      // Nobody would say when they expire.
      mirror.removeAllOf(application)
    },
  }
}

/** Lets the application answer; while it starts again, visitors wait for it. */
async function passOn(
  req: IncomingMessage,
  res: ServerResponse,
  applications: Applications,
  secure: boolean,
): Promise<void> {
  const deadline = performance.now() + maxWait
  let isReset = false
  while (performance.now() < deadline) {
    const application = await applications.wait(deadline - performance.now())
    if (res.destroyed) return
    if (!application) break
    const outcome = await forward(req, res, application, isReset)
    if (outcome === 'answered') return
    if (outcome === 'failed') break
    if (outcome === 'reset') isReset = true
    else await sleep(undeliveredPause) // the process has ended, which is about to be known
  }
  sendUnavailable(req, res, { ...starting, secure })
}
