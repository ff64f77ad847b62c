/** Arguments that Payload's operations take from the server change nothing when a client sends them. */
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectNoSecrets, knownPerson } from '@/testing/account-secrets'
import { apiEndpoints, fillPath, keyOf } from '@/testing/api-endpoints'
import { removeContent } from '@/testing/content'
import { internalBody, internalNames, internalQueries } from '@/testing/internal-arguments'
import { canary, makePrivateContent, type PrivateContent } from '@/testing/private-content'
import { type Answer, type Caller, call, graphql, queryOf } from '@/testing/rest'
import { type Person, payload, people, removePeople } from '@/testing/users'

type Reader = (Person & Caller) | null

let readers: Record<'guest' | 'member' | 'vendor', Reader>
let admin: Person
let content: PrivateContent

beforeAll(async () => {
  const { member, seller } = await people()
  readers = { guest: null, member, vendor: seller }
  admin = await knownPerson('admin')
  content = await makePrivateContent()
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

test('the names are those of Payload, without what its own endpoints read from a query', () => {
  const internal = [
    'context',
    'currentDepth',
    'disableErrors',
    'overrideAccess',
    'req',
    'showHiddenFields',
    'user',
  ]
  expect(internalNames).toEqual(expect.arrayContaining(internal))
  for (const name of ['depth', 'draft', 'limit', 'locale', 'where']) expect(internalNames).not.toContain(name)
})

test('every collection has a document to look for', () => {
  // Payload's own tables, which no endpoint writes.
  const without = ['payload-kv', 'payload-migrations']
  expect(Object.keys(content.ids).sort()).toEqual(
    Object.keys(payload.collections)
      .filter((slug) => !without.includes(slug))
      .sort(),
  )
})

/** Queries without which an endpoint would answer nothing. */
const queries: Record<string, () => Record<string, unknown>> = {
  'GET /counts': () => ({
    keys: `likes:mushrooms:${content.ids.mushrooms},helpfuls:reviews:${content.ids.reviews}`,
  }),
  'GET /marks': () => ({ items: `mushrooms:${content.ids.mushrooms}` }),
}

const get = (path: string, query: object, as: Caller) => call('GET', `${path}?${queryOf(query)}`, { as })

/** Payload writes permissions in any order. */
const sameAs = (one: Answer, other: Answer) =>
  one.status === other.status && isDeepStrictEqual(one.body ?? one.text, other.body ?? other.text)

/** The arguments that alone change an answer. */
async function effective(args: object, isChangedBy: (args: object) => Promise<boolean>): Promise<string[]> {
  const found: string[] = []
  for (const [name, value] of Object.entries(args)) if (await isChangedBy({ [name]: value })) found.push(name)
  return found
}

const gets = apiEndpoints
  .filter(({ method }) => method === 'GET')
  .map((endpoint) => [keyOf(endpoint), endpoint] as const)

describe.each(['guest', 'member', 'vendor'] as const)('a query of a %s has no internal arguments', (role) => {
  test.each(gets)('%s', async (key, endpoint) => {
    const reader = readers[role]
    const id = endpoint.collection ? content.ids[endpoint.collection] : undefined
    const path = fillPath(endpoint.path, { id: id ?? 'x', root: 'species', key: 'x', filename: 'x' })
    const query = { depth: 1, limit: 50, ...queries[key]?.() }
    const expected = await get(path, query, reader)
    for (const args of internalQueries(admin)) {
      const answer = await get(path, { ...args, ...query }, reader)
      if (!sameAs(answer, expected)) {
        const isChangedBy = async (one: object) =>
          !sameAs(await get(path, { ...one, ...query }, reader), expected)
        expect.fail(`changed by ${await effective(args, isChangedBy)}: ${answer.text.slice(0, 500)}`)
      }
      expect(answer.text).not.toContain(canary)
      expectNoSecrets(answer.text, { id: reader?.id })
    }
  })
})

test.each(Object.keys(payload.collections))(
  'a query in the body of a POST for %s has no internal arguments',
  async (slug) => {
    const form = { 'Content-Type': 'application/x-www-form-urlencoded', 'X-HTTP-Method-Override': 'GET' }
    const expected = await get(`/${slug}`, { limit: 50 }, null)
    for (const args of internalQueries(admin)) {
      const body = queryOf({ ...args, limit: 50 })
      const { status, text } = await call('POST', `/${slug}`, { body, headers: form })
      expect([status, text]).toEqual([expected.status, expected.text])
    }
  },
)

interface Type {
  name: string
  fields: { name: string; args: { name: string }[] }[] | null
}

describe('GraphQL', () => {
  let fields: { type: string; name: string; args: string[] }[]

  beforeAll(async () => {
    const { body } = await graphql('{ __schema { types { name fields { name args { name } } } } }')
    fields = body.data.__schema.types.flatMap(({ name: type, fields }: Type) =>
      (fields ?? []).map(({ name, args }) => ({ type, name, args: args.map((arg) => arg.name) })),
    )
  })

  test('no field takes an internal argument', () => {
    // Documents are read by their id, and a password is reset with the token of a mail.
    const ofClients = ['id', 'token']
    const isTaken = (name: string) => internalNames.includes(name) && !ofClients.includes(name)
    expect(fields.filter(({ args }) => args.some(isTaken))).toEqual([])
  })

  test('secrets of accounts are null, even for their owner and for administrators', async () => {
    const secrets = 'hash salt loginAttempts lockUntil resetPasswordToken resetPasswordExpiration'
    const { owner } = content
    for (const query of [
      `{ Users(limit: 100) { docs { id ${secrets} } } }`,
      `{ User(id: "${owner.id}") { id ${secrets} } }`,
      `{ meUser { user { id ${secrets} } } }`,
    ])
      for (const as of [admin, owner]) {
        const { text } = await graphql(query, { as })
        expect(text).toMatch(/"id":"/)
        expectNoSecrets(text, { id: as.id, readsAccounts: true })
      }
  })

  test.each(['guest', 'member', 'vendor'] as const)(
    'variables and the address of a %s have no internal arguments',
    async (role) => {
      const lists = fields.filter(({ type, args }) => type === 'Query' && args.includes('pagination'))
      expect(lists.length).toBeGreaterThan(30)
      const as = readers[role]
      for (const { name } of lists) {
        const query = `{ ${name}(limit: 50) { docs { id } totalDocs } }`
        const expected = await graphql(query, { as })
        const search = queryOf(internalQueries(admin)[0] ?? {})
        const answer = await graphql(query, { as, search, variables: internalBody(admin) })
        expect([answer.status, answer.text], name).toEqual([expected.status, expected.text])
      }
    },
  )
})
