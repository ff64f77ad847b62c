/** Who may say that a species was checked, and what of it the site believes. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reference, removeContent, species } from '@/testing/content'
import { call } from '@/testing/rest'
import { payload, people, removePeople } from '@/testing/users'
import { getSpecies } from './queries'

let who: Awaited<ReturnType<typeof people>>

const checkOn = async (slug: string) =>
  (await getSpecies({ payload, user: null, locale: 'en', draft: false }, slug))?.check

/** An editor's account has a name of its own, or none. */
const nameEditor = (name: string | null) =>
  payload.update({ collection: 'users', id: who.editor.id, data: { name } })

beforeAll(async () => {
  who = await people()
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

test('only staff confirm a check, by their own name, now and against the recorded sources', async () => {
  const source = await reference('published')
  const { id, slug, specie } = await species('published')
  await payload.update({
    collection: 'mushrooms',
    id,
    data: { specie: { ...specie, references: [source.id] } },
  })
  const path = `/mushrooms/${id}`
  for (const as of [who.visitor, who.member, who.seller])
    expect((await call('PATCH', path, { as, body: { check: { confirm: true } } })).status).toBe(403)
  expect(await checkOn(slug)).toBeNull()
  await nameEditor(null)
  const nameless = await call('PATCH', path, { as: who.editor, body: { check: { confirm: true } } })
  expect(nameless.status).toBe(400)
  await nameEditor('Ada Fries')
  const forged = { by: 'Elias Fries', on: '1821-01-01T00:00:00.000Z', sources: 99 }
  const started = Date.now()
  const body = { check: { ...forged, confirm: true } }
  expect((await call('PATCH', path, { as: who.editor, body })).status).toBe(200)
  const check = await checkOn(slug)
  expect(check).toMatchObject({ by: 'Ada Fries', sources: 1, changedOn: null })
  expect(Date.parse(check?.on ?? '')).toBeGreaterThanOrEqual(started)
  expect((await call('GET', path)).body.check).toMatchObject({ by: 'Ada Fries', sources: 1 })
})

test('what is sent without a confirmation changes no check', async () => {
  const { id, slug } = await species('published')
  const forged = { by: 'Elias Fries', on: '1821-01-01T00:00:00.000Z', sources: 99 }
  for (const check of [forged, { ...forged, confirm: false }, null])
    await call('PATCH', `/mushrooms/${id}`, { as: who.admin, body: { check } })
  expect(await checkOn(slug)).toBeNull()
  await nameEditor('Ada Fries')
  await call('PATCH', `/mushrooms/${id}`, { as: who.editor, body: { check: { confirm: true } } })
  const confirmed = await checkOn(slug)
  expect(confirmed?.by).toBe('Ada Fries')
  await call('PATCH', `/mushrooms/${id}`, { as: who.admin, body: { check: forged } })
  expect(await checkOn(slug)).toMatchObject({ by: 'Ada Fries', on: confirmed?.on })
  const copy = await call('POST', `/mushrooms/${id}/duplicate`, { as: who.editor, body: {} })
  expect(copy.body.doc.check?.by ?? null).toBeNull()
  await payload.delete({ collection: 'mushrooms', id: copy.body.doc.id })
})
