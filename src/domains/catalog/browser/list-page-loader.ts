import { knownUserLocation, needsUserLocation, userLocationHeader } from './user-location'

export interface PageRequest {
  url: string
  /** The location sent with the request; null if it was unknown or not needed. */
  userLocation: string | null
  /** When the request was sent, by `performance.now()`. Milliseconds. */
  startedAt: number
  abort: AbortController
  page: Promise<Document>
}

/** The server refused or failed to answer a request. */
export class HttpError extends Error {
  readonly status: number

  constructor(status: number) {
    super(`HTTP error! status: ${status}`)
    this.status = status
  }
}

/** How long a prefetched page may be used. Milliseconds. */
const prefetchLifetime = 2000

/** Loads pages of a list. A new request aborts the one before it; a page may be prefetched. */
export class ListPageLoader {
  #prefetched: PageRequest | null = null
  #current: PageRequest | null = null

  /** Requests a page that will probably be loaded next. */
  prefetch(url: string): void {
    this.#prefetched?.abort.abort()
    this.#prefetched = this.#request(url)
  }

  /** Requests a page, or uses the prefetched one. Aborts all other requests: their `page` is rejected. */
  load(url: string): PageRequest {
    this.#current?.abort.abort()
    const prefetched = this.#prefetched
    this.#prefetched = null
    const isUsable = prefetched?.url === url && performance.now() - prefetched.startedAt < prefetchLifetime
    if (!isUsable) prefetched?.abort.abort()
    this.#current = isUsable ? prefetched : this.#request(url)
    return this.#current
  }

  /** Whether this is still the latest request; for null, whether there has been none. */
  isLatest(request: PageRequest | null): boolean {
    return this.#current === request
  }

  abortAll(): void {
    this.#prefetched?.abort.abort()
    this.#current?.abort.abort()
    this.#prefetched = null
    this.#current = null
  }

  #request(url: string): PageRequest {
    const abort = new AbortController()
    const userLocation = needsUserLocation(url) ? knownUserLocation() : null
    const page = this.#fetchPage(url, userLocation, abort.signal)
    // Callers handle the rejection; this keeps a prefetched page from being reported as unhandled.
    page.catch(() => undefined)
    return { url, userLocation, startedAt: performance.now(), abort, page }
  }

  async #fetchPage(url: string, userLocation: string | null, signal: AbortSignal): Promise<Document> {
    const response = await fetch(url, {
      signal,
      headers: {
        Accept: 'text/html',
        ...(userLocation && { [userLocationHeader]: userLocation }),
      },
    })
    if (!response.ok) throw new HttpError(response.status)
    return new DOMParser().parseFromString(await response.text(), 'text/html')
  }
}
