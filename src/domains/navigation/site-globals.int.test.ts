/** The globals that every page shows: who may change them, what is refused, and when announcements are shown. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { announcementsSlug } from '@/domains/announcements/global'
import { listAnnouncements } from '@/domains/announcements/queries'
import { discardJobs } from '@/testing/jobs'
import { call } from '@/testing/rest'
import { payload, people, removePeople } from '@/testing/users'
import { footerSlug, navigationSlug } from './globals'
import { listFooterColumns, listHeaderLinks } from './queries'

let who: Awaited<ReturnType<typeof people>>
const guest = { payload, user: null, locale: 'es', draft: false } as const

beforeAll(async () => {
  who = await people()
})

afterAll(async () => {
  await payload.updateGlobal({ slug: navigationSlug, data: { links: [] } })
  await payload.updateGlobal({ slug: footerSlug, data: { columns: [] } })
  await payload.updateGlobal({ slug: announcementsSlug, data: { announcements: [] } })
  await discardJobs()
  await removePeople()
})

const hour = 60 * 60 * 1000
const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

test('only staff change them, and no link runs a script', async () => {
  const links = [{ label: 'Shop', url: '/mushrooms/products' }]
  const bodies = {
    [navigationSlug]: { links },
    [footerSlug]: { columns: [{ heading: 'Market', links }] },
    [announcementsSlug]: { announcements: [{ text: 'News', url: '/mushrooms' }] },
  }
  for (const [slug, body] of Object.entries(bodies)) {
    for (const as of [who.visitor, who.member, who.seller])
      expect((await call('POST', `/globals/${slug}`, { as, body })).status).toBe(403)
    const unsafe = JSON.parse(
      JSON.stringify(body).replaceAll(/"url":"[^"]*"/g, '"url":"javascript:alert(1)"'),
    )
    expect((await call('POST', `/globals/${slug}`, { as: who.editor, body: unsafe })).status).toBe(400)
    expect((await call('POST', `/globals/${slug}`, { as: who.editor, body })).status).toBe(200)
  }
  expect(await listHeaderLinks(guest)).toEqual([
    { label: { text: 'Shop', lang: 'en' }, url: '/mushrooms/products', href: '/es/mushrooms/products' },
  ])
  expect(await listFooterColumns(guest)).toMatchObject([
    { heading: { text: 'Market' }, links: [{ url: '/mushrooms/products' }] },
  ])
})

test('an announcement is shown in its period, and a job expires the pages when it begins and ends', async () => {
  const body = {
    announcements: [
      { text: 'now', from: at(-1), until: at(1) },
      { text: 'later', from: at(2) },
      { text: 'over', until: at(-2) },
      { text: 'always' },
    ],
  }
  expect((await call('POST', `/globals/${announcementsSlug}`, { as: who.editor, body })).status).toBe(200)
  const textsAt = async (time: number) =>
    (await listAnnouncements({ ...guest, locale: 'en' }, time)).map(({ text }) => text)
  expect(await textsAt(Date.now())).toEqual(['now', 'always'])
  expect(await textsAt(Date.now() + 3 * hour)).toEqual(['later', 'always'])
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'expireAnnouncements' } },
  })
  expect(docs).toHaveLength(2)
  const backwards = { announcements: [{ text: 'x', from: at(2), until: at(1) }] }
  expect(
    (await call('POST', `/globals/${announcementsSlug}`, { as: who.editor, body: backwards })).status,
  ).toBe(400)
})
