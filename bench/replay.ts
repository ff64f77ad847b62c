// Replays real use: 10,000 views over all pages of the site while likes, contributions, orders and edits arrive. Prints
// the share of views that the cache answered, and how old what a page showed was at most. It removes what it has written,
// except the order requests. Fails when a bar is missed.
// ADMIN_EMAIL=… ADMIN_PASSWORD=… npm run bench:replay [-- --base http://localhost:3000 --views 10000 --rate 100]
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { contributionData, contributionKinds } from './contribution-data'
import { type CreatedDocument, createRestClient } from './rest-client'

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'http://localhost:3000' },
    views: { type: 'string', default: '10000' },
    rate: { type: 'string', default: '100' },
  },
})
const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env
if (!email || !password) throw new Error('Set ADMIN_EMAIL and ADMIN_PASSWORD to those of an administrator.')
const { base } = values
const viewCount = Number(values.views)
const client = createRestClient(base)

/** Events a second. */
const rates = { like: 1, contribution: 1, order: 0.2, edit: 0.05, withdrawal: 0.05 }
const bars = { hits: 0.95, counts: 5, edits: 2, withdrawals: 1 }
const memberCount = 40

interface Page {
  path: string
  collection?: string
  id?: string
}

const listed = {
  mushrooms: '/mushrooms/',
  growingguides: '/mushrooms/growing-guide/',
  products: '/mushrooms/product/',
  vendors: '/mushrooms/vendor/',
  wholesale: '/mushrooms/wholesale/',
  dropshipping: '/mushrooms/dropshipping/',
} as const

/** Every page of a published document and every list, in three languages. */
async function allPages(): Promise<Page[]> {
  const lists = ['', '/mushrooms', '/mushrooms/species', '/mushrooms/products', '/mushrooms/growing-guide']
  const english: Page[] = [...lists, '/mushrooms/vendors'].map((path) => ({ path }))
  for (const [collection, prefix] of Object.entries(listed))
    for (let page = 1; ; page += 1) {
      const query = `limit=100&depth=0&select[slug]=true&page=${page}`
      const { docs } = await client.callSuccessfully('GET', `/${collection}?${query}`)
      english.push(...docs.map(({ id, slug }) => ({ path: prefix + slug, collection, id })))
      if (docs.length < 100) break
    }
  return ['', '/es', '/pt'].flatMap((language) =>
    english.map((page) => ({ ...page, path: `${language}${page.path}` || '/' })),
  )
}

async function view(path: string): Promise<{ status: number; state: string; html: string }> {
  const response = await fetch(base + path)
  return {
    status: response.status,
    state: response.headers.get('x-cache') ?? 'none',
    html: await response.text(),
  }
}

/** Asks for a page until it shows a change. @returns the seconds after the change at which an old one was last sent */
async function ageOf(
  path: string,
  isNew: (page: { status: number; html: string }) => boolean,
): Promise<number> {
  const changedAt = performance.now()
  let oldest = 0
  for (;;) {
    const sentAt = performance.now()
    if (isNew(await view(path))) return oldest / 1000
    oldest = sentAt - changedAt
    if (oldest > 30_000) throw new Error(`${path} still shows what has changed 30 seconds ago.`)
    await sleep(20)
  }
}

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T

class Replay {
  readonly states: Record<string, number> = {}
  readonly ages: Record<'counts' | 'edits' | 'withdrawals', number[]> = {
    counts: [],
    edits: [],
    withdrawals: [],
  }
  readonly events: Record<string, number> = {}
  readonly created: CreatedDocument[] = []

  constructor(
    private readonly pages: readonly Page[],
    private readonly admin: string,
    private readonly members: readonly string[],
  ) {}

  /** A view of any page. */
  async view(): Promise<void> {
    const { state } = await view(pick(this.pages).path)
    this.states[state] = (this.states[state] ?? 0) + 1
  }

  async like(): Promise<void> {
    const { path, collection, id } = pick(this.pages.filter((page) => page.collection === 'mushrooms'))
    const token = pick(this.members)
    const before = countIn((await view(path)).html)
    const body = { item: { relationTo: collection, value: id } }
    const { status, body: like } = await client.call('POST', '/likes', { token, body })
    if (status !== 201) return // this member likes it already
    this.created.push({ collection: 'likes', id: like.id })
    this.ages.counts.push(await ageOf(path, ({ html }) => countIn(html) > before))
  }

  async contribution(): Promise<void> {
    const { id = '' } = pick(this.pages.filter((page) => page.collection === 'mushrooms'))
    const kind = pick(contributionKinds)
    const member = Math.floor(Math.random() * this.members.length)
    const options = {
      token: this.members[member],
      body: contributionData(kind, id),
      from: `127.0.1.${member + 1}`,
    }
    const { status, body } = await client.call('POST', `/${kind}`, options)
    if (status < 300) this.created.push({ collection: kind, id: body.id })
  }

