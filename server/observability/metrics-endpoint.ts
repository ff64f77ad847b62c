import { createHash, timingSafeEqual } from 'node:crypto'
import { textResponse } from '../text-response'

export const metricsPath = '/metrics'

/** The metrics of the site and the token that reads them. */
export interface MetricsAccess {
  token: string
  /** Returns the metrics of all processes in Prometheus' text format. */
  collect: () => Promise<string>
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Answers `GET /metrics` with `Authorization: Bearer {token}`. */
export async function metricsResponse(
  request: Request,
  { token, collect }: MetricsAccess,
  secure: boolean,
): Promise<Response> {
  const given = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
  if (!timingSafeEqual(digest(given), digest(token)))
    return textResponse({ status: 401, text: 'Metrics need the token.' }, secure)
  const response = textResponse({ status: 200, text: await collect() }, secure)
  response.headers.set('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  return response
}
