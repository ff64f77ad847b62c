import { afterAll, expect, test } from 'vitest'
import { removeContent, species } from '@/testing/content'
import { payload, people, removePeople, userOf } from '@/testing/users'
import { createdEntries } from './created-entries'

afterAll(async () => {
  await removeContent()
  await removePeople()
})

test('created entries lead to their drafts in the language of the file, without those deleted since', async () => {
  const { editor } = await people()
  const [first, second] = [await species('draft'), await species('published')]
  const user = await userOf(editor)
  const file = {
    target: 'mushrooms' as const,
    locale: 'es' as const,
    report: { created: [second.id, crypto.randomUUID(), first.id] },
  }
  const urlOf = (id: string) => `/admin/collections/mushrooms/${id}?locale=es`
  expect(await createdEntries({ payload, user }, file)).toEqual([
    { url: urlOf(second.id), title: second.title },
    { url: urlOf(first.id), title: first.title },
  ])
  expect(await createdEntries({ payload, user: null }, file)).toHaveLength(1)
})
