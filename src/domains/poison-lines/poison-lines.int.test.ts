/** Who may change the poison lines, and what pages show of them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Locale } from '@/foundation/i18n/locales'
import { call } from '@/testing/rest'
import { payload, people, removePeople } from '@/testing/users'
import { poisonLinesSlug } from './global'
import { listPoisonLines } from './queries'
import { fallbackLines } from './view'

const path = `/globals/${poisonLinesSlug}`
const linesIn = (locale: Locale) => listPoisonLines({ payload, user: null, locale, draft: false })

let who: Awaited<ReturnType<typeof people>>
let before: Awaited<ReturnType<typeof readStored>>

const readStored = () => payload.findGlobal({ slug: poisonLinesSlug, depth: 0, locale: 'all' as never })

beforeAll(async () => {
  who = await people()
  before = await readStored()
})

afterAll(async () => {
  await payload.updateGlobal({ slug: poisonLinesSlug, data: before, locale: 'all' as never })
  await removePeople()
})

test('a new site begins with the built-in lines in every language', async () => {
  for (const locale of ['en', 'es', 'pt'] as const) expect(await linesIn(locale)).toEqual(fallbackLines)
})

test('only staff change the lines, and a wrong country or number is refused', async () => {
  const body = { lines: [{ country: 'UY', number: '1722', hours: '24 hours' }] }
  for (const as of [who.visitor, who.member, who.seller])
    expect((await call('POST', path, { as, body })).status).toBe(403)
  for (const wrong of [{ country: 'XX' }, { number: 'call me' }, { number: null }, { kind: 'pizza' }]) {
    const lines = [{ ...body.lines[0], ...wrong }]
    expect((await call('POST', path, { as: who.editor, body: { lines } })).status).toBe(400)
  }
  expect((await call('POST', path, { as: who.editor, body })).status).toBe(200)
  expect((await call('GET', path)).body.lines).toMatchObject(body.lines)
  expect(await linesIn('en')).toMatchObject([
    { country: 'UY', number: '1722', kind: 'poison-centre', hours: '24 hours' },
  ])
  expect(await linesIn('es')).toMatchObject([{ number: '1722', hours: { text: '24 hours', lang: 'en' } }])
})

test('the built-in lines stay when editors delete all of theirs', async () => {
  expect((await call('POST', path, { as: who.editor, body: { lines: [] } })).status).toBe(200)
  expect(await linesIn('pt')).toEqual(fallbackLines)
})
