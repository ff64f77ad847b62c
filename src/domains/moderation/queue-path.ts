/** The filters of the queue that the form was sent from. */
export function queueFilters(referrer: string | null): URLSearchParams {
  return URL.canParse(referrer ?? '') ? new URL(referrer ?? '').searchParams : new URLSearchParams()
}

/** What the page of the queue says about the last decision. */
const outcomeParameters = [
  'decided',
  'kept',
  'closed',
  'reopened',
  'failed',
  'changed',
  'application',
  'undo',
  'undone',
  'attempt',
]

/** The address of the queue with these filters and what was done. */
export function queuePath(filters: URLSearchParams, outcome: Record<string, string>): string {
  for (const name of outcomeParameters) filters.delete(name)
  for (const [name, value] of Object.entries(outcome)) filters.set(name, value)
  return `/admin/moderation?${filters}`
}
