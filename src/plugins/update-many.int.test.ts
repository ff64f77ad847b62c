/** Entries that are updated together, over the API or by the panel's list, keep the changes that were not published. */
import { afterAll, expect, test } from 'vitest'
import { marker, product, reference, remember, removeContent, spanishPost, vendor } from '@/testing/content'
import { call } from '@/testing/rest'
import { people, person, removePeople } from '@/testing/users'

afterAll(async () => {
  await removeContent()
  await removePeople()
})

test('entries that are unpublished together keep their unpublished changes', async () => {
  const { editor, member } = await people()
  const [one, other] = [await spanishPost('published'), await spanishPost('published')]
  const title = marker()
  const draft = `/posts/${one}?draft=true&locale=es`
  expect((await call('PATCH', draft, { as: editor, body: { title, _status: 'draft' } })).status).toBe(200)
  const path = `/posts?where[id][in]=${one},${other}&locale=en`
  await call('PATCH', path, { as: member, body: { _status: 'draft' } })
  expect((await call('GET', `/posts/${one}`)).status).toBe(200)
  const { status, body } = await call('PATCH', path, { as: editor, body: { _status: 'draft' } })
  expect([status, body.docs.length, body.errors]).toEqual([200, 2, []])
  expect((await call('GET', draft, { as: editor })).body).toMatchObject({ title, _status: 'draft' })
  for (const id of [one, other]) expect((await call('GET', `/posts/${id}`)).status).toBe(404)
})

test('entries that are changed or published together keep their unpublished changes', async () => {
  const { editor } = await people()
  const [one, other] = [await spanishPost('published'), await spanishPost('published')]
  const [title, changed] = [marker(), { title: marker() }]
  const draft = `/posts/${one}?draft=true&locale=es`
  expect((await call('PATCH', draft, { as: editor, body: { title, _status: 'draft' } })).status).toBe(200)
  const path = `/posts?where[id][in]=${one},${other}&locale=es`
  const update = (body: object) => call('PATCH', path, { as: editor, body })
  const metaOf = async (id: string) => (await call('GET', `/posts/${id}?locale=es`)).body.meta?.title ?? null

  expect((await update({ meta: changed })).body).toMatchObject({ docs: [{}, {}], errors: [] })
  expect((await call('GET', draft, { as: editor })).body).toMatchObject({ title, meta: changed })
  // Only what had no unpublished changes is public at once.
  expect([await metaOf(one), await metaOf(other)]).toEqual([null, changed.title])

  expect((await update({ _status: 'published' })).body).toMatchObject({ docs: [{}, {}], errors: [] })
  expect(await metaOf(one)).toBe(changed.title)
  expect((await call('GET', `/posts/${one}?locale=es`)).body.title).toBe(title)
})

test('a vendor unpublishes several products of its own shop, and none of others', async () => {
  const { editor } = await people()
  const owner = await person('vendor')
  const { id: shop } = await vendor({ owner: owner.id })
  const { id: otherShop } = await vendor({})
  const mine = [await product(shop), await product(shop)].map(({ id }) => id)
  const { id: other } = await product(otherShop)
  const path = `/products?where[id][in]=${[...mine, other].join(',')}&locale=en`
  const { status, body } = await call('PATCH', path, { as: owner, body: { _status: 'draft' } })
  expect([status, body.docs.map(({ id }: { id: string }) => id).sort()]).toEqual([200, mine.sort()])
  const statusOf = async (id: string) => (await call('GET', `/products/${id}`, { as: editor })).body._status
  expect(await Promise.all([...mine, other].map(statusOf))).toEqual(['draft', 'draft', 'published'])
})

test('a member saves several of its own guides as drafts, and selects none by their author', async () => {
  const { member } = await people()
  const create = () => call('POST', '/growingguides', { as: member, body: { title: marker() } })
  const ids = [await create(), await create()].map(({ body }) => remember('growingguides', body.doc.id))
  const body = { _status: 'draft' }
  const saved = await call('PATCH', `/growingguides?where[id][in]=${ids.join(',')}`, { as: member, body })
  expect([saved.status, saved.body.docs.length]).toEqual([200, 2])
  const refused = await call('PATCH', '/growingguides?where[author][exists]=true', { as: member, body })
  expect(refused.status).toBe(400)
})

test('more entries than a page of the API has are unpublished together', async () => {
  const { editor } = await people()
  const title = marker()
  for (let index = 0; index < 101; index += 1) await reference('published', { title: `${title} ${index}` })
  const path = `/references?where[title][like]=${title}`
  const { body } = await call('PATCH', path, { as: editor, body: { _status: 'draft' } })
  expect([body.docs.length, body.errors]).toEqual([101, []])
})
