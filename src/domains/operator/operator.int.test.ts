/** Who may say who answers for the site, and when pages show it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '@/testing/rest'
import { payload, people, removePeople } from '@/testing/users'
import { operatorSlug } from './global'
import { getOperator } from './queries'

const path = `/globals/${operatorSlug}`
const shown = () => getOperator({ payload, user: null, locale: 'es', draft: false })
const empty = { name: null, legalForm: null, address: null, email: null }

let who: Awaited<ReturnType<typeof people>>

beforeAll(async () => {
  who = await people()
})

afterAll(async () => {
  await payload.updateGlobal({ slug: operatorSlug, data: empty })
  await removePeople()
})

test('only administrators name who answers for the site', async () => {
  const body = { name: 'Somebody else' }
  for (const as of [who.visitor, who.member, who.seller, who.editor])
    expect((await call('POST', path, { as, body })).status).toBe(403)
  expect(await shown()).toBeNull()
})

test('nobody is shown until name, address and e-mail address are filled in', async () => {
  const body = {
    name: 'Mycological Society',
    address: ' 1 Wood Lane\nAvilés ',
    email: 'hello@fungarium.invalid',
  }
  for (const missing of ['name', 'address', 'email']) {
    const saved = await call('POST', path, { as: who.admin, body: { ...body, [missing]: ' ' } })
    if (missing === 'email') expect(saved.status).toBe(400)
    else expect(saved.status).toBe(200)
    if (saved.status === 200) expect(await shown()).toBeNull()
  }
  expect((await call('POST', path, { as: who.admin, body })).status).toBe(200)
  expect(await shown()).toEqual({ ...body, address: '1 Wood Lane\nAvilés', legalForm: null })
})
