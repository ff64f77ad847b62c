import type { IncomingMessage } from 'node:http'

/** What decides which cached page answers a request. */
export type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers'>
