/** The pages that editors rearrange: who may, what is refused, and what readers see meanwhile. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Locale } from '@/foundation/i18n/locales'
import { type Caller, call } from '@/testing/rest'
import { payload, people, removePeople } from '@/testing/users'
import { getComposedLayout } from './composed-layout'
import { type ComposedPageSlug, composedPageSlugs, defaultLayouts } from './default-layouts'

let who: Awaited<ReturnType<typeof people>>

beforeAll(async () => {
  who = await people()
})

afterAll(async () => {
  for (const slug of composedPageSlugs)
    await payload.updateGlobal({ slug, data: { layout: [], _status: 'published' } })
  await removePeople()
})

interface Save {
  as?: Caller
  query?: string
  status?: string
}

function save(slug: ComposedPageSlug, layout: object[], options: Save = {}) {
  const { as = who.editor, query = '', status = 'published' } = options
  return call('POST', `/globals/${slug}${query}`, { as, body: { layout, _status: status } })
}

const shown = (slug: ComposedPageSlug, locale: Locale = 'en') =>
  getComposedLayout({ payload, user: null, locale, draft: false }, slug)

const typesOf = (layout: readonly { blockType: string }[]) => layout.map(({ blockType }) => blockType)

test('a page that nobody has arranged shows its default blocks', async () => {
  for (const slug of composedPageSlugs)
    expect(typesOf(await shown(slug))).toEqual(typesOf(defaultLayouts[slug]))
})

test('staff rearrange a page, and a draft stays theirs until it is published', async () => {
  for (const as of [who.visitor, who.member, who.seller])
    expect((await save('homePage', [{ blockType: 'hero' }], { as })).status).toBe(403)
  const layout = [{ blockType: 'deadlySpecies', heading: 'These kill' }, { blockType: 'hero' }]
  const draft = await save('homePage', layout, { query: '?draft=true&autosave=true', status: 'draft' })
  expect(draft.status, draft.text).toBe(200)
  expect(typesOf(await shown('homePage'))).toEqual(typesOf(defaultLayouts.homePage))
  const asGuest = await call('GET', '/globals/homePage?draft=true')
  expect(asGuest.text).not.toContain('These kill')
  const asEditor = await call('GET', '/globals/homePage?draft=true', { as: who.editor })
  expect(typesOf(asEditor.body.layout)).toEqual(['deadlySpecies', 'hero'])
  expect((await save('homePage', layout)).status).toBe(200)
  const [first, second] = await shown('homePage', 'es')
  expect(first).toMatchObject({ blockType: 'deadlySpecies', heading: 'These kill', lang: 'en' })
  expect(second).toMatchObject({ blockType: 'hero' })
})

test('a block that links lead to stands on a page once, and the list of a page cannot be lost', async () => {
  const twice = [{ blockType: 'pageList' }, { blockType: 'pageList' }]
  expect((await save('growingPage', twice)).status).toBe(400)
  expect((await save('growingPage', [{ blockType: 'newest', collection: 'posts' }])).status).toBe(200)
  expect(typesOf(await shown('growingPage'))).toEqual(['newest', 'pageList'])
  expect((await save('marketPage', [])).status).toBe(200)
  expect(typesOf(await shown('marketPage'))).toEqual(['pageList'])
})
