import type { Where } from 'payload'
import { expect, test } from 'vitest'
import { withCommonNames } from './name-search'

const search = { like: 'níscalo' }
const either = {
  or: [{ title: search }, { 'specie.commonNames.name': search }, { 'specie.localNames.name': search }],
}

test('a search for a title looks into the common and local names too, wherever it stands', () => {
  expect(withCommonNames({ title: search })).toEqual(either)
  expect(withCommonNames({ and: [{ id: { not_in: ['a'] } }, { or: [{ title: search }] }] })).toEqual({
    and: [{ id: { not_in: ['a'] } }, { or: [either] }],
  })
  expect(withCommonNames({ title: search, slug: { equals: 'x' } })).toEqual({
    and: [either, { slug: { equals: 'x' } }],
  })
})

test('other conditions stay as they are', () => {
  const conditions: Where = { and: [{ title: { equals: 'Lactarius deliciosus' } }, { slug: search }] }
  expect(withCommonNames(conditions)).toEqual(conditions)
  expect(withCommonNames({})).toEqual({})
})
