import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'
import { removeContent, spanishPost } from '@/testing/content'
import { payload } from '@/testing/users'

test('everything in the navigation of the panel stands under a heading in three languages', () => {
  const { collections, globals } = payload.config
  const listed = [...collections, ...globals].filter(({ admin }) => admin.hidden !== true)
  const withoutHeading = listed.filter(({ slug, admin }) => {
    const isPayloads = slug.startsWith('payload-')
    return !isPayloads && Object.keys(Object(admin.group)).join() !== 'en,es,pt'
  })
  expect(withoutHeading.map(({ slug }) => slug)).toEqual([])
})

test('lists of the panel name what is written in another language, and forms do not show it as theirs', async () => {
  const id = await spanishPost('draft')
  const req = { ...(await createLocalReq({ locale: 'en' }, payload)), pathname: '/admin/collections/posts' }
  const options = { collection: 'posts', draft: true, fallbackLocale: false, locale: 'en', req } as const
  const where = { id: { equals: id } }
  const { docs } = await payload.find({ ...options, includeLockStatus: true, where })
  expect(docs[0]?.title).toMatch(/^zz/)
  expect((await payload.findByID({ ...options, id })).title ?? null).toBeNull()
  await removeContent()
})
