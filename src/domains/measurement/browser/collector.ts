import { type MeasuredEvent, maxEvents, measurementPath } from '@/domains/measurement/events'

// Every page has this, and scripts run after the first paint: it is small rather than a file of its own.

let events: MeasuredEvent[] = []
let listener: ((event: MeasuredEvent) => void) | undefined

/** Counts an event for which there is neither a link nor a field to mark. */
export function track(event: MeasuredEvent): void {
  events.push(event)
  listener?.(event)
}

/** Passes on each event, also those that are not reported yet. */
export function onEvent(listen: (event: MeasuredEvent) => void): void {
  events.forEach(listen)
  listener = listen
}

/** Sends what happened since the last report. */
function report(): void {
  if (!events[0] || document.visibilityState === 'visible') return
  const body = { page: location.pathname, events: events.slice(0, maxEvents) }
  navigator.sendBeacon(measurementPath, JSON.stringify(body))
  events = []
}

/** What a click counts as; fields are counted by their changes. */
function eventOfClick(target: HTMLElement): string | undefined {
  const control = target.closest<HTMLAnchorElement>('a, button, summary')
  const marked = control?.closest<HTMLElement>('[data-track]')
  if (marked) return marked.dataset.track
  return control?.href?.startsWith('http') && control.host !== location.host ? 'outbound_link' : undefined
}

function trackView(): void {
  track('page_view')
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-track-shown]'))
    track(dataset.trackShown as MeasuredEvent)
}

/** Counts the view of this page and what is done on it, and reports both when the reader leaves or hides it. */
function startCollecting(): void {
  const on = (type: string, eventOf: (target: HTMLElement) => string | undefined) =>
    document.addEventListener(type, ({ target }) => {
      const event = eventOf(target as HTMLElement)
      if (event) track(event as MeasuredEvent)
    })
  on('click', eventOfClick)
  on('change', ({ dataset }) => dataset.track)
  document.addEventListener('visibilitychange', report)
  // Back shows the page as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && trackView())
  // A page that the browser has opened ahead and discards never becomes hidden, so it reports nothing.
  trackView()
  // Where a provider is configured, its banner is part of the page.
  const banner = document.getElementById('consent')
  if (banner) import('./consent').then(({ connectConsent }) => connectConsent(banner, onEvent))
}

interface Objection {
  doNotTrack: string | null
  globalPrivacyControl?: boolean
}

function hasObjected({ doNotTrack, globalPrivacyControl }: Objection): boolean {
  return doNotTrack === '1' || globalPrivacyControl === true
}

if (typeof document !== 'undefined' && !hasObjected(navigator)) startCollecting()
