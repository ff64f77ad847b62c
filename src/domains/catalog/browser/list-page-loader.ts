import { listPartHeader } from './list-part'
import { knownUserLocation, needsUserLocation, userLocationHeader } from './user-location'

export interface LoadedPage {
  address: string
  /** Where the reader is, as the request said it; null where that was not known, or nothing to the matter. */
  at: string | null
  /** By the clock of the page, in milliseconds. */
  since: number
  given: AbortController
  page: Promise<Document>
}

/** For how long a page that was prepared may be taken for the newest, in milliseconds. */
const fresh = 2000

/** The pages that a list asks for: the last one counts, and may have been prepared before it was asked for. */
export class ListPageLoader {
  #prepared: LoadedPage | null = null
  #asked: LoadedPage | null = null

  /** Fetches what will be asked for in a moment, if at all. */
  prepare(address: string): void {
    this.#prepared?.given.abort()
    this.#prepared = this.#fetched(address)
  }

  /** Whatever else was asked for is given up: its `page` fails, and `given` says that it was aborted. */
  ask(address: string): LoadedPage {
    this.#asked?.given.abort()
    const prepared = this.#prepared
    this.#prepared = null
    const isThis = prepared?.address === address && performance.now() - prepared.since < fresh
    if (!isThis) prepared?.given.abort()
    this.#asked = isThis ? prepared : this.#fetched(address)
    return this.#asked
  }

  /** Whether nothing else was asked for since; of null, whether nothing was asked for at all. */
  isLast(asked: LoadedPage | null): boolean {
    return this.#asked === asked
  }

  /** Nothing that was asked for is wanted any more. */
  giveUp(): void {
    this.#prepared?.given.abort()
    this.#asked?.given.abort()
    this.#prepared = null
    this.#asked = null
  }

  #fetched(address: string): LoadedPage {
    const given = new AbortController()
    const at = needsUserLocation(address) ? knownUserLocation() : null
    const page = this.#page(address, at, given.signal)
    page.catch(() => undefined) // who asks for it is told
    return { address, at, since: performance.now(), given, page }
  }

  async #page(address: string, at: string | null, signal: AbortSignal): Promise<Document> {
    const response = await fetch(address, {
      signal,
      // The same address is a whole page for whoever comes back to it: neither may be taken for the other.
      cache: 'no-store',
      headers: { Accept: 'text/html', [listPartHeader]: 'yes', ...(at && { [userLocationHeader]: at }) },
    })
    if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
    return new DOMParser().parseFromString(await response.text(), 'text/html')
  }
}
