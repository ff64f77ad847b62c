/** Access to accounts, contributions, private entries and what the site keeps for itself. */
import { beforeAll, describe, expect, test } from 'vitest'
import {
  admins,
  callers,
  collectionsByFile,
  everyone,
  everyoneReads,
  type Matrix,
  member,
  nobody,
  removeLater,
  type Subjects,
  signedIn,
  staff,
  staffWrite,
  testAccess,
} from '@/testing/access'
import {
  type About,
  about,
  comment,
  commentData,
  dataVersion,
  decision,
  type Entry,
  form,
  formSubmission,
  helpful,
  impression,
  impressionData,
  like,
  marker,
  remember,
  report,
  review,
  reviewData,
  savedItem,
} from '@/testing/content'
import { type Caller, call } from '@/testing/rest'
import { payload, person } from '@/testing/users'

let stranger: Caller = null
/** A form to fill in. */
let filledIn = ''
/** What the documents of other users are about. */
let subject = { relationTo: 'mushrooms' as const, value: '' }

/** Published subjects: a member contributes once to each, so every request needs its own. */
const publishedSubjects: About[] = []
const entries: Entry[] = []
let turn = 0
const next = <One>(ones: readonly One[]): One => {
  turn += 1
  return ones[turn % ones.length] as One
}

const closed = {
  list: nobody,
  read: nobody,
  count: nobody,
  versions: nobody,
  create: nobody,
  update: nobody,
  delete: nobody,
}

const matrix: Matrix<'people'> = {
  users: {
    list: signedIn,
    read: admins,
    count: signedIn,
    versions: nobody,
    create: admins,
    update: admins,
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
  dataversions: { ...everyoneReads, versions: nobody, create: nobody, update: staff, delete: nobody },
  'payload-kv': closed,
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
  'payload-migrations': closed,
}

const subjects: Subjects<'people'> = {
  users: {
    graphql: { one: 'User', many: 'Users' },
    make: member,
    data: () => ({ email: `${marker()}@fungarium.invalid`, password: marker(), roles: ['member'] }),
    change: () => ({ name: marker() }),
  },
  reviews: {
    graphql: { one: 'Review', many: 'Reviews' },
    make: async () => (await review('published', { doc: subject, user: await member() })).id,
    data: () => reviewData(next(publishedSubjects)),
    change: () => ({ headline: marker() }),
  },
  impressions: {
    graphql: { one: 'Impression', many: 'Impressions' },
    make: async () => (await impression('published', { doc: subject, user: await member() })).id,
    data: () => impressionData(next(publishedSubjects)),
    change: () => ({ headline: marker() }),
  },
  comments: {
    graphql: { one: 'Comment', many: 'Comments' },
    make: async () => (await comment('published', { doc: subject, user: await member() })).id,
    data: () => commentData(next(publishedSubjects)),
    change: () => ({ comment: marker() }),
  },
  likes: {
    graphql: { one: 'Like', many: 'Likes' },
    make: async () => (await like(await member(), subject)).id,
    data: () => ({ item: next(publishedSubjects) }),
    change: () => ({ item: subject }),
  },
  helpfuls: {
    graphql: { one: 'Helpful', many: 'Helpfuls' },
    make: async () => (await helpful(await member(), entries[0])).id,
    data: () => ({ item: next(entries) }),
    change: () => ({ item: entries[0] }),
  },
  saveditems: {
    graphql: { one: 'Saveditem', many: 'Saveditems' },
    make: async () => (await savedItem(await member())).id,
    data: () => ({ list: 'finds', note: marker() }),
    change: () => ({ note: marker() }),
  },
  reports: {
    graphql: { one: 'Report', many: 'Reports' },
    make: async () => (await report(String(entries[0]?.value))).id,
    data: () => ({ entry: next(entries), reason: 'wrong', openedAt: Date.now() - 5000 }),
    change: () => ({ note: marker() }),
  },
  forms: {
    graphql: { one: 'Form', many: 'Forms' },
    make: async () => (await form()).id,
    data: () => ({ slug: marker(), title: marker() }),
    change: () => ({ title: marker() }),
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
    change: () => ({ withdrawal: { reason: marker() } }),
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
      const data = { user: { relationTo: 'users', value: callers.admin.id }, globalSlug: marker() } as const
      return (await payload.create({ collection: 'payload-locked-documents', data })).id
    },
    data: () => ({ user: { relationTo: 'users', value: callers.admin.id }, globalSlug: marker() }),
    change: () => ({ globalSlug: marker() }),
  },
  'payload-preferences': {
    graphql: { one: 'PayloadPreference', many: 'PayloadPreferences' },
    make: async () =>
      (await call('POST', `/payload-preferences/${marker()}`, { as: stranger, body: { value: { a: 1 } } }))
        .body.doc.id,
    data: () => ({ user: { relationTo: 'users', value: callers.admin.id }, key: marker(), value: {} }),
    change: () => ({ value: { a: 2 } }),
  },
  'payload-migrations': {
    graphql: null,
    make: async () => '01a1fc0b-0000-7000-8000-000000000000',
    data: () => ({ name: marker() }),
    change: () => ({ name: marker() }),
  },
}

testAccess('people', matrix, subjects)

beforeAll(async () => {
  stranger = await person('member')
  filledIn = (await form()).id
  subject = await about()
  for (let index = 0; index < 8; index += 1) {
    publishedSubjects.push(await about())
    entries.push({ relationTo: 'reviews', value: (await review('published', { doc: subject })).id })
  }
})

test('every collection is tested in exactly one file', () => {
  expect(Object.values(collectionsByFile).flat().sort()).toEqual(Object.keys(payload.collections).sort())
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
    const body = { key: marker(), value: { a: 1 }, user: { relationTo: 'users', value: callers.admin.id } }
    const created = await call('POST', '/payload-preferences', { as: callers.member, body })
    removeLater('payload-preferences', created)
    expect(created.body.doc.user.value.id ?? created.body.doc.user.value).not.toBe(callers.admin.id)
  })
})
