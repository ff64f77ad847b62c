import type { EncodedPage, EncodingName } from '../page-cache/page-cache'
import type { GatewayPage } from './messages'
import { ReadyResponse } from './ready-response'

/** A page of the application's cache, in the encodings that were asked for. */
export interface MirroredPage<Owner> extends GatewayPage {
  owner: Owner
  encoded: Map<EncodingName, ReadyResponse>
  notModified: ReadyResponse
  /** How often it was sent since the owner was last told. */
  uses: number
}

/**
 * Holds the pages that the processes of the application have in their caches and that are fresh. They decide what it
 * holds, so it needs no limit of its own.
 */
export class PageMirror<Owner> {
  readonly #pages = new Map<string, MirroredPage<Owner>>()
  readonly #used = new Set<string>()

  get count(): number {
    return this.#pages.size
  }

  /** Returns a page that is still fresh. */
  find(key: string): MirroredPage<Owner> | undefined {
    const page = this.#pages.get(key)
    return page && page.freshUntil > Date.now() ? page : undefined
  }

  countUse(key: string, page: MirroredPage<Owner>): void {
    page.uses += 1
    this.#used.add(key)
  }

  set(
    key: string,
    {
      owner,
      page,
      name,
      encoded,
    }: { owner: Owner; page: GatewayPage; name: EncodingName; encoded: EncodedPage },
  ): void {
    const known = this.#pages.get(key)
    // Another process, or another rendering, may have another body.
    const isSame = known?.owner === owner && known.etag === page.etag
    const forms = isSame ? known.encoded : new Map<EncodingName, ReadyResponse>()
    forms.set(name, new ReadyResponse(page.status, encoded.headers, encoded.bytes))
    const notModified = new ReadyResponse(
      304,
      [...page.notModifiedHeaders, 'x-cache', 'HIT'],
      Buffer.alloc(0),
    )
    this.#pages.set(key, { ...page, owner, encoded: forms, notModified, uses: isSame ? known.uses : 0 })
  }

  remove(key: string): void {
    this.#pages.delete(key)
  }

  removeAllOf(owner: Owner): void {
    for (const [key, page] of this.#pages) if (page.owner === owner) this.#pages.delete(key)
  }

  /** Returns how often each page was sent since the last call, by the process that has it in its cache. */
  takeUses(): Map<Owner, [key: string, count: number][]> {
    const uses = new Map<Owner, [string, number][]>()
    for (const key of this.#used) {
      const page = this.#pages.get(key)
      if (!page) continue
      const ofOwner = uses.get(page.owner) ?? []
      ofOwner.push([key, page.uses])
      uses.set(page.owner, ofOwner)
      page.uses = 0
    }
    this.#used.clear()
    return uses
  }
}
