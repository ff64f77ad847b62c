import { expect, test } from 'vitest'
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
