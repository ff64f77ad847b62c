import { isMeasuredEvent, type MeasuredEvent, maxEvents, measurementPath } from '@/domains/measurement/events'
import { trackEvent } from './track'

/** Learns each event at once. */
type Listener = (event: MeasuredEvent) => void

const listeners = new Set<Listener>()
let events: MeasuredEvent[] = []

function record(name: unknown): void {
  if (!isMeasuredEvent(name)) return
  if (events.length < maxEvents) events.push(name)
  for (const listen of listeners) listen(name)
}

/** Adds a listener, which also learns what has happened on this page before. */
export function onEvent(listener: Listener): void {
  for (const event of events) listener(event)
  listeners.add(listener)
}

/** Sends what happened since the last report. */
function report(): void {
  if (events.length === 0) return
  navigator.sendBeacon(measurementPath, JSON.stringify({ page: location.pathname, events }))
  events = []
}

/** What a click counts as; fields are counted by their changes. */
function eventOfClick(target: Element): unknown {
  const control = target.closest<HTMLElement>('a, button, summary')
  const marked = control?.closest<HTMLElement>('[data-track]')
  if (marked) return marked.dataset.track
  const isOutbound = control instanceof HTMLAnchorElement && /^https?:/.test(control.protocol)
  return isOutbound && control.host !== location.host ? 'outbound_link' : undefined
}

function recordView(): void {
  record('page_view')
  for (const element of document.querySelectorAll<HTMLElement>('[data-track-shown]'))
    record(element.dataset.trackShown)
}

/** Where a provider is configured, its banner is part of the page. */
function loadConsent(): void {
  const banner = document.getElementById('consent')
  if (banner)
    import('./consent').then(({ connectConsent }) => connectConsent({ banner, onEvent })).catch(console.error)
}

/** Counts the view of this page and what is done on it, and reports both when the reader leaves or hides it. */
export function startCollecting(): void {
  const on = (type: string, eventOf: (target: Element) => unknown) =>
    document.addEventListener(type, ({ target }) => target instanceof Element && record(eventOf(target)))
  on('click', eventOfClick)
  on('change', (target) => (target as HTMLElement).dataset.track)
  document.addEventListener(trackEvent, (event) => record((event as CustomEvent).detail))
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && report())
  addEventListener('pagehide', report)
  // Back shows the page as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && recordView())
  // The browser may have opened a page that nobody has asked for yet.
  if (Reflect.get(document, 'prerendering'))
    document.addEventListener('prerenderingchange', recordView, { once: true })
  else recordView()
  loadConsent()
}
