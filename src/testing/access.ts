/** Tests of the access to documents of other users by role, collection, operation and channel. */
import { sql } from '@payloadcms/db-postgres/drizzle'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseOf } from '@/foundation/payload/transaction'
import { expectNoSecrets, knownPerson } from './account-secrets'
import { marker, remember, removeContent, vendor } from './content'
import { type Answer, type Caller, call, graphql } from './rest'
import { type Person, payload, people, removePeople } from './users'

/** The collections by the file that tests them. */
export const collectionsByFile = {
  content: [
    'media',
    'categories',
    'mushrooms',
    'growingguides',
    'recipes',
    'posts',
    'projects',
    'pages',
    'references',
    'glossary',
    'redirects',
  ],
  trade: [
    'products',
    'vendors',
    'wholesale',
    'dropshipping',
    'affiliates',
    'salerules',
    'carts',
    'stocknotices',
    'orders',
  ],
  people: [
    'users',
    'reviews',
    'impressions',
    'comments',
    'likes',
    'helpfuls',
    'saveditems',
    'reports',
    'forms',
    'form-submissions',
    'imports',
    'decisions',
    'dataversions',
    'payload-kv',
    'payload-jobs',
    'payload-locked-documents',
    'payload-preferences',
    'payload-migrations',
  ],
} as const
type File = keyof typeof collectionsByFile

const operations = ['list', 'read', 'count', 'versions', 'create', 'update', 'delete'] as const
type Operation = (typeof operations)[number]
const roles = ['visitor', 'member', 'vendor', 'editor', 'admin'] as const
type Role = (typeof roles)[number]

export const everyone: readonly Role[] = roles
export const signedIn: readonly Role[] = ['member', 'vendor', 'editor', 'admin']
export const staff: readonly Role[] = ['editor', 'admin']
export const admins: readonly Role[] = ['admin']
export const nobody: readonly Role[] = []

/** What each role may do to another user's document. `list` and `count` return what the caller may see. */
type Row = Record<Operation, readonly Role[]>
/** A row for each collection of a file. */
export type Matrix<F extends File> = Record<(typeof collectionsByFile)[F][number], Row>

export const staffWrite = { create: staff, update: staff, delete: staff }
export const everyoneReads = { list: everyone, read: everyone, count: everyone }

/** Operations that no role has: GraphQL cannot upload files, and reports have one endpoint. */
const absent = new Set(['media create graphql', 'reports create graphql'])

/** Collections that the override endpoints serve. They only read, and return what a list would. */
const overridable = new Set([
  'likes',
  'mushrooms',
  'growingguides',
  'recipes',
  'posts',
  'projects',
  'products',
  'vendors',
  'wholesale',
  'dropshipping',
  'references',
  'categories',
  'reviews',
  'impressions',
  'comments',
])

/** Preferences are addressed by key; the tests below cover these operations. */
const byKey = new Set(
  ['read', 'count', 'versions', 'delete'].map((operation) => `payload-preferences ${operation} rest`),
)

interface Subject {
  /** Names of the GraphQL operations; null where there are none. */
  graphql: { one: string; many: string } | null
  make: () => Promise<string>
  /** A body that is accepted from a permitted caller. */
  data: () => Record<string, unknown>
  change: () => Record<string, unknown>
}
export type Subjects<F extends File> = Record<(typeof collectionsByFile)[F][number], Subject>

/** One user of each role; the vendor owns `shop`. */
export const callers = {} as Record<Exclude<Role, 'visitor'>, Person> & { visitor: null }
/** The vendor page that the calling vendor owns. */
export let shop = ''

export async function picture(): Promise<Buffer> {
  return sharp({ create: { width: 8, height: 8, channels: 3, background: { r: 136, g: 68, b: 34 } } })
    .png()
    .toBuffer()
}

/** Creates a member whose secrets no answer may contain, and returns its id. */
export async function member(): Promise<string> {
  return (await knownPerson('member')).id
}

