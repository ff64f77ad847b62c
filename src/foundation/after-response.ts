import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { afterResponse } from './cache/page-context'

/**
 * Runs work after the response is sent, so that its duration tells the client nothing. A failure is logged. It gets a
 * request of its own, because the transaction of the first one has ended. Outside the server (commands, tests), which
 * sends no responses, the work starts at once and is not awaited.
 */
export function runAfterResponse(payload: Payload, work: (req: PayloadRequest) => Promise<void>): void {
  afterResponse(async () => {
    try {
      await work(await createLocalReq({}, payload))
    } catch (error) {
      payload.logger.error({ err: error, msg: 'The work after a response failed.' })
    }
  })
}
