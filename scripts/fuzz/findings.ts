import { type FuzzRequest, type FuzzResponse, toCommand } from './request'

interface Finding {
  count: number
  /** The request of the group with the shortest address and body. */
  request: FuzzRequest
  excerpt: string
}

/** What no answer may contain. */
const secrets: [name: string, pattern: RegExp][] = [
  ['a password hash', /\$2[aby]\$\d\d\$|"(?:hash|salt|resetPasswordToken)"\s*:\s*"/],
  ['a stack trace', /\bat [^\n]{0,200}\([^\n)]{0,300}:\d+:\d+\)/],
  ['a path of the server', /file:\/\/\/|\/node_modules\/|\/\.next\/(?:server|static\/chunks\/ssr)\//],
  [
    'SQL',
    /Failed query|syntax error at or near|violates \S+ constraint|relation "\w+" does not exist|column \S+ does not exist/,
  ],
]

const escapeRegExp = (plain: string) => plain.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Checks answers and groups what is wrong with them by cause. */
export class Findings {
  readonly statuses = new Map<number, number>()
  readonly slow: FuzzRequest[] = []
  readonly #groups = new Map<string, Finding>()
  readonly #secrets: typeof secrets
  readonly #limit: number

  /**
   * @param options.hidden texts that no answer may contain, such as e-mail addresses of other members
   * @param options.limit milliseconds that an answer may take
   */
  constructor({ hidden, limit }: { hidden: readonly string[]; limit: number }) {
    const texts = hidden.filter((plain) => plain.length > 3).map(escapeRegExp)
    this.#secrets =
      texts.length > 0 ? [...secrets, ['a hidden text', new RegExp(texts.join('|'), 'i')]] : secrets
    this.#limit = limit
  }

  get size(): number {
    return this.#groups.size
  }

  check(request: FuzzRequest, response: FuzzResponse): void {
    const { status, body, milliseconds } = response
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
    if (status >= 500 || status === 0) this.add(`${status || 'no answer'}: ${messageOf(body)}`, request, body)
    else if (/"statusCode":5\d\d/.test(body)) this.add(`error in GraphQL: ${messageOf(body)}`, request, body)
    for (const [name, pattern] of this.#secrets) {
      const found = pattern.exec(body)
      if (found)
        this.add(`reveals ${name}`, request, body.slice(Math.max(0, found.index - 80), found.index + 200))
    }
    if (milliseconds > this.#limit) this.slow.push(request)
  }

  add(cause: string, request: FuzzRequest, excerpt: string): void {
    const key = `${cause} – ${request.label}`
    const known = this.#groups.get(key)
    if (!known) console.log(`  new: ${key}`)
    const isShorter = !known || sizeOf(request) < sizeOf(known.request)
    this.#groups.set(key, {
      count: (known?.count ?? 0) + 1,
      request: isShorter ? request : known.request,
      excerpt: isShorter ? excerpt.slice(0, 300) : known.excerpt,
    })
  }

  /** Describes every cause with one request that shows it, the most frequent first. */
  describe(base: string): string {
    return [...this.#groups]
      .sort(([, one], [, other]) => other.count - one.count)
      .map(([cause, { count, request, excerpt }]) =>
        [
          `${count} × ${cause}`,
          `    ${excerpt.replaceAll('\n', ' ')}`,
          `    ${toCommand(base, request)}`,
        ].join('\n'),
      )
      .join('\n\n')
  }
}

const sizeOf = ({ path, body, raw }: FuzzRequest) => path.length + (body?.length ?? 0) + (raw?.length ?? 0)

const messageOf = (body: string) =>
  /"message":"([^"]{0,80})/.exec(body)?.[1] ?? body.slice(0, 40).replace(/\s+/g, ' ')