  async order(): Promise<void> {
    const token = pick(this.members)
    const { id: product } = pick(this.pages.filter((page) => page.collection === 'products'))
    const lines = [{ product, variant: null, quantity: 1 }]
    const cart = await client.call('PUT', '/cart', { token, body: { lines } })
    const [group] = cart.body.groups ?? []
    if (!group) return
    const vendor = group.vendor.id
    const address = { street: 'Moss Lane 7', city: 'Astoria', region: 'OR', country: 'US', locale: 'en' }
    const buyer = { name: 'A measurement', email: 'bench@fungarium.invalid', key: randomUUID() }
    const body = { vendor, currency: group.currency, seen: group.seen, ...buyer, ...address }
    await client.call('POST', '/orders/request', { token, body })
  }

  async edit(): Promise<void> {
    const { path, id } = pick(this.pages.filter((page) => page.collection === 'mushrooms'))
    const description = `A measurement ${randomUUID()}`
    const { body } = await client.call('GET', `/mushrooms/${id}?depth=0&locale=en`, { token: this.admin })
    const before = Reflect.get(body, 'meta')
    const write = (meta: unknown) =>
      client.callSuccessfully('PATCH', `/mushrooms/${id}?locale=en`, {
        token: this.admin,
        body: { meta, _status: 'published' },
      })
    await write({ ...Object(before), description })
    const english = path.replace(/^\/(?:es|pt)\//, '/')
    this.ages.edits.push(await ageOf(english, ({ html }) => html.includes(description)))
    await write(before)
  }

  async withdrawal(): Promise<void> {
    const { path, id } = pick(this.pages.filter((page) => page.collection === 'growingguides'))
    const write = (_status: string) =>
      client.callSuccessfully('PATCH', `/growingguides/${id}`, { token: this.admin, body: { _status } })
    await write('draft')
    this.ages.withdrawals.push(await ageOf(path, ({ status }) => status === 404))
    await write('published')
  }
}

/** The likes that the page's own heart shows. */
function countIn(html: string): number {
  return Number(/data-count="likes:[^"]+">(\d+)</.exec(html)?.[1] ?? Number.NaN)
}

/** Starts a piece of work so often a second until the views are done. Failures are counted, not fatal. */
async function repeat(
  name: string,
  rate: number,
  work: () => Promise<void>,
  isDone: () => boolean,
  replay: Replay,
) {
  const running: Promise<void>[] = []
  while (!isDone()) {
    const run = work()
      .then(() => {
        replay.events[name] = (replay.events[name] ?? 0) + 1
      })
      .catch((error) => console.error(`${name}: ${error}`))
    running.push(run)
    await sleep(1000 / rate)
  }
  await Promise.all(running)
}

function report({ states, ages, events }: Replay, seconds: number): boolean {
  const total = Object.values(states).reduce((sum, count) => sum + count, 0)
  const hits = ((states.HIT ?? 0) + (states.STALE ?? 0)) / total
  console.log(
    `${total} views in ${seconds.toFixed(0)} s: ${JSON.stringify(states)}; events ${JSON.stringify(events)}`,
  )
  console.log(`cache hits  ${(100 * hits).toFixed(1)} %  (bar ${100 * bars.hits} %)`)
  let isMet = hits >= bars.hits
  for (const name of ['counts', 'edits', 'withdrawals'] as const) {
    const oldest = Math.max(0, ...ages[name])
    console.log(`oldest ${name}  ${oldest.toFixed(2)} s of ${ages[name].length}  (bar ${bars[name]} s)`)
    isMet &&= oldest <= bars[name]
  }
  return isMet
}

const admin = await client.signIn({ email, password })
const created: CreatedDocument[] = []
let replay: Replay | undefined
try {
  const members: string[] = []
  while (members.length < memberCount) {
    const { id, token } = await client.createMember(admin)
    created.push({ collection: 'users', id })
    members.push(token)
  }
  const pages = await allPages()
  console.log(`${pages.length} pages, rendering each once …`)
  for (const { path } of pages) await view(path)

  const current = new Replay(pages, admin, members)
  replay = current
  const startedAt = performance.now()
  let isDone = false
  const events = Object.entries(rates).map(([name, rate]) =>
    repeat(
      name,
      rate,
      () => current[name as keyof typeof rates](),
      () => isDone,
      current,
    ),
  )
  const views: Promise<void>[] = []
  for (let index = 0; index < viewCount; index += 1) {
    views.push(current.view())
    await sleep(1000 / Number(values.rate))
  }
  await Promise.all(views)
  const seconds = (performance.now() - startedAt) / 1000
  isDone = true
  await Promise.all(events)
  if (!report(current, seconds)) process.exitCode = 1
} finally {
  await client.removeCreated(admin, [...created, ...(replay?.created ?? [])])
}
