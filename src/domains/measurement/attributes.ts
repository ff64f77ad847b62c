import type { MeasuredEvent } from './events'

/** Attributes of a field, a link, or what contains links: a change or click counts as the event. */
export const trackActions = (event: MeasuredEvent) => ({ 'data-track': event })

/** Attributes of an element: showing the page that contains it counts as the event. */
export const trackShown = (event: MeasuredEvent) => ({ 'data-track-shown': event })
