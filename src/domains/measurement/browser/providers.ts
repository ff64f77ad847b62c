import type { MeasuredEvent } from '@/domains/measurement/events'
import type { Analytics } from '@/foundation/env/analytics'

type Send = (event: MeasuredEvent) => void
type Site = Pick<Analytics, 'url' | 'site'>
type Call = (...values: unknown[]) => void

/** Inserts a script of the provider. Resolves when it has run. */
function loadScript(src: string, data: Record<string, string> = {}): Promise<void> {
  const script = document.createElement('script')
  Object.assign(script.dataset, data)
  script.async = true
  script.src = src
  return new Promise((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`${src} could not be loaded.`))
    document.head.append(script)
  })
}

/** A function on the window, which the script of the provider defines. */
const call = (name: string, ...values: unknown[]) =>
  (Reflect.get(window, name) as Call | undefined)?.(...values)

/** A list on the window in which the script of the provider finds what happened before it was there. */
function queueOf(name: string): unknown[] {
  if (!Reflect.has(window, name)) Reflect.set(window, name, [])
  return Reflect.get(window, name)
}

async function startPlausible({ url, site }: Site): Promise<Send> {
  await loadScript(`${url}/js/script.manual.js`, { domain: site })
  return (event) => call('plausible', event === 'page_view' ? 'pageview' : event)
}

async function startUmami({ url, site }: Site): Promise<Send> {
  await loadScript(`${url}/script.js`, { websiteId: site, hostUrl: url, autoTrack: 'false' })
  const umami = Reflect.get(window, 'umami') as { track: Call }
  return (event) => (event === 'page_view' ? umami.track() : umami.track(event))
}

async function startMatomo({ url, site }: Site): Promise<Send> {
  const queue = queueOf('_paq')
  queue.push(['disableCookies'], ['setTrackerUrl', `${url}/matomo.php`], ['setSiteId', site])
  await loadScript(`${url}/matomo.js`)
  // The script has replaced the list by an object of its own.
  return (event) =>
    queueOf('_paq').push(event === 'page_view' ? ['trackPageView'] : ['trackEvent', 'site', event])
}

/** Google reads the `arguments` of a call, no list. */
function gtag(..._values: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  queueOf('dataLayer').push(arguments)
}

async function startGoogle({ url, site }: Site): Promise<Send> {
  const denied = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage']
  // Without storage it sets no cookies.
  gtag('consent', 'default', Object.fromEntries(denied.map((purpose) => [purpose, 'denied'])))
  gtag('js', new Date())
  gtag('config', site, { send_page_view: false })
  await loadScript(`${url}/gtag/js?id=${site}`)
  return (event) => gtag('event', event)
}

const starts: Record<Analytics['provider'], (site: Site) => Promise<Send>> = {
  plausible: startPlausible,
  umami: startUmami,
  matomo: startMatomo,
  ga4: startGoogle,
}

/** Loads a provider's script. Returns the function that sends it an event. */
export const startProvider = ({ provider, ...site }: Analytics): Promise<Send> => starts[provider](site)
