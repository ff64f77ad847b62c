import { livePart, setLivePart } from './live-parts'

/** A skeleton appears when loading takes longer than this. Milliseconds. */
const skeletonDelay = 300

/** Screen readers notice a repeated text only if the region was empty before. Milliseconds. */
const announcementDelay = 100

const list = () => livePart(document, 'list')

/** Marks the list as busy and later shows a skeleton. */
export class LoadingIndicator {
  #timer = 0

  start(): void {
    list()?.setAttribute('aria-busy', 'true')
    window.clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => {
      const skeleton = document.querySelector('[data-live-skeleton] > *')
      const cards = list()?.querySelector('.filtered-cards')
      if (skeleton && !cards?.querySelector('.archive-skeleton')) cards?.append(skeleton.cloneNode(true))
    }, skeletonDelay)
  }

  stop(): void {
    window.clearTimeout(this.#timer)
    list()?.removeAttribute('aria-busy')
    list()?.querySelector('.archive-skeleton')?.remove()
  }
}

/** Writes a text into a live region. */
export function announce(regionId: string, text: string, isVisible = false): void {
  const region = document.getElementById(regionId)
  if (!region) return
  region.classList.toggle('hidden-visually', !isVisible)
  region.textContent = ''
  window.setTimeout(() => {
    region.textContent = text
  }, announcementDelay)
}

export function clearAnnouncement(regionId: string): void {
  const region = document.getElementById(regionId)
  region?.replaceChildren()
  region?.classList.add('hidden-visually')
}

/** Replaces the list by the error message, with the status of a failed response and a link to try `url` again. */
export function showLoadingError(url: string, status: number | null): void {
  const error = document.querySelector<HTMLElement>('[data-live-error]')?.cloneNode(true)
  if (!(error instanceof HTMLElement)) return
  const retry = error.querySelector('a')
  if (retry) retry.href = url
  const line = error.querySelector<HTMLElement>('[data-live-status]')
  if (line && status !== null) {
    line.textContent = line.dataset.liveStatus?.replace('{code}', String(status)) ?? ''
    line.hidden = false
  }
  setLivePart('list', error.innerHTML)
  setLivePart('range', '')
}
