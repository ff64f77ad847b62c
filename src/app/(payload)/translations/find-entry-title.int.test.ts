import { afterAll, beforeAll, expect, test } from 'vitest'
import { marker, remember, removeContent } from '@/testing/content'
import { payload, person, removePeople, userOf } from '@/testing/users'
import { findEntryTitle } from './find-entry-title'

let user: object

beforeAll(async () => {
  user = await userOf(await person('editor'))
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

async function spanishDraft(title: string): Promise<string> {
  const data = { title } as never
  const { id } = await payload.create({ collection: 'posts', data, draft: true, locale: 'es' })
  return remember('posts', id)
}

const titleOf = (id: string, reader: object | null) =>
  findEntryTitle({ collection: 'posts', id, payload, user: reader as never })

test('an entry in another language is titled by its title there, for those who may read it', async () => {
  const title = marker()
  const id = await spanishDraft(title)
  expect(await titleOf(id, user)).toBe(title)
  expect(await titleOf(id, null)).toBeNull()
  expect(await titleOf(await spanishDraft(''), user)).toBe('')
})

test('the views of every collection with a title show it', () => {
  const titled = payload.config.collections.filter(
    ({ admin, slug }) => admin.useAsTitle !== 'id' && !slug.startsWith('payload-'),
  )
  for (const { admin, slug } of titled)
    expect(admin.components?.Description, slug).toBe('/app/(payload)/translations/entry-title#EntryTitle')
})
