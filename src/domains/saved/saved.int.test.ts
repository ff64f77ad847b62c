/** Personal lists: what the forms save, who sees it, and what is deleted with an account. */
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { marker, remember, removeContent, species } from '@/testing/content'
import { type Caller, call } from '@/testing/rest'
import { payload, person, removePeople } from '@/testing/users'
import { getSavedItem, listSavedItems, speciesOptions } from './queries'

afterAll(async () => {
  await removeContent()
  await removePeople()
})

const sameSite = { Accept: 'text/html', 'Sec-Fetch-Site': 'same-origin' }
const save = (as: Caller, body: object) => call('POST', '/saveditems/save', { as, body })
const listOf = async (as: Caller) => (await call('GET', '/saveditems?depth=0', { as })).body.docs

async function pictureForm(values: Record<string, string>): Promise<FormData> {
  const create = { width: 8, height: 8, channels: 3, background: '#884422' } as const
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  const content = new Uint8Array(await sharp({ create }).png().toBuffer())
  form.set('picture', new File([content], `${marker()}.png`, { type: 'image/png' }))
  return form
}

test('a find belongs to its sender, and its place and picture are visible to nobody else', async () => {
  const [owner, other] = [await person('member'), await person('editor')]
  const place = marker()
  const form = await pictureForm({ list: 'finds', foundOn: '2026-10-18', place, user: other.id })
  const { status, text } = await call('POST', '/saveditems/save', { as: owner, body: form })
  expect(status, text).toBe(201)
  const [find] = await listOf(owner)
  expect(find).toMatchObject({ user: owner.id, place, foundOn: expect.stringContaining('2026-10-18') })
  expect(await listOf(other)).toEqual([])
  for (const as of [null, await person('member')])
    expect((await call('GET', `/media/${find.picture}`, { as })).status).toBe(404)
  expect((await call('GET', `/media/${find.picture}`, { as: owner })).status).toBe(200)
  const stolen = await call('PATCH', `/saveditems/${find.id}`, { as: other, body: { note: 'x' } })
  expect(stolen.status).toBeOneOf([403, 404])
  expect((await save(other, { list: 'finds', note: 'mine', pictureId: find.picture })).status).toBe(400)
})

test('the owner of a find sees its picture on the list and in the form', async () => {
  const owner = await person('member')
  const user = {
    ...(await payload.findByID({ collection: 'users', id: owner.id })),
    collection: 'users' as const,
  }
  const reader = { payload, user, locale: 'en', draft: false } as const
  const form = await pictureForm({ list: 'finds', note: marker() })
  const { body } = await call('POST', '/saveditems/save', { as: owner, body: form })
  remember('saveditems', body.id)
  const { items } = await listSavedItems(reader, 'finds', 1)
  const shown = await getSavedItem(reader, body.id)
  for (const item of [items[0], shown])
    expect(item?.picture).toEqual({
      card: expect.stringMatching(/\.\w+$/),
      url: expect.stringMatching(/\.\w+$/),
    })
})

test('a species is selected by its scientific name, with its name in the language of the reader', async () => {
  const { id, specie } = await species('published')
  const name = specie.scientificName
  const labelIn = async (locale: 'en' | 'es') => {
    const options = await speciesOptions({ payload, user: null, locale, draft: false })
    return options.find(({ value }) => value === id)?.label
  }
  expect(await labelIn('en')).toBe(`${name} · common ${name}`)
  expect(await labelIn('es')).toBe(name)
})

test('a species is once on a list to cook, and needs to be named there', async () => {
  const owner = await person('member')
  const { id } = await species('published')
  expect((await save(owner, { list: 'cook', species: id })).status).toBe(201)
  expect((await save(owner, { list: 'cook', species: id, note: 'In butter' })).status).toBe(200)
  expect(await listOf(owner)).toMatchObject([{ list: 'cook', species: id, note: 'In butter' }])
  expect((await save(owner, { list: 'cook' })).body.errors[0].data.errors).toEqual([
    { field: 'species', code: 'speciesMissing' },
  ])
  const guest = await call('POST', '/saveditems/save', {
    body: new URLSearchParams({ list: 'cook', species: id, from: '/account/lists/cook?add=x' }),
    headers: sameSite,
  })
  expect(guest.headers.get('location')).toMatch(/^\/login\?redirect=%2Faccount%2Flists%2Fcook/)
})

test('a deleted item comes back with the values that the deletion leaves in a cookie', async () => {
  const [owner, other] = [await person('member'), await person('member')]
  const { body } = await save(owner, { list: 'finds', note: marker() })
  remember('saveditems', body.id)
  const deletion = (as: Caller) => call('POST', '/saveditems/delete', { as, body: { id: body.id } })
  expect((await deletion(other)).status).toBe(403)
  const deleted = await call('POST', '/saveditems/delete', {
    as: owner,
    body: new URLSearchParams({ id: body.id }),
    headers: sameSite,
  })
  expect(deleted.headers.get('location')).toMatch(/^\/account\/lists\/finds\?attempt=/)
  expect(deleted.headers.get('set-cookie')).toMatch(/^attempt=/)
  expect(await listOf(owner)).toEqual([])
})

test('the lists are part of the data export and are deleted with the account', async () => {
  const owner = await person('member')
  const note = marker()
  const { body } = await save(owner, { list: 'finds', note })
  expect((await call('GET', '/users/data', { as: owner })).text).toContain(note)
  await payload.delete({ collection: 'users', id: owner.id })
  const { totalDocs } = await payload.count({
    collection: 'saveditems',
    where: { id: { equals: body.id } },
  })
  expect(totalDocs).toBe(0)
})
