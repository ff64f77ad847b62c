import { isbot } from 'isbot'
import { addressOf } from '@/foundation/payload/rate-limit'
import { createRequestRate } from '@/foundation/request-rate'
import { maxReportLength, type Report, reportSchema } from './report'

/** Many readers may share an address: those of a school, or of a mobile network. */
export const maxReports = 300

const countReport = createRequestRate(maxReports)

/** What becomes of a report: its counts, or the status of the response. */
type Received = { report: Report } | { status: 204 | 400 | 403 | 429; retryAfter?: number }

/** Whether a page of this site has sent the request. */
function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin') ?? ''
  return URL.canParse(origin) && new URL(origin).host === headers.get('host')
}

/** Whether the reader objects to being counted, or is a program. */
function isUncounted(headers: Headers): boolean {
  const agent = headers.get('user-agent')
  return headers.get('dnt') === '1' || headers.get('sec-gpc') === '1' || !agent || isbot(agent)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads a report; programs and readers who object are answered like everyone else, but not counted. */
export async function receive(request: Request): Promise<Received> {
  const { headers } = request
  if (!isSameOrigin(headers)) return { status: 403 }
  // Before they count, because programs would use up what readers at the same address may report.
  if (isUncounted(headers)) return { status: 204 }
  const retryAfter = countReport(addressOf(request))
  if (retryAfter > 0) return { status: 429, retryAfter }
  const text = await request.text()
  const { data: report } = reportSchema.safeParse(text.length > maxReportLength ? undefined : parse(text))
  return report ? { report } : { status: 400 }
}
