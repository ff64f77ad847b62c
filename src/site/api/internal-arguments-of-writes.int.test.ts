/** Arguments that Payload's operations take from the server change nothing that a client writes. */
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseOf } from '@/foundation/payload/transaction'
import { expectNoSecrets, knownPerson } from '@/testing/account-secrets'
import { type ApiEndpoint, apiEndpoints, fillPath, keyOf } from '@/testing/api-endpoints'
import { marker, remember, removeContent } from '@/testing/content'
import { internalBody, internalQueries } from '@/testing/internal-arguments'
import { canary, makePrivateContent, type PrivateContent } from '@/testing/private-content'
import { type Answer, call, queryOf } from '@/testing/rest'
import { type Person, payload, person, removePeople } from '@/testing/users'
import { makeTargets, type Sender, type Write, writesTo } from '@/testing/write-bodies'

let admin: Person
let content: PrivateContent
let writes: Record<string, Write>
let unchanged: object

const stored = (collection: CollectionSlug, id: string) =>
  payload.db.findOne<{ id: string; _status?: string }>({ collection, where: { id: { equals: id } } })

/** All documents of others as they are stored. */
async function storedContent(): Promise<object> {
  const pairs = Object.entries(content.ids) as [CollectionSlug, string][]
  return Object.fromEntries(
    await Promise.all(pairs.map(async ([slug, id]) => [slug, await stored(slug, id)] as const)),
  )
}

beforeAll(async () => {
  admin = await knownPerson('admin')
  content = await makePrivateContent()
  writes = writesTo(await makeTargets(content.ids))
  unchanged = await storedContent()
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

const roles = ['guest', 'member', 'vendor'] as const

const idle: Partial<Record<(typeof roles)[number], Sender>> = {}

/** A new account for what is accepted, so that nothing depends on what was sent before. */
async function senderAs(role: (typeof roles)[number], isAccepted: boolean): Promise<Sender> {
  // Guests share one address.
  if (isAccepted) await databaseOf(payload).execute(sql`delete from rate_limits`)
  if (role === 'guest') return null
  if (isAccepted) return person(role)
  idle[role] ??= await person(role)
  return idle[role]
}

function withArguments(body: object, { fields = [] }: Partial<Write>): object {
  const args = Object.fromEntries(
    Object.entries(internalBody(admin)).filter(([name]) => !fields.includes(name)),
  )
  if (!(body instanceof FormData)) return { ...args, ...body }
  body.set('_payload', JSON.stringify(args))
  for (const name of ['overrideAccess', 'owner', 'showHiddenFields', 'user'])
    body.set(name, typeof args[name] === 'string' ? args[name] : JSON.stringify(args[name]))
  return body
}

/** A text without what differs between two requests and two senders. */
function comparable(text: string, sender: Sender): string {
  return text
    .replaceAll(sender?.id ?? 'no sender', 'sender')
    .replaceAll(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, 'token')
    .replaceAll(/(?:member|vendor)-[0-9a-f-]{36}/g, 'name')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
    .replaceAll(/\b[0-9a-f]{24}\b/g, 'id')
    .replaceAll(/zz[0-9a-f]{32}(?:-[0-9a-f]{12})?/g, 'marker')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'date')
    .replaceAll(/"(?:number|key|exp|filesize)":"?[^",}]+"?/g, 'number')
}

/** What a request created, as it is stored. */
async function created({ collection }: ApiEndpoint, { body }: Answer): Promise<string> {
  const id = body?.doc?.id ?? body?.id
  if (!collection || !id || collection === 'users') return ''
  if (!collection.startsWith('payload-')) remember(collection as 'likes', id)
  return JSON.stringify((await stored(collection, id)) ?? null)
}

/** Sends a write in the name of a new account, with or without internal arguments. */
async function send(endpoint: ApiEndpoint, role: (typeof roles)[number], hasArguments: boolean) {
  const write = writes[keyOf(endpoint)] ?? { body: () => ({}) }
  const sender = await senderAs(role, keyOf(endpoint) in writes)
  const base = await write.body(sender)
  const path = fillPath(endpoint.path, {
    id: (endpoint.collection && content.ids[endpoint.collection]) ?? 'x',
    key: marker(),
  })
  const query = hasArguments ? `?${queryOf(internalQueries(admin)[0] ?? {})}` : ''
  const body = hasArguments && !endpoint.path.includes('/access') ? withArguments(base, write) : base
  const answer = await call(endpoint.method, `${path}${query}`, { as: sender, body })
  const document = await created(endpoint, answer)
  return {
    status: answer.status,
    text: comparable(answer.text, sender),
    document: comparable(document, sender),
    sent: `${answer.text} ${document}`,
    sender,
  }
}

const written = apiEndpoints
  .filter(({ method }) => method !== 'GET')
  .map((endpoint) => [keyOf(endpoint), endpoint] as const)

/** `updateMany` stands before Payload's own. */
const isUpdateOfMany = ({ method, path, collection }: ApiEndpoint) =>
  method === 'PATCH' && path === `/${collection}`

test('every endpoint that is not of all collections has a body', () => {
  const own = apiEndpoints.filter((one) => one.method !== 'GET' && !one.isBuiltIn && !isUpdateOfMany(one))
  expect(own.map(keyOf).filter((key) => !writes[key] && !key.includes('/:id'))).toEqual([])
})

describe.each(roles)('a write of a %s has no internal arguments', (role) => {
  test.each(written)('%s', async (key, endpoint) => {
    if (!writes[key]) {
      const { status, sent } = await send(endpoint, role, true)
      expect(sent).not.toContain(canary)
      // Nothing has to be compared where the arguments opened nothing.
      if ([401, 403, 404].includes(status)) return
    }
    const expected = await send(endpoint, role, false)
    if (role === 'member' && writes[key]) expect(expected.status, expected.text).toBe(writes[key].status)
    const { status, text, document, sent, sender } = await send(endpoint, role, true)
    expect([status, text, document]).toEqual([expected.status, expected.text, expected.document])
    expect(sent).not.toContain(admin.id)
    expect(sent).not.toContain(canary)
    expectNoSecrets(sent.replaceAll(sender?.email ?? 'no sender', ''), { id: sender?.id })
  })

  test('changes no document of others', async () => {
    expect(await storedContent()).toEqual(unchanged)
  })
})
