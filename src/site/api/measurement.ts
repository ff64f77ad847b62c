import { getPayload } from 'payload'
import { countEvents } from '@/domains/measurement/counts'
import { receive } from '@/domains/measurement/receive'
import { loadConfig } from '@/site/load-config'

/** Counts what a page reports: 204, also for who is not counted. Nothing of the reader is stored. */
export async function answerMeasurement(request: Request): Promise<Response> {
  const received = await receive(request)
  if ('report' in received) countEvents(await getPayload({ config: loadConfig() }), received.report)
  const { status, retryAfter } = 'report' in received ? { status: 204 } : received
  const headers = { 'Cache-Control': 'no-store', ...(retryAfter && { 'Retry-After': String(retryAfter) }) }
  return new Response(null, { status, headers })
}
