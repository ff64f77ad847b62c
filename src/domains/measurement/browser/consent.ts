import { consentKey, consentState } from '@/domains/measurement/consent-state'
import type { Analytics } from '@/foundation/env/analytics'
import { startProvider } from './providers'

type Send = Awaited<ReturnType<typeof startProvider>>

const root = document.documentElement

/** Closed without storage, which counts as refused. */
function savedChoice(): string | null {
  try {
    return localStorage.getItem(consentKey)
  } catch {
    return null
  }
}

function saveChoice(choice: string): void {
  try {
    localStorage.setItem(consentKey, choice)
  } catch {
    // The banner asks again on the next page.
  }
}

/** The button that had the focus is gone. */
function focusContent(): void {
  const main = document.querySelector('main')
  main?.setAttribute('tabindex', '-1')
  main?.focus({ preventScroll: true })
}

/**
 * Makes the banner work, and loads the provider for readers who have agreed.
 * @param onEvent passes on each event, those of this page before too
 */
export function connectConsent(banner: HTMLElement, onEvent: (send: Send) => void): void {
  let isLoaded = false
  const load = () => {
    if (isLoaded) return
    isLoaded = true
    const { provider, url, site } = banner.dataset as unknown as Analytics
    startProvider({ provider, url, site }).then(onEvent, console.error)
  }
  const choose = (choice: string) => {
    saveChoice(choice)
    delete root.dataset.consent
    const status = document.getElementById('consent-status')
    if (status) status.textContent = banner.dataset[choice] ?? ''
    focusContent()
    if (choice === 'accepted') load()
    // What runs already can only be left behind with the page.
    else if (isLoaded) location.reload()
  }
  document.addEventListener('click', (event) => {
    const control = event.target instanceof Element ? event.target.closest('a, button') : null
    if (control instanceof HTMLButtonElement && banner.contains(control)) choose(control.value)
    if (control?.getAttribute('href') !== '#consent') return
    event.preventDefault()
    root.dataset.consent = consentState.asking
    banner.scrollIntoView()
    banner.focus()
  })
  if (savedChoice() === 'accepted') load()
}