/** GraphQL enum values are written without quotes. */
function literal(value: unknown, key = ''): string {
  if (Array.isArray(value)) return `[${value.map((one) => literal(one, key)).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    return literalObject(value)
  }
  const isName = [
    'relationTo',
    'roles',
    '_status',
    'edibility',
    'growthForm',
    'hymenium',
    'verdict',
    'status',
    'vendorType',
    'wholesaleType',
    'supplierType',
    'currency',
    'locale',
    'list',
  ].includes(key)
  return isName ? String(value) : JSON.stringify(value)
}

function literalObject(value: object): string {
  return `{ ${Object.entries(value)
    .map(([key, inner]) => `${key}: ${literal(inner, key)}`)
    .join(', ')} }`
}

/** A collection with what its tests need. */
interface Tested {
  slug: string
  row: Row
  subject: Subject
  channels: readonly (keyof typeof via)[]
  /** Returns the document of another user, which is created when it is missing. */
  target: () => Promise<string>
  /** The document was deleted. */
  forget: () => void
}

/** What a request names: the operation, the document, and fields beyond those of the subject. */
interface Request {
  operation: Operation
  id?: string
  more?: object
}

async function byRest(
  { slug, subject: { data, change } }: Tested,
  { operation, id, more }: Request,
  as: Caller,
): Promise<Answer> {
  switch (operation) {
    case 'list':
      return call('GET', `/${slug}?limit=20&depth=2`, { as })
    case 'read':
      return call('GET', `/${slug}/${id}?depth=2`, { as })
    case 'count':
      return call('GET', `/${slug}/count`, { as })
    case 'versions':
      return call('GET', `/${slug}/versions?limit=20&depth=2`, { as })
    case 'update':
      return call('PATCH', `/${slug}/${id}`, { as, body: { ...change(), ...more } })
    case 'delete':
      return call('DELETE', `/${slug}/${id}`, { as })
    case 'create': {
      if (slug !== 'media') return call('POST', `/${slug}`, { as, body: { ...data(), ...more } })
      const form = new FormData()
      form.set('_payload', JSON.stringify({ ...data(), ...more }))
      form.set('file', new File([new Uint8Array(await picture())], `${marker()}.png`, { type: 'image/png' }))
      return call('POST', `/${slug}`, { as, body: form })
    }
  }
}

/** The fields that lead to accounts, with what others may not read of them. */
function accountFields(slug: string): string {
  const account = 'id email hash salt resetPasswordToken sessions { id }'
  const { flattenedFields } = payload.collections[slug as 'users'].config
  return flattenedFields
    .flatMap((field) => {
      if (field.type !== 'relationship' || ![field.relationTo].flat().includes('users')) return []
      const isOneOfMany = Array.isArray(field.relationTo)
      return `${field.name} { ${isOneOfMany ? `value { ... on User { ${account} } }` : account} }`
    })
    .join(' ')
}

function byGraphql(
  { slug, subject: { graphql: names, data, change } }: Tested,
  { operation, id, more }: Request,
  as: Caller,
): Promise<Answer> {
  const { one, many } = names as { one: string; many: string }
  const accounts = accountFields(slug)
  const fields = `id ${accounts}`
  const ofVersion = accounts && `version { ${accounts} }`
  const documents: Record<Operation, () => string> = {
    list: () => `{ response: ${many}(limit: 20) { docs { ${fields} } } }`,
    read: () => `{ response: ${one}(id: "${id}") { ${fields} } }`,
    count: () => `{ response: count${many} { totalDocs } }`,
    versions: () => `{ response: versions${many}(limit: 20) { docs { id ${ofVersion} } } }`,
    create: () => `mutation { response: create${one}(data: ${literal({ ...data(), ...more })}) { id } }`,
    update: () =>
      `mutation { response: update${one}(id: "${id}", data: ${literal({ ...change(), ...more })}) { id } }`,
    delete: () => `mutation { response: delete${one}(id: "${id}") { id } }`,
  }
  return graphql(documents[operation](), { as })
}

const via = { rest: byRest, graphql: byGraphql }

/** Registers created documents for removal. */
export function removeLater(slug: string, { body }: Answer): void {
  const id = body?.doc?.id ?? body?.data?.response?.id
  if (!id) return
  if (slug === 'users' || slug.startsWith('payload-')) madeHere.push({ slug, id })
  else remember(slug as 'mushrooms', id)
}

const madeHere: { slug: string; id: string }[] = []

/** Members may write five entries a minute, and each collection needs some. */
const allowMoreEntries = () => databaseOf(payload).execute(sql`delete from rate_limits`)

/** Signs one user of each role in, and removes at the end what the tests made. */
function prepare(): void {
  beforeAll(async () => {
    const { admin, editor, seller, member, visitor } = await people()
    Object.assign(callers, { admin, editor, vendor: seller, member, visitor })
    shop = (await vendor({ owner: seller.id })).id
  })

  afterAll(async () => {
    for (const { slug, id } of madeHere) {
      await payload.delete({ collection: slug as 'users', id, depth: 0 }).catch(() => undefined)
    }
    madeHere.length = 0
    await removeContent()
    await removePeople()
  })
}

/** Tests every operation on the collections of a file. */
export function testAccess<F extends File>(file: F, matrix: Matrix<F>, subjects: Subjects<F>): void {
  prepare()
  describe.each(collectionsByFile[file] as readonly (typeof collectionsByFile)[F][number][])(
    'access to %s',
    (slug) => testCollection(slug, matrix[slug], subjects[slug]),
  )
}

function testCollection(slug: string, row: Row, subject: Subject): void {
  let id: string | null = null
  beforeAll(allowMoreEntries)
  afterAll(async () => {
    if (id && slug.startsWith('payload-')) {
      await payload.delete({ collection: slug as 'payload-preferences', id }).catch(() => undefined)
    }
  })
  const tested: Tested = {
    slug,
    row,
    subject,
    channels: subject.graphql ? ['rest', 'graphql'] : ['rest'],
    target: async () => {
      id ??= await subject.make()
      return id
    },
    forget: () => {
      id = null
    },
  }
  testOperations(tested)
  testSystemFields(tested)
  testOverrides(tested)
}

/** Only administrators read accounts; nobody reads what protects them. */
const readerAs = (role: Role) => ({ id: callers[role]?.id, readsAccounts: role === 'admin' })

function testOperations(tested: Tested): void {
  const { slug, row, channels, target, forget } = tested
  for (const operation of operations) {
    for (const channel of channels) {
      if (
        channel === 'graphql' &&
        operation === 'versions' &&
        !payload.collections[slug as 'users']?.config.versions
      )
        continue
      if (byKey.has(`${slug} ${operation} ${channel}`)) continue
      const allowed = absent.has(`${slug} ${operation} ${channel}`) ? nobody : row[operation]
      const words = allowed.length === 0 ? 'nobody' : allowed.join(', ')
      test(`${operation} over ${channel}: ${words}`, async () => {
        const outcome: Record<string, boolean> = {}
        for (const role of roles) {
          const id = await target()
          const response = await via[channel](tested, { operation, id }, callers[role])
          expect(response.status, response.text).toBeLessThan(500)
          expectNoSecrets(response.text, readerAs(role), role)
          const done = channel === 'rest' ? response.status < 300 : Boolean(response.body?.data?.response)
          if (!done && channel === 'graphql')
            expect(response.body.errors?.length, response.text).toBeGreaterThan(0)
          outcome[role] = done
          if (done && operation === 'create') removeLater(slug, response)
          if (done && operation === 'delete') forget()
        }
        expect(roles.filter((role) => outcome[role])).toEqual(allowed)
      })
    }
  }
}

function testSystemFields(tested: Tested): void {
  const { slug, channels, target } = tested
  const { create, update } = tested.row
  test(`system fields in requests are ignored over ${channels.join(' and ')}`, async () => {
    const past = '2001-01-01T00:00:00.000Z'
    const more = { createdAt: past, updatedAt: past }
    const stored = (id: string) =>
      payload.db.findOne<{ id: string; createdAt?: string; updatedAt?: string }>({
        collection: slug as 'users',
        where: { id: { equals: id } },
      })
    // The least and the most powerful role that may create; some answer without a document.
    const creators = ['reports', 'form-submissions'].includes(slug)
      ? nobody
      : [...create.slice(0, 1), ...create.slice(-1)]
    const editor = update.at(-1)
    await allowMoreEntries()
    for (const channel of channels) {
      if (!absent.has(`${slug} create ${channel}`)) {
        for (const role of new Set(creators)) {
          const response = await via[channel](tested, { operation: 'create', more }, callers[role])
          removeLater(slug, response)
          const doc = await stored(response.body.doc?.id ?? response.body.data?.response?.id)
          expect(doc, response.text).toMatchObject({ createdAt: expect.any(String) })
          expect([doc?.createdAt, doc?.updatedAt]).not.toContain(past)
        }
      }
      if (editor) {
        const id = await target()
        const before = await stored(id)
        await via[channel](tested, { operation: 'update', id, more }, callers[editor])
        const after = await stored(id)
        expect(after?.createdAt).toBe(before?.createdAt)
        expect(after?.updatedAt).not.toBe(past)
      }
    }
  })
}

function testOverrides({ slug, row }: Tested): void {
  const readers = overridable.has(slug) ? row.list : nobody
  test.each(['collectionOverride', 'paginatedCollectionOverride', 'collections'])(
    `list over %s: ${readers.join(', ') || 'nobody'}`,
    async (name) => {
      const outcome: Record<string, boolean> = {}
      for (const role of roles) {
        const { status, text } = await call('POST', `/${name}`, {
          as: callers[role],
          body: { collection: slug, limit: 20, depth: 2 },
        })
        expectNoSecrets(text, readerAs(role), role)
        expect(status, text).toBeLessThan(500)
        outcome[role] = status < 300
      }
      expect(roles.filter((role) => outcome[role])).toEqual(readers)
    },
  )
}
