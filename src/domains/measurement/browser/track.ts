import type { MeasuredEvent } from '@/domains/measurement/events'

/** The event by which scripts reach the collector. */
export const trackEvent = 'track'

/** Counts an event for which there is neither a link nor a field to mark. */
export function track(event: MeasuredEvent): void {
  document.dispatchEvent(new CustomEvent(trackEvent, { detail: event }))
}
