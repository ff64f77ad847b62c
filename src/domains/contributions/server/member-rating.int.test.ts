import { afterAll, expect, test } from 'vitest'
import { about, removeContent, review, vendor } from '@/testing/content'
import { payload, person, removePeople, sampleMember } from '@/testing/users'
import { memberRating } from './member-rating'

const reader = { payload, user: null, locale: 'en', draft: false } as const

afterAll(async () => {
  await removeContent()
  await removePeople()
})

test('the rating for structured data counts published ratings of members, not those of sample content', async () => {
  const subject = { relationTo: 'vendors', value: (await vendor()).id } as const
  const doc = subject as never
  await review('published', { doc, user: (await sampleMember()).id, rating: 5 })
  expect(await memberRating(reader, subject)).toEqual({ averageRating: null, ratingCount: 0 })
  await review('published', { doc, user: (await person('member')).id, rating: 2 })
  await review('published', { doc, rating: 3 })
  await review('draft', { doc, rating: 1 })
  expect(await memberRating(reader, subject)).toEqual({ averageRating: 2.5, ratingCount: 2 })
})

test('a species without ratings has none', async () => {
  expect(await memberRating(reader, await about())).toEqual({ averageRating: null, ratingCount: 0 })
})
