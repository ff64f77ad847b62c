import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageContext } from '../../src/foundation/cache/page-context'
import { PassedHtml } from '../../src/foundation/cache/passed-html'

/**
 * A request that the application is answering. Next renders a page once for simultaneous requests to a pathname, whatever
 * their query and kind: the response may come from a rendering in the name of any of them.
 */
export class RunningRequest {
  /** What the application declares while it renders in the name of this request. */
  readonly context: PageContext
  readonly passedHtml = new PassedHtml()
  readonly #begun = performance.now()
  #startedAt = this.#begun
  #tagsOfOthers: ReadonlySet<string>[] = []

  constructor(isDocument: boolean) {
    this.context = {
      tags: new Set(),
      // React's data is the response to a request that is not for a document: nothing can go past it.
      passedHtml: isDocument ? this.passedHtml : undefined,
    }
  }

  /** When the rendering of the response may have begun. */
  get startedAt(): number {
    return this.#startedAt
  }

  /** Everything that the response may show. */
  get tags(): Set<string> {
    return new Set([this.context.tags, ...this.#tagsOfOthers].flatMap((tags) => [...tags]))
  }

  /** Takes into account another one that runs at the same time, but not those that run at the same time as that one. */
  meet(other: RunningRequest): void {
    this.#startedAt = Math.min(this.#startedAt, other.#begun)
    this.#tagsOfOthers.push(other.context.tags)
    this.passedHtml.share(other.passedHtml)
  }

  /** Lets go of everything: connections and timers that a request has opened keep its context. */
  release(): void {
    this.#tagsOfOthers = []
    this.passedHtml.release()
  }
}

/** The requests that the application is answering, by pathname. */
export class RunningRequests {
  readonly #byPathname = new Map<string, Set<RunningRequest>>()

  /** Answers a request and forgets it when the application has finished. */
  async run(
    { req, res }: { req: IncomingMessage; res: ServerResponse },
    answer: (request: RunningRequest) => Promise<void>,
  ): Promise<void> {
    const pathname = pathnameOf(req.url ?? '/')
    const running = this.#byPathname.get(pathname) ?? new Set()
    const request = new RunningRequest(req.headers.rsc === undefined)
    for (const other of running) {
      request.meet(other)
      other.meet(request)
    }
    this.#byPathname.set(pathname, running.add(request))
    try {
      await Promise.race([answer(request), untilAbandoned(res)])
    } finally {
      if (!res.writableEnded) request.release() // otherwise the response is still being completed
      running.delete(request)
      if (running.size === 0 && this.#byPathname.get(pathname) === running) this.#byPathname.delete(pathname)
    }
  }
}

/**
 * Resolves when the visitor leaves after the application has written everything: Next then waits for the end of the
 * response, which never comes.
 */
function untilAbandoned(res: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    res.once('close', () => {
      if (res.writableEnded) resolve()
    })
  })
}

/** The pathname as Next compares it: decoded and without a query. */
function pathnameOf(url: string): string {
  const [pathname = '/'] = url.split('?', 1)
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}
