/** Deleting what others refer to, for every relation of the configuration. */

import en from '@messages/en/admin.json'
import es from '@messages/es/admin.json'
import pt from '@messages/pt/admin.json'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { type CollectionSlug, createLocalReq, type FlattenedField } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '@/foundation/payload/in-transaction'
import { findReferrers } from '@/foundation/payload/references/find-references'
import { consequenceOf } from '@/foundation/payload/references/on-delete'
import { databaseOf } from '@/foundation/payload/transaction'
import { guide, like, marker, recipe, remember, removeContent, species } from '@/testing/content'
import { call } from '@/testing/rest'
import { richTextOf } from '@/testing/rich-text'
import { payload, people, removePeople } from '@/testing/users'

let who: Awaited<ReturnType<typeof people>>

beforeAll(async () => {
  who = await people()
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

interface Relation {
  from: CollectionSlug
  path: string[]
  to: CollectionSlug
  many: boolean
  polymorphic: boolean
}

function relationsIn(
  from: CollectionSlug,
  fields: readonly FlattenedField[],
  path: readonly string[] = [],
): Relation[] {
  return fields.flatMap((field) => {
    const here = [...path, field.name]
    if ('virtual' in field && field.virtual) return []
    if (field.type === 'group' || field.type === 'array' || field.type === 'tab')
      return relationsIn(from, field.flattenedFields, here)
    if (field.type !== 'relationship' && field.type !== 'upload') return []
    const rest = { from, path: here, many: field.hasMany === true }
    return [field.relationTo]
      .flat()
      .map((to) => ({ ...rest, to, polymorphic: Array.isArray(field.relationTo) }))
  })
}

const collections = payload.config.collections.filter(({ slug }) => !slug.startsWith('payload-'))
const relations = collections.flatMap(({ slug, flattenedFields }) =>
  relationsIn(slug as CollectionSlug, flattenedFields),
)

/** A value that the database takes for a required field. */
async function requiredValue(field: FlattenedField): Promise<unknown> {
  switch (field.type) {
    case 'relationship':
    case 'upload': {
      const to = [field.relationTo].flat()[0] as CollectionSlug
      const value = await stored(to)
      const reference = Array.isArray(field.relationTo) ? { relationTo: to, value } : value
      return field.hasMany ? [reference] : reference
    }
    case 'select': {
      const [option] = field.options
      const value = typeof option === 'string' ? option : option?.value
      return field.hasMany ? [value] : value
    }
    case 'number':
      return 1
    case 'checkbox':
      return false
    case 'date':
      return new Date().toISOString()
    case 'array':
    case 'blocks':
      return []
    case 'json':
      return {}
    case 'richText':
      return richTextOf('text')
    default:
      return 'hasMany' in field && field.hasMany ? [marker()] : marker()
  }
}

/** The required values of fields, and the value at a path. */
async function filled(
  fields: readonly FlattenedField[],
  [name, ...rest]: readonly string[] = [],
  value?: unknown,
): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {}
  for (const field of fields) {
    const isOnPath = field.name === name
    const stored = await storedValue(field, isOnPath ? rest : undefined, value)
    if (stored === undefined) continue
    data[field.name] = 'localized' in field && field.localized ? { en: stored } : stored
  }
  return data
}

async function storedValue(field: FlattenedField, rest: readonly string[] | undefined, value: unknown) {
  if ('virtual' in field && field.virtual) return undefined
  if (rest?.length === 0) return value
  if (field.type === 'group' || field.type === 'tab') return filled(field.flattenedFields, rest, value)
  if (rest && field.type === 'array')
    return [{ ...(await filled(field.flattenedFields, rest, value)), id: marker() }]
  const isRequired = ('required' in field && field.required) || field.name === 'slug'
  return isRequired ? requiredValue(field) : undefined
}

/** Stores a document without the rules of its collection, which are not what is tested here. */
async function stored(
  collection: CollectionSlug,
  path?: readonly string[],
  value?: unknown,
): Promise<string> {
  const { flattenedFields } = payload.collections[collection].config
  const data = await filled(flattenedFields, path, value)
  const { id } = await payload.db.create({ collection, data: { ...data, _status: 'published' } })
  return remember(collection as 'mushrooms', String(id))
}

/** Stores an entry with each of the relations, which all refer to one document. */
async function referring(to: CollectionSlug, relationsTo: readonly Relation[]) {
  const target = await stored(to)
  const referrers: { slug: CollectionSlug; id: string }[] = []
  for (const { from, path, many, polymorphic } of relationsTo) {
    const reference = polymorphic ? { relationTo: to, value: target } : target
    referrers.push({ slug: from, id: await stored(from, path, many ? [reference] : reference) })
  }
  return { target, referrers }
}

const read = ({ slug, id }: { slug: CollectionSlug; id: string }) =>
  payload.db.findOne({ collection: slug, where: { id: { equals: id } } })

const targets = [...new Set(relations.map(({ to }) => to))].filter((to) => to !== 'users')

const consequence = ({ from, to }: Relation) => consequenceOf(payload.collections[from].config, to)

const relationsOf = (to: CollectionSlug, wanted: ReturnType<typeof consequence>) =>
  relations.filter((relation) => relation.to === to && consequence(relation) === wanted)

const keptTargets = targets.filter((to) => relationsOf(to, undefined).length > 0)

test.each(keptTargets)('a document of %s cannot be deleted whatever relation names it', async (to) => {
  const { target, referrers } = await referring(to, relationsOf(to, undefined))
  const before = await Promise.all(referrers.map(read))
  const req = await createLocalReq({}, payload)
  const found = await findReferrers(req, { collection: to, id: target }, { limit: 100 })
  const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).sort()
  expect(ids(found.referrers)).toEqual(ids(referrers))
  const refused = await call('DELETE', `/${to}/${target}`, { as: who.admin })
  expect([refused.status, refused.body.errors?.[0].message], refused.text).toEqual([
    409,
    expect.stringMatching(/^“.+” is still used in: .+\. Remove it there first\.$/),
  ])
  expect(await Promise.all(referrers.map(read))).toEqual(before)
  for (const { slug, id } of referrers)
    await payload.db.deleteOne({ collection: slug, where: { id: { equals: id } } })
  expect((await call('DELETE', `/${to}/${target}`, { as: who.admin })).status).toBe(200)
})

