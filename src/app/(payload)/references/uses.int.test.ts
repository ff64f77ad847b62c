import { createLocalReq } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test } from 'vitest'
import { guide, marker, removeContent, species } from '@/testing/content'
import { payload } from '@/testing/users'
import { Uses } from './uses'

afterAll(removeContent)

test('every collection that staff open in the panel has the tab, drafts and others', () => {
  const without = payload.config.collections.filter(({ admin, slug }) => {
    const edit = admin.components?.views?.edit ?? {}
    return admin.hidden !== true && !slug.startsWith('payload-') && !('root' in edit) && !('usedIn' in edit)
  })
  expect(without.map(({ slug }) => slug)).toEqual([])
})

test('the tab of an entry links to where it is used, and says what is deleted with it', async () => {
  const { id } = await species('published')
  const title = marker()
  const { id: used } = await guide('published', { title, species: [id] } as never)
  const req = await createLocalReq({}, payload)
  const markup = renderToStaticMarkup(await Uses({ collection: 'mushrooms', id, req }))
  expect(markup).toContain('Used in 1 place')
  expect(markup).toContain(`<a href="/admin/collections/growingguides/${used}">${title}</a>`)
  expect(markup).toMatch(/also deletes .*Reviews.*Comments/)
})
