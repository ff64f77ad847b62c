// Two hundred contributions within a minute, and how fast pages stay meanwhile. What it writes it removes again.
// ADMIN_EMAIL=… ADMIN_PASSWORD=… npm run bench:contributions [-- --base http://localhost:3000]
import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'

/** @typedef {{ kind: string, id: string }} Made */

const { values } = parseArgs({ options: { base: { type: 'string', default: 'http://localhost:3000' } } })
const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env
if (!email || !password) throw new Error('Set ADMIN_EMAIL and ADMIN_PASSWORD to those of an administrator.')

// As many as five a minute and member allow, each at an address of their own.
const contributions = 200
const members = 40
const quiet = 30_000
const storm = 60_000
const breath = 50

const stopping = new AbortController()
process.once('SIGINT', () => stopping.abort())

/** @param {number} milliseconds */
const wait = (milliseconds) => pause(milliseconds, undefined, { signal: stopping.signal })

/**
 * What any of the calls here answers with; which of it, the call says.
 * @typedef {{ id: string, token: string, doc: { id: string }, docs: { id: string, slug: string }[] }} Answer
 */

/**
 * Asks from an address of this machine's own: as one would from another house, for what is written is counted for each.
 * @param {string} method
 * @param {string} path
 * @param {{ token?: string, body?: object, from?: string }} [options]
 * @returns {Promise<{ status: number, body: Answer }>}
 */
function call(method, path, { token, body, from = '127.0.0.1' } = {}) {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `JWT ${token}` }) }
    const options = { method, headers, localAddress: from, family: 4 }
    const asking = request(`${values.base}/api${path}`, options, async (response) => {
      try {
        resolve({ status: Number(response.statusCode), body: /** @type {Answer} */ (await json(response)) })
      } catch (error) {
        reject(error)
      }
    })
    asking.on('error', reject)
    asking.end(body && JSON.stringify(body))
  })
}

/**
 * @param {Parameters<typeof call>} asked
 * @returns {Promise<Answer>}
 */
async function succeed(...asked) {
  const { status, body } = await call(...asked)
  if (status >= 400) throw new Error(`${asked[0]} ${asked[1]}: ${status} ${JSON.stringify(body)}`)
  return body
}

/** @param {string} email @param {string} password @returns {Promise<string>} */
const signIn = async (email, password) =>
  (await succeed('POST', '/users/login', { body: { email, password } })).token

/** @param {string} token @param {Made[]} made */
async function member(token, made) {
  const account = { email: `bench-${randomUUID()}@fungarium.invalid`, password: randomUUID() }
  const { doc } = await succeed('POST', '/users', { token, body: { ...account, roles: ['member'] } })
  made.push({ kind: 'users', id: doc.id })
  return signIn(account.email, account.password)
}

const kinds = ['reviews', 'impressions', 'comments']

/** @param {string} kind @param {string} doc */
function said(kind, doc) {
  const text = `Measured, not meant: ${randomUUID()}`
  if (kind === 'comments') return { doc, comment: text }
  return { doc, rating: 4, headline: 'A measurement', [kind === 'reviews' ? 'review' : 'impression']: text }
}

/**
 * @param {string[]} tokens
 * @param {{ id: string }[]} species
 * @param {Made[]} made
 * @returns {Promise<number[]>} the status of each, 0 where no answer came
 */
async function contribute(tokens, species, made) {
  /** @type {Promise<number>[]} */
  const answers = []
  try {
    for (let turn = 0; turn < contributions; turn += 1) {
      const kind = String(kinds[turn % kinds.length])
      // A round later the same member is at another species.
      const { id } = species[(turn + Math.floor(turn / members)) % species.length] ?? { id: '' }
      const who = turn % members
      const from = `127.0.1.${who + 1}`
      const sending = call('POST', `/${kind}`, { token: tokens[who], body: said(kind, id), from })
      answers.push(
        sending.then(
          ({ status, body }) => {
            if (status < 300) made.push({ kind, id: body.id })
            return status
          },
          () => 0,
        ),
      )
      await wait(storm / contributions)
    }
  } finally {
    await Promise.all(answers)
  }
  return Promise.all(answers)
}

/** @param {string} path @returns {Promise<number>} milliseconds until the whole page was there */
async function read(path) {
  const began = performance.now()
  const response = await fetch(values.base + path)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return performance.now() - began
}

/** @param {string[]} paths @param {() => boolean} enough */
async function reading(paths, enough) {
  /** @type {number[]} */
  const times = []
  for (let turn = 0; !enough(); turn += 1) {
    times.push(await read(String(paths[turn % paths.length])))
    await wait(breath)
  }
  times.sort((one, another) => one - another)
  const at = (/** @type {number} */ share) => times[Math.floor(times.length * share)] ?? Number.NaN
  return { pages: times.length, median: at(0.5), p95: at(0.95) }
}

/** @param {string} token @param {Made[]} made */
async function clear(token, made) {
  for (const { kind, id } of made.reverse()) {
    const { status } = await call('DELETE', `/${kind}/${id}`, { token })
    if (status >= 400) console.error(`${kind} ${id} could not be removed: ${status}`)
  }
}

/** @param {number} milliseconds */
const ms = (milliseconds) => `${milliseconds.toFixed(1)} ms`

const token = await signIn(email, password)
/** @type {Made[]} */
const made = []
/** @type {Promise<number[]>} */
let contributing = Promise.resolve([])
try {
  /** @type {{ docs: { id: string, slug: string }[] }} */
  const { docs: species } = await succeed('GET', '/mushrooms?limit=100&depth=0&select[slug]=true')
  if (species.length === 0) throw new Error('There is no species to say something of.')
  const paths = [
    '/mushrooms/species',
    '/pt/mushrooms/species',
    '/mushrooms/growing-guide',
    ...species.map(({ slug }) => `/mushrooms/${slug}`),
  ]
  const tokens = []
  for (let one = 0; one < members; one += 1) tokens.push(await member(token, made))

  // Each page is made when it is first asked for: that is not what is measured.
  for (const path of paths) await read(path)
  const until = Date.now() + quiet
  const before = await reading(paths, () => Date.now() > until)

  let done = false
  const began = Date.now()
  contributing = contribute(tokens, species, made).finally(() => {
    done = true
  })
  const [statuses, during] = await Promise.all([contributing, reading(paths, () => done)])
  const seconds = ((Date.now() - began) / 1000).toFixed(0)

  const accepted = statuses.filter((status) => status < 300).length
  const refused = statuses.filter((status) => status >= 300)
  console.log(
    `contributions  ${accepted} accepted, ${refused.length} refused in ${seconds} s ${refused.join(' ')}`,
  )
  console.log(`before  ${before.pages} pages  median ${ms(before.median)}  p95 ${ms(before.p95)}`)
  console.log(`during  ${during.pages} pages  median ${ms(during.median)}  p95 ${ms(during.p95)}`)
  console.log(
    `ratio  median ${(during.median / before.median).toFixed(2)}  p95 ${(during.p95 / before.p95).toFixed(2)}`,
  )
} finally {
  stopping.abort()
  await contributing.catch(() => undefined)
  await clear(token, made)
}
