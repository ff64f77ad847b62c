import { listPartHeader } from './list-part'
import { whereaboutsHeader } from './whereabouts'

interface AskedPage {
  address: string
  /** By the clock of the page, in milliseconds. */
  since: number
  given: AbortController
  page: Promise<Document>
}

/** For how long a page that was prepared may be taken for the newest, in milliseconds. */
const fresh = 2000

/** The pages that a list asks for: the last one counts, and may have been prepared before it was asked for. */
export class AskedPages {
  #prepared: AskedPage | null = null
  #asked: AskedPage | null = null
  readonly #whereabouts: () => Promise<string | null>

  /** @param whereabouts where the reader is, as a header says it; null where that is not known or not wanted */
  constructor(whereabouts: () => Promise<string | null>) {
    this.#whereabouts = whereabouts
  }

  /** Fetches what will be asked for in a moment, if at all. */
  prepare(address: string): void {
    this.#prepared?.given.abort()
    this.#prepared = this.#fetched(address)
  }

  /** Whatever else was asked for is given up: its `page` fails, and `given` says that it was aborted. */
  ask(address: string): AskedPage {
    this.#asked?.given.abort()
    const prepared = this.#prepared
    this.#prepared = null
    const isThis = prepared?.address === address && performance.now() - prepared.since < fresh
    if (!isThis) prepared?.given.abort()
    this.#asked = isThis ? prepared : this.#fetched(address)
    return this.#asked
  }

  /** Whether nothing else was asked for since. */
  isLast(asked: AskedPage): boolean {
    return this.#asked === asked
  }

  close(): void {
    this.#prepared?.given.abort()
    this.#asked?.given.abort()
  }

  #fetched(address: string): AskedPage {
    const given = new AbortController()
    const page = this.#page(address, given.signal)
    page.catch(() => undefined) // who asks for it is told
    return { address, since: performance.now(), given, page }
  }

  async #page(address: string, signal: AbortSignal): Promise<Document> {
    const isNear = new URLSearchParams(address.split('?')[1]).get('near_me')
    const near = isNear ? await this.#whereabouts() : null
    const response = await fetch(address, {
      signal,
      // The same address is a whole page for whoever comes back to it: neither may be taken for the other.
      cache: 'no-store',
      headers: { Accept: 'text/html', [listPartHeader]: 'yes', ...(near && { [whereaboutsHeader]: near }) },
    })
    if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
    return new DOMParser().parseFromString(await response.text(), 'text/html')
  }
}
