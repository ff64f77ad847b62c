/** What is counted. Providers get the same names. */
export const measuredEvents = [
  'page_view',
  'search',
  'select_result',
  'change_filter',
  'near_me',
  'filter_button',
  'add_to_cart',
  'send_request',
  'send_review',
  'change_language',
  'outbound_link',
  'key_step',
  'share',
] as const

export type MeasuredEvent = (typeof measuredEvents)[number]

/** Where browsers report to. */
export const measurementPath = '/api/measurement'

/** Events in one report. */
export const maxEvents = 50