const goneTargets = targets.filter((to) => relationsOf(to, 'deleted').length > 0)

test.each(goneTargets)('what belongs to a document of %s is deleted together with it', async (to) => {
  const { target, referrers } = await referring(to, relationsOf(to, 'deleted'))
  // SQL finds contributions by this text.
  const data = { target: `${to}:${target}` }
  for (const { slug, id } of referrers) await payload.db.updateOne({ collection: slug, id, data })
  const deleted = await call('DELETE', `/${to}/${target}`, { as: who.admin })
  expect(deleted.status, deleted.text).toBe(200)
  expect(await Promise.all(referrers.map(read))).toEqual(referrers.map(() => null))
})

describe('a species in use', () => {
  const languages = { en, es, pt }

  test('is refused with the titles of what uses it, in three languages', async () => {
    const { id } = await species('published')
    const title = marker()
    await guide('published', { title, species: [id] } as never)
    for (const [language, { refusals }] of Object.entries(languages)) {
      const { text } = await call('DELETE', `/mushrooms/${id}`, {
        as: who.editor,
        headers: { 'Accept-Language': language },
      })
      expect(text).toContain(title)
      expect(text).toContain(refusals.inUse.split(/\{\w+\}/)[1])
    }
  })

  test('is refused with titles in the language of the caller, and without ids', async () => {
    const { id } = await species('published')
    const title = marker()
    const used = await guide('published', { title, species: [id] } as never)
    const nameless = await guide('draft', { species: [id] } as never)
    await payload.update({
      collection: 'growingguides',
      id: used.id,
      locale: 'es',
      data: { title: `${title} en español` },
    })
    await payload.update({ collection: 'growingguides', id: nameless.id, data: { title: '' }, draft: true })
    const refusal = async (language: string) =>
      (
        await call('DELETE', `/mushrooms/${id}?locale=pt`, {
          as: who.editor,
          headers: { 'Accept-Language': language },
        })
      ).text
    expect(await refusal('es')).toContain(`${title} en español (`)
    expect(await refusal('en')).toContain(`${title} (`)
    expect(await refusal('es')).not.toContain(nameless.id)
  })
})

