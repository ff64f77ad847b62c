/**
 * Access to documents of other users by role, collection, operation and channel. A collection without a
 * row fails the test, so that nobody exposes a new one without deciding who may access it.
 */
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type About,
  about,
  affiliate,
  article,
  cart,
  category,
  comment,
  commentData,
  dataVersion,
  decision,
  type Entry,
  form,
  formSubmission,
  glossaryTerm,
  guide,
  helpful,
  impression,
  impressionData,
  like,
  marker,
  order,
  orderData,
  product,
  productData,
  recipe,
  recipeData,
  reference,
  remember,
  removeContent,
  report,
  review,
  reviewData,
  saleRule,
  savedItem,
  species,
  speciesData,
  stockNotice,
  stockNoticeData,
  supplier,
  supplierData,
  vendor,
} from '@/testing/content'
import { type Answer, type Caller, call, graphql } from '@/testing/rest'
import { payload, people, person, removePeople } from '@/testing/users'

const operations = ['list', 'read', 'count', 'versions', 'create', 'update', 'delete'] as const
type Operation = (typeof operations)[number]
const roles = ['visitor', 'member', 'vendor', 'editor', 'admin'] as const
type Role = (typeof roles)[number]

const everyone: readonly Role[] = roles
const signedIn: readonly Role[] = ['member', 'vendor', 'editor', 'admin']
const staff: readonly Role[] = ['editor', 'admin']
const admins: readonly Role[] = ['admin']
const nobody: readonly Role[] = []

type Row = Record<Operation, readonly Role[]>

const staffWrite = { create: staff, update: staff, delete: staff }
const everyoneReads = { list: everyone, read: everyone, count: everyone }

/** What each role may do to another user's document. `list` and `count` return what the caller may see. */
const matrix: Record<string, Row> = {
  users: {
    list: signedIn,
    read: admins,
    count: signedIn,
    versions: nobody,
    create: admins,
    update: admins,
    delete: admins,
  },
  media: { ...everyoneReads, versions: nobody, create: signedIn, update: staff, delete: staff },
  categories: { ...everyoneReads, versions: nobody, ...staffWrite },
  mushrooms: { ...everyoneReads, versions: staff, ...staffWrite },
  growingguides: { ...everyoneReads, versions: staff, create: signedIn, update: staff, delete: staff },
  recipes: { ...everyoneReads, versions: staff, ...staffWrite },
  posts: { ...everyoneReads, versions: staff, ...staffWrite },
  projects: { ...everyoneReads, versions: staff, ...staffWrite },
  pages: { ...everyoneReads, versions: staff, ...staffWrite },
  references: { ...everyoneReads, versions: staff, ...staffWrite },
  glossary: { ...everyoneReads, versions: nobody, ...staffWrite },
  // Vendors write their own products and only read others.
  products: {
    ...everyoneReads,
    versions: staff,
    create: ['vendor', 'editor', 'admin'],
    update: staff,
    delete: staff,
  },
  vendors: { ...everyoneReads, versions: staff, ...staffWrite },
  wholesale: { ...everyoneReads, versions: staff, ...staffWrite },
  dropshipping: { ...everyoneReads, versions: staff, ...staffWrite },
  affiliates: { ...everyoneReads, versions: nobody, ...staffWrite },
  salerules: {
    list: staff,
    read: staff,
    count: staff,
    versions: nobody,
    create: admins,
    update: admins,
    delete: admins,
  },
  // Private to their owner, and written by endpoints of their own.
  carts: {
    list: signedIn,
    read: staff,
    count: signedIn,
    versions: nobody,
    create: nobody,
    update: nobody,
    delete: admins,
  },
  stocknotices: {
    list: signedIn,
    read: staff,
    count: signedIn,
    versions: nobody,
    create: nobody,
    update: nobody,
    delete: admins,
  },
  orders: {
    list: signedIn,
    read: staff,
    count: signedIn,
    versions: nobody,
    create: nobody,
    update: nobody,
    delete: admins,
  },
  reviews: { ...everyoneReads, versions: staff, create: signedIn, update: staff, delete: staff },
  impressions: { ...everyoneReads, versions: staff, create: signedIn, update: staff, delete: staff },
  comments: { ...everyoneReads, versions: staff, create: signedIn, update: staff, delete: staff },
  // Private to their owner.
  likes: {
    list: signedIn,
    read: staff,
    count: signedIn,
    versions: nobody,
    create: signedIn,
    update: nobody,
    delete: staff,
  },
  helpfuls: {
    list: signedIn,
    read: staff,
    count: signedIn,
    versions: nobody,
    create: signedIn,
    update: nobody,
    delete: staff,
  },
  // Private to their owner, from staff too.
  saveditems: {
    list: signedIn,
    read: nobody,
    count: signedIn,
    versions: nobody,
    create: signedIn,
    update: nobody,
    delete: nobody,
  },
  reports: {
    list: staff,
    read: staff,
    count: staff,
    versions: nobody,
    create: everyone,
    update: nobody,
    delete: staff,
  },
  forms: { ...everyoneReads, versions: staff, ...staffWrite },
  redirects: { ...everyoneReads, versions: nobody, ...staffWrite },
  'form-submissions': {
    list: staff,
    read: staff,
    count: staff,
    versions: nobody,
    create: everyone,
    update: staff,
    delete: staff,
  },
  imports: {
    list: staff,
    read: staff,
    count: staff,
    versions: nobody,
    create: nobody,
    update: nobody,
    delete: staff,
  },
  decisions: {
    list: staff,
    read: staff,
    count: staff,
    versions: nobody,
    create: nobody,
    update: nobody,
    delete: nobody,
  },
  dataversions: { ...everyoneReads, versions: nobody, create: nobody, update: nobody, delete: nobody },
  'payload-kv': {
    list: nobody,
    read: nobody,
    count: nobody,
    versions: nobody,
    create: nobody,
    update: nobody,
    delete: nobody,
  },
  'payload-jobs': {
    list: admins,
    read: admins,
    count: admins,
    versions: nobody,
    create: nobody,
    update: nobody,
    delete: admins,
  },
  'payload-locked-documents': { list: staff, read: staff, count: staff, versions: nobody, ...staffWrite },
  // Private to their owner; a created document always belongs to its creator.
  'payload-preferences': {
    list: signedIn,
    read: nobody,
    count: signedIn,
    versions: nobody,
    create: signedIn,
    update: nobody,
    delete: nobody,
  },
  'payload-migrations': {
    list: nobody,
    read: nobody,
    count: nobody,
    versions: nobody,
    create: nobody,
    update: nobody,
    delete: nobody,
  },
}

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

