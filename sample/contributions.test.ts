import type { VoiceSample } from '@sample/types'
import { describe, expect, test } from 'vitest'
import { taxonomy } from '@/domains/categories/taxonomy.ts'
import type { TaxonomyNode } from '@/domains/categories/taxonomy-node.ts'
import { textLength } from '@/domains/contributions/entry-limits.ts'
import { countCharacters } from '@/ui/count-characters.ts'
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

describe.each(Object.entries(kinds))('%s', (_, entriesBySubject) => {
  const all = Object.entries(entriesBySubject).flatMap(([slug, entries]) =>
    (entries as readonly VoiceSample[]).map((entry) => ({ slug, entry })),
  )

  test('refer to existing records and members', () => {
    const subjects = new Set([...species, ...guides, ...products, ...vendors].map(({ slug }) => slug))
    expect(Object.keys(entriesBySubject).filter((slug) => !subjects.has(slug))).toEqual([])
    expect(all.filter(({ entry }) => !members[entry.by])).toEqual([])
  })

  test('keep within the length limits of the site and never call anything safe', () => {
    const violations = all.filter(({ entry }) => {
      const long = countCharacters(entry.text)
      return (
        long < textLength.min ||
        long > textLength.max ||
        /safe to eat|segur[ao] (?:de|para) com/i.test(entry.text)
      )
    })
    expect(violations).toEqual([])
  })
})

test.each([
  ['reviews', kinds.reviews],
  ['impressions', impressions],
] as const)('contains at most one entry of %s per member and subject', (_, entriesOf) => {
  const pairs = Object.entries(entriesOf).flatMap(([slug, entries]) =>
    entries.map(({ by }) => `${slug} ${by}`),
  )
  expect(pairs.length).toBe(new Set(pairs).size)
})

test('impressions are of harmless, non-psychoactive species and use terms of the taxonomy', () => {
  const known = new Set(pathsOf(taxonomy))
  for (const [slug, entries] of Object.entries(impressions)) {
    const { edibility = [], psychoactive } = species.find((one) => one.slug === slug) ?? {}
    expect([slug, psychoactive, edibility[0]]).toEqual([
      slug,
      false,
      expect.not.stringMatching(/deadly|poisonous|psychoactive/),
    ])
    for (const { form, felt, other } of entries) {
      expect([`consumption-form/${form}`, ...felt].filter((path) => !known.has(path))).toEqual([])
      expect(other !== undefined).toBe(form === 'other')
    }
  }
})

test('impressions claim no benefit', () => {
  const claims = /slept-well|focused|clear-headed|energised|memory|focus$|benefit/
  const violations = Object.entries(impressions).flatMap(([slug, entries]) =>
    entries.filter(({ felt }) => felt.some((path) => claims.test(path))).map(({ by }) => `${slug}: ${by}`),
  )
  expect(violations).toEqual([])
})

test('suffice for lists, rating bars and reported effects', () => {
  expect(Math.max(...Object.values(reviews).map((list) => list.length))).toBeGreaterThan(8)
  expect(Math.max(...Object.values(comments).map((list) => list.length))).toBeGreaterThan(3)
  const fresh = Object.values(impressions).map((list) => list.filter(({ form }) => form === 'fresh').length)
  expect(fresh.filter((people) => people >= 5).length).toBeGreaterThan(2)
})

test('a reply answers an earlier comment that is no reply itself', () => {
  const replies = Object.values(comments).flatMap((ofSubject) =>
    ofSubject.flatMap(({ answers }, index) => (answers === undefined ? [] : [{ ofSubject, answers, index }])),
  )
  expect(replies.length).toBeGreaterThan(0)
  for (const { ofSubject, answers, index } of replies) {
    expect(answers).toBeLessThan(index)
    expect(ofSubject[answers]?.answers).toBeUndefined()
  }
})
