import { describe, expect, test } from 'vitest'
import { type TaxonomyNode, taxonomy } from '@/domains/categories/taxonomy.ts'
import { countCharacters, textLength } from '@/domains/contributions/entry-limits.ts'
import { guides, species } from './'
import { comments } from './contributions/comments'
import { impressions } from './contributions/impressions'
import { marketReviews } from './contributions/market'
import { members } from './contributions/members'
import { reviews } from './contributions/reviews'
import { products, vendors } from './marketplace'

const kinds = { reviews: { ...reviews, ...marketReviews }, impressions, comments }

function pathsOf(nodes: readonly TaxonomyNode[], under = ''): string[] {
  return nodes.flatMap(({ slug, children = [] }) => [
    `${under}${slug}`,
    ...pathsOf(children, `${under}${slug}/`),
  ])
}

describe.each(Object.entries(kinds))('%s', (_, said) => {
  const all = Object.entries(said).flatMap(([slug, entries]) => entries.map((entry) => ({ slug, entry })))

  test('are about what there is, by who there is', () => {
    const subjects = new Set([...species, ...guides, ...products, ...vendors].map(({ slug }) => slug))
    expect(Object.keys(said).filter((slug) => !subjects.has(slug))).toEqual([])
    expect(all.filter(({ entry }) => !members[entry.by])).toEqual([])
  })

  test('are as long as the site takes them, and never call anything safe', () => {
    const wrong = all.filter(({ entry }) => {
      const long = countCharacters(entry.text)
      return (
        long < textLength.min ||
        long > textLength.max ||
        /safe to eat|segur[ao] (?:de|para) com/i.test(entry.text)
      )
    })
    expect(wrong).toEqual([])
  })
})

test.each([
  ['reviews', kinds.reviews],
  ['impressions', impressions],
] as const)('%s are one of a person and thing', (_, entriesOf) => {
  const pairs = Object.entries(entriesOf).flatMap(([slug, entries]) =>
    entries.map(({ by }) => `${slug} ${by}`),
  )
  expect(pairs.length).toBe(new Set(pairs).size)
})

test('impressions are of nothing that harms or alters the mind, in words of the taxonomy', () => {
  const known = new Set(pathsOf(taxonomy))
  for (const [slug, entries] of Object.entries(impressions)) {
    const { edibility = [], psychoactive } = species.find((one) => one.slug === slug) ?? {}
    expect([slug, psychoactive, edibility[0]]).toEqual([
      slug,
      false,
      expect.not.stringMatching(/deadly|poisonous|psychoactive/),
    ])
    for (const { form, felt, helped = [], other } of entries) {
      const named = [
        `consumption-form/${form}`,
        ...felt,
        ...helped.map((benefit) => `species/benefit/${benefit}`),
      ]
      expect(named.filter((path) => !known.has(path))).toEqual([])
      expect(other !== undefined).toBe(form === 'other')
    }
  }
})

test('there is enough of them for lists, bars and what people report', () => {
  expect(Math.max(...Object.values(reviews).map((list) => list.length))).toBeGreaterThan(8)
  expect(Math.max(...Object.values(comments).map((list) => list.length))).toBeGreaterThan(3)
  const fresh = Object.values(impressions).map((list) => list.filter(({ form }) => form === 'fresh').length)
  expect(fresh.filter((people) => people >= 5).length).toBeGreaterThan(2)
})
