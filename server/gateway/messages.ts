import { z } from 'zod'
import type { ObservedRequest } from '../observability/request-observer'
import type { EncodedPage, EncodingName } from '../page-cache/page-cache'
import type { PageHead } from '../page-cache/send-cached-page'

// What the gateway and the processes of the application tell each other.

/** A page that the gateway may send without asking the application. */
export interface GatewayPage extends PageHead {
  /** Milliseconds since 1970, because the processes count time from their own starts. */
  freshUntil: number
  notModifiedHeaders: string[]
}

export type MessageToGateway =
  | { gateway: 'page'; key: string; page: GatewayPage; name: EncodingName; encoded: EncodedPage }
  | { gateway: 'expired'; key: string }
  | { gateway: 'synced'; id: number }

export type MessageToApplication =
  /** How often the gateway has sent each page since the last message. */
  | { application: 'uses'; uses: [key: string, count: number][] }
  /** What the gateway has answered itself. */
  | { application: 'observed'; requests: ObservedRequest[] }
  /** Asks for an answer, which arrives after everything that was sent before. */
  | { application: 'sync'; id: number }

/** Other messages between these processes are Node's own, the supervisor's and those of the metrics. */
const toGateway = z.object({ gateway: z.enum(['page', 'expired', 'synced']) })
const toApplication = z.object({ application: z.enum(['uses', 'observed', 'sync']) })

export const isMessageToGateway = (message: unknown): message is MessageToGateway =>
  toGateway.safeParse(message).success

export const isMessageToApplication = (message: unknown): message is MessageToApplication =>
  toApplication.safeParse(message).success