test('a draft and a link in a text keep what they name', async () => {
  const [inDraft, inText] = [await species('published'), await species('published')]
  const { id } = await recipe('published')
  await payload.update({
    collection: 'recipes',
    id,
    data: { species: [inDraft.id] },
    draft: true,
  })
  const link = {
    type: 'link',
    version: 3,
    fields: { linkType: 'internal', doc: { relationTo: 'mushrooms', value: inText.id }, newTab: false },
    children: [{ type: 'text', text: 'text', detail: 0, format: 0, mode: 'normal', style: '', version: 1 }],
    direction: null,
    format: '',
    indent: 0,
  }
  const paragraph = {
    type: 'paragraph',
    children: [link],
    direction: null,
    format: '',
    indent: 0,
    version: 1,
  }
  const root = { type: 'root', children: [paragraph], direction: null, format: '', indent: 0, version: 1 }
  await guide('published', { content: { root } as never })
  for (const used of [inDraft, inText])
    expect((await call('DELETE', `/mushrooms/${used.id}`, { as: who.editor })).status).toBe(409)
})

test('what a draft no longer names can be deleted, though the entry was first stored with it', async () => {
  const [former, current] = [await species('published'), await species('published')]
  const { id } = await guide('draft', { species: [former.id] } as never)
  await payload.update({ collection: 'growingguides', id, data: { species: [current.id] }, draft: true })
  const deleted = async ({ id: target }: { id: string }) =>
    (await call('DELETE', `/mushrooms/${target}`, { as: who.editor })).status
  expect([await deleted(former), await deleted(current)]).toEqual([200, 409])
})

test('what a global names cannot be deleted', async () => {
  const { id } = await species('published')
  const pinned = [{ searchText: marker(), results: [{ relationTo: 'mushrooms' as const, value: id }] }]
  await payload.updateGlobal({ slug: 'search-rules', data: { pinned } })
  const { status, text } = await call('DELETE', `/mushrooms/${id}`, { as: who.editor })
  await payload.updateGlobal({ slug: 'search-rules', data: { pinned: [] } })
  expect([status, text.includes(en.singular['search-rules'])], text).toEqual([409, true])
})

test('a bulk deletion leaves a refused entry complete, and deletes the others', async () => {
  const [used, unused] = [await species('published'), await species('published')]
  await guide('published', { species: [used.id] } as never)
  const liked = await like(who.member.id, { relationTo: 'mushrooms', value: used.id })
  const answer = await call('DELETE', `/mushrooms?where[id][in]=${used.id},${unused.id}`, { as: who.editor })
  expect(answer.body.docs.map(({ id }: { id: string }) => id)).toEqual([unused.id])
  expect(answer.text).toContain(`“${used.title}” is still used in`)
  expect(await read({ slug: 'likes', id: liked.id })).not.toBeNull()
})

async function waitingForLocks(): Promise<number> {
  const { rowCount } = await databaseOf(payload).execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rowCount ?? 0
}

test('a reference that is being saved keeps its document; one that comes too late is refused', async () => {
  const [first, second] = [await species('published'), await species('published')]
  let answer: ReturnType<typeof call> | undefined
  await inTransaction(payload, async (req) => {
    const title = marker()
    const data = { title, slug: title, species: [first.id] } as never
    const { id } = await payload.create({ collection: 'growingguides', data, draft: true, req })
    remember('growingguides', id)
    // It waits for the transaction, which the other request cannot see yet.
    answer = call('DELETE', `/mushrooms/${first.id}`, { as: who.editor })
    await expect.poll(() => waitingForLocks()).toBeGreaterThan(0)
  })
  expect((await answer)?.status).toBe(409)
  await call('DELETE', `/mushrooms/${second.id}`, { as: who.editor })
  const title = marker()
  const late = await call('POST', '/growingguides', {
    as: who.editor,
    body: { title, slug: title, species: [second.id] },
  })
  expect(late.status).toBe(400)
})