let admin = ''
let stranger: Caller = null
/** The vendor page that the calling vendor owns. */
let shop = ''
let shelved = ''
/** A form to fill in. */
let filledIn = ''
let goods: Record<string, unknown> = {}

/** Published subjects: a member contributes once to each, so every request needs its own. */
const publishedSubjects: About[] = []
const entries: Entry[] = []
let turn = 0
const next = <One>(ones: readonly One[]): One => {
  turn += 1
  return ones[turn % ones.length] as One
}

async function picture(): Promise<Buffer> {
  return sharp({ create: { width: 8, height: 8, channels: 3, background: '#884422' } })
    .png()
    .toBuffer()
}

const subjects: Record<string, Subject> = {
  users: {
    graphql: { one: 'User', many: 'Users' },
    make: async () => (await person('member')).id,
    data: () => ({ email: `${marker()}@fungarium.invalid`, password: marker(), roles: ['member'] }),
    change: () => ({ name: marker() }),
  },
  media: {
    graphql: { one: 'Media', many: 'allMedia' },
    make: async () => {
      const data = await picture()
      const file = { data, mimetype: 'image/png', name: `${marker()}.png`, size: data.length }
      return remember(
        'media',
        (await payload.create({ collection: 'media', data: { alt: marker() }, file })).id,
      )
    },
    data: () => ({ alt: marker() }),
    change: () => ({ alt: marker() }),
  },
  categories: {
    graphql: { one: 'Category', many: 'Categories' },
    make: async () => (await category(null)).id,
    data: () => ({ title: marker(), slug: marker() }),
    change: () => ({ title: marker() }),
  },
  mushrooms: {
    graphql: { one: 'Mushroom', many: 'Mushrooms' },
    make: async () => (await species('published')).id,
    data: () => ({ ...speciesData(marker(), 'draft') }),
    change: () => ({ meta: { description: marker() } }),
  },
  growingguides: {
    graphql: { one: 'Growingguide', many: 'Growingguides' },
    make: async () => (await guide('published')).id,
    data: () => ({ title: marker(), slug: marker() }),
    change: () => ({ title: marker() }),
  },
  recipes: {
    graphql: { one: 'Recipe', many: 'Recipes' },
    make: async () => (await recipe('published')).id,
    data: () => ({ ...recipeData(marker(), 'draft'), ingredients: [{ name: 'garlic' }] }),
    change: () => ({ description: marker() }),
  },
  posts: {
    graphql: { one: 'Post', many: 'Posts' },
    make: async () => (await article('posts', 'published')).id,
    data: () => ({ title: marker(), slug: marker() }),
    change: () => ({ title: marker() }),
  },
  projects: {
    graphql: { one: 'Project', many: 'Projects' },
    make: async () => (await article('projects', 'published')).id,
    data: () => ({ title: marker(), slug: marker() }),
    change: () => ({ title: marker() }),
  },
  pages: {
    graphql: { one: 'Page', many: 'Pages' },
    make: async () => (await article('pages', 'published')).id,
    data: () => ({ title: marker(), slug: marker() }),
    change: () => ({ title: marker() }),
  },
  references: {
    graphql: { one: 'Reference', many: 'References' },
    make: async () => (await reference('published')).id,
    data: () => ({ title: marker(), link: 'https://example.org', summary: marker() }),
    change: () => ({ title: marker() }),
  },
  glossary: {
    graphql: { one: 'Glossary', many: 'Glossaries' },
    make: async () => (await glossaryTerm()).id,
    data: () => ({ slug: marker(), term: marker(), definition: marker() }),
    change: () => ({ definition: marker() }),
  },
  products: {
    graphql: { one: 'Product', many: 'Products' },
    make: async () => (await product((await vendor()).id)).id,
    data: () => ({ ...goods, title: marker(), slug: marker() }),
    change: () => ({ title: marker() }),
  },
  vendors: {
    graphql: { one: 'Vendor', many: 'Vendors' },
    make: async () => (await vendor()).id,
    data: () => ({ ...supplierData('vendors'), status: 'pending' }),
    change: () => ({ displayName: marker() }),
  },
  wholesale: {
    graphql: { one: 'Wholesale', many: 'Wholesales' },
    make: async () => (await supplier('wholesale')).id,
    data: () => ({ ...supplierData('wholesale'), status: 'pending' }),
    change: () => ({ displayName: marker() }),
  },
  dropshipping: {
    graphql: { one: 'Dropshipping', many: 'Dropshippings' },
    make: async () => (await supplier('dropshipping')).id,
    data: () => ({ ...supplierData('dropshipping'), status: 'pending' }),
    change: () => ({ displayName: marker() }),
  },
  affiliates: {
    graphql: { one: 'Affiliate', many: 'Affiliates' },
    make: async () => (await affiliate()).id,
    data: () => ({ businessName: marker(), website: 'https://example.org' }),
    change: () => ({ businessName: marker() }),
  },
  salerules: {
    graphql: { one: 'Salerule', many: 'Salerules' },
    make: async () => (await saleRule({})).id,
    data: () => ({ title: marker(), verdict: 'never', reason: marker() }),
    change: () => ({ title: marker() }),
  },
  carts: {
    graphql: { one: 'Cart', many: 'Carts' },
    make: async () => (await cart((await person('member')).id)).id,
    data: () => ({ user: admin, lines: [] }),
    change: () => ({ lines: [] }),
  },
  stocknotices: {
    graphql: { one: 'Stocknotice', many: 'Stocknotices' },
    make: async () => (await stockNotice(shelved)).id,
    data: () => stockNoticeData(shelved),
    change: () => ({ email: 'other@fungarium.invalid' }),
  },
  orders: {
    graphql: { one: 'Order', many: 'Orders' },
    make: async () => (await order((await vendor()).id, { buyer: (await person('member')).id })).id,
    data: () => orderData(shop),
    change: () => ({ note: marker() }),
  },
  reviews: {
    graphql: { one: 'Review', many: 'Reviews' },
    make: async () => (await review('published')).id,
    data: () => reviewData(next(publishedSubjects)),
    change: () => ({ headline: marker() }),
  },
  impressions: {
    graphql: { one: 'Impression', many: 'Impressions' },
    make: async () => (await impression('published')).id,
    data: () => impressionData(next(publishedSubjects)),
    change: () => ({ headline: marker() }),
  },
  comments: {
    graphql: { one: 'Comment', many: 'Comments' },
    make: async () => (await comment('published')).id,
    data: () => commentData(next(publishedSubjects)),
    change: () => ({ comment: marker() }),
  },
  likes: {
    graphql: { one: 'Like', many: 'Likes' },
    make: async () => (await like()).id,
    data: () => ({ item: next(publishedSubjects) }),
    change: () => ({ item: next(publishedSubjects) }),
  },
  helpfuls: {
    graphql: { one: 'Helpful', many: 'Helpfuls' },
    make: async () => (await helpful()).id,
    data: () => ({ item: next(entries) }),
    change: () => ({ item: next(entries) }),
  },
  saveditems: {
    graphql: { one: 'Saveditem', many: 'Saveditems' },
    make: async () => (await savedItem((await person('member')).id)).id,
    data: () => ({ list: 'finds', note: marker() }),
    change: () => ({ note: marker() }),
  },
  reports: {
    graphql: { one: 'Report', many: 'Reports' },
    make: async () => (await report(next(entries).value)).id,
    data: () => ({ entry: next(entries), reason: 'wrong', openedAt: Date.now() - 5000 }),
    change: () => ({ note: marker() }),
  },
  forms: {
    graphql: { one: 'Form', many: 'Forms' },
    make: async () => (await form()).id,
    data: () => ({ slug: marker(), title: marker() }),
    change: () => ({ title: marker() }),
  },
  redirects: {
    graphql: null,
    make: async () => {
      const data = { from: `/${marker()}`, to: { type: 'custom' as const, url: '/mushrooms' } }
      return remember('redirects', (await payload.create({ collection: 'redirects', data })).id)
    },
    data: () => ({ from: `/${marker()}`, to: { type: 'custom', url: '/mushrooms' } }),
    change: () => ({ from: `/${marker()}` }),
  },
  'form-submissions': {
    graphql: null,
    make: async () => (await formSubmission(filledIn)).id,
    data: () => ({ form: filledIn, submissionData: [{ field: 'name', value: marker() }], locale: 'en' }),
    change: () => ({ answered: true }),
  },
  imports: {
    graphql: null,
    make: async () => {
      const data = {
        fileName: 'a.json',
        target: 'references',
        locale: 'en',
        status: 'done',
        file: '[]',
      } as const
      return remember('imports', (await payload.create({ collection: 'imports', data })).id)
    },
    data: () => ({ fileName: 'a.json', target: 'references', locale: 'en', status: 'checking', file: '[]' }),
    change: () => ({ fileName: marker() }),
  },
  decisions: {
    graphql: { one: 'Decision', many: 'Decisions' },
    make: async () => (await decision()).id,
    data: () => ({ verdict: 'published' }),
    change: () => ({ note: marker() }),
  },
  dataversions: {
    graphql: { one: 'Dataversion', many: 'Dataversions' },
    make: async () => (await dataVersion()).id,
    data: () => ({ dataVersion: marker(), speciesCount: 1, referenceCount: 1 }),
    change: () => ({ dataVersion: marker() }),
  },
  'payload-kv': {
    graphql: { one: 'PayloadKv', many: 'PayloadKvs' },
    make: async () => '01a1fc0b-0000-7000-8000-000000000000',
    data: () => ({ key: marker(), data: { a: 1 } }),
    change: () => ({ data: { a: 2 } }),
  },
  'payload-jobs': {
    graphql: null,
    make: async () => String((await payload.jobs.queue({ task: 'deleteFailedJobs', input: {} })).id),
    data: () => ({ taskSlug: 'deleteFailedJobs' }),
    change: () => ({ processing: true }),
  },
  'payload-locked-documents': {
    graphql: { one: 'PayloadLockedDocument', many: 'PayloadLockedDocuments' },
    make: async () => {
      const data = { user: { relationTo: 'users', value: admin }, globalSlug: marker() } as const
      return (await payload.create({ collection: 'payload-locked-documents', data })).id
    },
    data: () => ({ user: { relationTo: 'users', value: admin }, globalSlug: marker() }),
    change: () => ({ globalSlug: marker() }),
  },
  'payload-preferences': {
    graphql: { one: 'PayloadPreference', many: 'PayloadPreferences' },
    make: async () =>
      (await call('POST', `/payload-preferences/${marker()}`, { as: stranger, body: { value: { a: 1 } } }))
        .body.doc.id,
    data: () => ({ user: { relationTo: 'users', value: admin }, key: marker(), value: {} }),
    change: () => ({ value: { a: 2 } }),
  },
  'payload-migrations': {
    graphql: null,
    make: async () => '01a1fc0b-0000-7000-8000-000000000000',
    data: () => ({ name: marker() }),
    change: () => ({ name: marker() }),
  },
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

/** What a request names: the operation, the document, and fields beyond those of `subjects`. */
interface Request {
  operation: Operation
  id?: string
  more?: object
}

async function byRest(slug: string, { operation, id, more }: Request, as: Caller): Promise<Answer> {
  const { data, change } = subjects[slug] as Subject
  switch (operation) {
    case 'list':
      return call('GET', `/${slug}?limit=1`, { as })
    case 'read':
      return call('GET', `/${slug}/${id}`, { as })
    case 'count':
      return call('GET', `/${slug}/count`, { as })
    case 'versions':
      return call('GET', `/${slug}/versions?limit=1`, { as })
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

function byGraphql(slug: string, { operation, id, more }: Request, as: Caller): Promise<Answer> {
  const { graphql: names, data, change } = subjects[slug] as Subject
  const { one, many } = names as { one: string; many: string }
  const document = {
    list: `{ response: ${many}(limit: 1) { docs { id } } }`,
    read: `{ response: ${one}(id: "${id}") { id } }`,
    count: `{ response: count${many} { totalDocs } }`,
    versions: `{ response: versions${many}(limit: 1) { docs { id } } }`,
    create: `mutation { response: create${one}(data: ${literal({ ...data(), ...more })}) { id } }`,
    update: `mutation { response: update${one}(id: "${id}", data: ${literal({ ...change(), ...more })}) { id } }`,
    delete: `mutation { response: delete${one}(id: "${id}") { id } }`,
  }[operation]
  return graphql(document, { as })
}

const via = { rest: byRest, graphql: byGraphql }

/** Registers created documents for removal. */
function removeLater(slug: string, { body }: Answer): void {
  const id = body?.doc?.id ?? body?.data?.response?.id
  if (id) madeHere.push({ slug, id })
}

const madeHere: { slug: string; id: string }[] = []
const callers = {} as Record<Role, Caller>

beforeAll(async () => {
  const who = await people()
  admin = who.admin.id
  stranger = who.stranger
  filledIn = (await form()).id
  Object.assign(callers, who)
  for (let index = 0; index < 12; index += 1) {
    publishedSubjects.push(await about())
    entries.push({ relationTo: 'reviews', value: (await review('published')).id })
  }
})

afterAll(async () => {
  for (const { slug, id } of madeHere) {
    await payload.delete({ collection: slug as 'users', id }).catch(() => undefined)
  }
  await removeContent()
  await removePeople()
})

test('every collection has exactly one row', () => {
  expect(Object.keys(payload.collections).sort()).toEqual(Object.keys(matrix).sort())
  expect(Object.keys(subjects).sort()).toEqual(Object.keys(matrix).sort())
})

describe.each(Object.keys(matrix))('access to %s', (slug) => {
  let subject: string | null = null
  beforeAll(async () => {
    // Members may write five entries a minute, so each collection gets a new member.
    callers.member = await person('member')
    const owner = await person('vendor')
    callers.vendor = owner
    shop = (await vendor({ owner: owner.id })).id
    shelved = (await product(shop)).id
    goods = await productData(shop)
  })
  const target = async () => {
    subject ??= await (subjects[slug] as Subject).make()
    return subject
  }
  afterAll(async () => {
    if (subject && slug.startsWith('payload-')) {
      await payload.delete({ collection: slug as 'payload-preferences', id: subject }).catch(() => undefined)
    }
  })

  const channels = (subjects[slug] as Subject).graphql ? (['rest', 'graphql'] as const) : (['rest'] as const)
  for (const operation of operations) {
    for (const channel of channels) {
      if (
        channel === 'graphql' &&
        operation === 'versions' &&
        !payload.collections[slug as 'users']?.config.versions
      )
        continue
      if (byKey.has(`${slug} ${operation} ${channel}`)) continue
      const allowed = absent.has(`${slug} ${operation} ${channel}`)
        ? nobody
        : (matrix[slug] as Row)[operation]
      const words = allowed.length === 0 ? 'nobody' : allowed.join(', ')
      test(`${operation} over ${channel}: ${words}`, async () => {
        const outcome: Record<string, boolean> = {}
        for (const role of roles) {
          const id = await target()
          const response = await via[channel](slug, { operation, id }, callers[role])
          expect(response.status, response.text).toBeLessThan(500)
          const done = channel === 'rest' ? response.status < 300 : Boolean(response.body?.data?.response)
          if (!done && channel === 'graphql')
            expect(response.body.errors?.length, response.text).toBeGreaterThan(0)
          outcome[role] = done
          if (done && operation === 'create') removeLater(slug, response)
          if (done && operation === 'delete') subject = null
        }
        expect(roles.filter((role) => outcome[role])).toEqual(allowed)
      })
    }
  }

  const { create, update } = matrix[slug] as Row
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
    callers.member = await person('member')
    for (const channel of channels) {
      if (!absent.has(`${slug} create ${channel}`)) {
        for (const role of new Set(creators)) {
          const response = await via[channel](slug, { operation: 'create', more }, callers[role])
          removeLater(slug, response)
          const doc = await stored(response.body.doc?.id ?? response.body.data?.response?.id)
          expect(doc, response.text).toMatchObject({ createdAt: expect.any(String) })
          expect([doc?.createdAt, doc?.updatedAt]).not.toContain(past)
        }
      }
      if (editor) {
        const id = await target()
        const before = await stored(id)
        await via[channel](slug, { operation: 'update', id, more }, callers[editor])
        const after = await stored(id)
        expect(after?.createdAt).toBe(before?.createdAt)
        expect(after?.updatedAt).not.toBe(past)
      }
    }
  })

  const readers = overridable.has(slug) ? (matrix[slug] as Row).list : nobody
  test.each(['collectionOverride', 'paginatedCollectionOverride', 'collections'])(
    `list over %s: ${readers.join(', ') || 'nobody'}`,
    async (name) => {
      const outcome: Record<string, boolean> = {}
      for (const role of roles) {
        const { status, text } = await call('POST', `/${name}`, {
          as: callers[role],
          body: { collection: slug, limit: 1 },
        })
        expect(status, text).toBeLessThan(500)
        outcome[role] = status < 300
      }
      expect(roles.filter((role) => outcome[role])).toEqual(readers)
    },
  )
})

describe('preferences', () => {
  test('are stored under a key where no other user finds them', async () => {
    const key = marker()
    await call('POST', `/payload-preferences/${key}`, {
      as: callers.member,
      body: { value: { secret: key } },
    })
    const stored = await call('GET', `/payload-preferences/${key}`, { as: callers.member })
    expect(stored.body.value).toEqual({ secret: key })
    for (const as of [callers.visitor, callers.editor, callers.admin]) {
      const response = await call('GET', `/payload-preferences/${key}`, { as })
      expect(response.body.value ?? null).toBeNull()
      expect(response.text).not.toContain('secret')
      expect((await call('DELETE', `/payload-preferences/${key}`, { as })).status).toBeOneOf([401, 403, 404])
    }
    expect((await call('GET', `/payload-preferences/${key}`, { as: callers.member })).body.value).toEqual({
      secret: key,
    })
  })

  test('always belong to the user who created them', async () => {
    const body = { key: marker(), value: { a: 1 }, user: { relationTo: 'users', value: admin } }
    const created = await call('POST', '/payload-preferences', { as: callers.member, body })
    removeLater('payload-preferences', created)
    expect(created.body.doc.user.value.id ?? created.body.doc.user.value).not.toBe(admin)
  })
})
