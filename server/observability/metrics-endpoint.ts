import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendText } from '../reject-request'

export const metricsPath = '/metrics'

/** The metrics of the site and the token that reads them. */
export interface MetricsAccess {
  token: string
  /** Returns the metrics of all processes in Prometheus' text format. */
  collect: () => Promise<string>
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Answers `GET /metrics` with `Authorization: Bearer {token}`. */
export async function sendMetrics(
  req: IncomingMessage,
  res: ServerResponse,
  { token, collect }: MetricsAccess,
  secure: boolean,
): Promise<void> {
  const given = /^Bearer (.+)$/.exec(req.headers.authorization ?? '')?.[1] ?? ''
  if (!timingSafeEqual(digest(given), digest(token)))
    return sendText(res, { status: 401, text: 'Metrics need the token.' }, secure)
  const text = await collect()
  res.setHeader('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  res.setHeader('Cache-Control', 'no-store')
  res.end(text)
}
