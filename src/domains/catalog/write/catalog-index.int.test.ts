/** The list index always equals the documents, in every language, and lists page and count correctly. */
import { sql } from '@payloadcms/db-postgres/drizzle'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countByFacet, getListPage } from '@/domains/catalog/read/list-page'
import { locales } from '@/foundation/i18n/locales'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Reader } from '@/foundation/payload/reader'
import { databaseOf } from '@/foundation/payload/transaction'
import {
  article,
  category,
  guide,
  marker,
  recipe,
  removeContent,
  species,
  speciesData,
} from '@/testing/content'
import { runs } from '@/testing/property-runs'
import { payload } from '@/testing/users'
import { reindex } from './reindex'

interface Row {
  locale: string
  slug: string
  title: string
  /** A card of whichever kind. */
  card: Record<string, unknown> & { types: { title: string }[]; species: { slug: string }[] }
  facets: string[]
}

async function rowsOf(document: string): Promise<Row[]> {
  return queryRows<Row>(
    databaseOf(payload),
    sql`
    select locale, slug, title, card,
      array(select facet from listing_facets where id = any (facets) order by facet) as facets
    from listings where document = ${document} order by locale`,
  )
}

const reader = (locale: Reader['locale'] = 'en'): Reader => ({ payload, user: null, locale, draft: false })

const refuse = new Error('refused on purpose')

beforeAll(() => {
  // Runs after the hooks of the index, as another feature's hook might, and fails on request.
  payload.collections.mushrooms.config.hooks.afterChange.push(({ context, doc }) => {
    if (context.refuseAtTheEnd) throw refuse
    return doc
  })
})

afterAll(async () => {
  payload.collections.mushrooms.config.hooks.afterChange.pop()
  await removeContent()
})

describe('a species', () => {
  test('is listed in every language once it is published', async () => {
    const name = marker()
    const { id } = await species('published', name)
    const rows = await rowsOf(id)
    expect(rows.map(({ locale }) => locale)).toEqual([...locales].sort())
    for (const row of rows)
      expect(row).toMatchObject({
        slug: name,
        title: name,
        card: { scientificName: name, edibility: 'edible' },
      })
  })

  test('is not listed while it is a draft', async () => {
    const { id } = await species('draft')
    expect(await rowsOf(id)).toEqual([])
  })

  test('keeps its card while a new draft exists', async () => {
    const { id, specie } = await species('published')
    await payload.update({
      collection: 'mushrooms',
      id,
      draft: true,
      data: { _status: 'draft', specie: { ...specie, scientificName: marker() } },
    })
    for (const row of await rowsOf(id)) expect(row.title).toBe(specie.scientificName)
  })

  test('changes its name in all lists when the document changes', async () => {
    const { id, specie } = await species('published')
    const name = marker()
    await payload.update({
      collection: 'mushrooms',
      id,
      data: { specie: { ...specie, scientificName: name } },
    })
    expect((await rowsOf(id)).map(({ title, card }) => [title, card.scientificName])).toEqual(
      locales.map(() => [name, name]),
    )
  })

  test('shows a common name only in the language in which it was entered', async () => {
    const { id, specie } = await species('published')
    const name = marker()
    await payload.update({
      collection: 'mushrooms',
      id,
      locale: 'pt',
      data: { specie: { ...specie, commonNames: [{ name }] } },
    })
    const given = specie.commonNames?.[0]?.name
    const names = Object.fromEntries((await rowsOf(id)).map(({ locale, card }) => [locale, card.commonName]))
    expect(names).toEqual({ en: given, es: null, pt: name })
  })

  test('leaves the lists when it is unpublished or deleted', async () => {
    const { id } = await species('published')
    await payload.update({ collection: 'mushrooms', id, data: { _status: 'draft' } })
    expect(await rowsOf(id)).toEqual([])
    await payload.update({ collection: 'mushrooms', id, data: { _status: 'published' } })
    expect(await rowsOf(id)).toHaveLength(locales.length)
    await payload.delete({ collection: 'mushrooms', id })
    expect(await rowsOf(id)).toEqual([])
  })

  test('does not change in the lists if saving fails in the last hook', async () => {
    const { id, specie } = await species('published')
    const before = await rowsOf(id)
    const name = marker()
    await expect(
      payload.update({
        collection: 'mushrooms',
        id,
        context: { refuseAtTheEnd: true },
        data: { specie: { ...specie, scientificName: name } },
      }),
    ).rejects.toThrow(refuse.message)
    expect(await rowsOf(id)).toEqual(before)
    expect((await payload.findByID({ collection: 'mushrooms', id })).specie.scientificName).toBe(
      specie.scientificName,
    )
  })

  test('leaves no entry behind if creating it fails in the last hook', async () => {
    const name = marker()
    await expect(
      payload.create({
        collection: 'mushrooms',
        context: { refuseAtTheEnd: true },
        data: speciesData(name, 'published'),
      }),
    ).rejects.toThrow(refuse.message)
    const rows = await queryRows<Record<string, unknown>>(
      databaseOf(payload),
      sql`select 1 from listings where slug = ${name}`,
    )
    expect(rows).toEqual([])
  })

  test('cannot take the slug of another species, and the attempt changes neither', async () => {
    const [one, other] = [await species('published'), await species('published')]
    await expect(
      payload.update({ collection: 'mushrooms', id: one.id, data: { slug: other.slug } }),
    ).rejects.toThrow()
    for (const { id, slug } of [one, other])
      expect((await rowsOf(id)).map((row) => row.slug)).toEqual(locales.map(() => slug))
  })
})

describe('dependent cards', () => {
  test('renaming a category renames it on all cards in that language', async () => {
    const types = await payload.find({
      collection: 'categories',
      where: { path: { equals: 'species/type' } },
    })
    const type = await category(String(types.docs[0]?.id))
    const { id } = await species('published')
    await payload.update({ collection: 'mushrooms', id, data: { categories: [type.id] } })
    expect((await rowsOf(id))[0]?.facets).toContain(`category:${type.id}`)
    const title = marker()
    await payload.update({ collection: 'categories', id: type.id, locale: 'es', data: { title } })
    for (const { locale, card } of await rowsOf(id)) {
      const inEnglish = locale === 'en' ? type.title : { text: type.title, lang: 'en' }
      expect(card.types[0]?.title, locale).toEqual(locale === 'es' ? title : inEnglish)
    }
    await payload.update({ collection: 'mushrooms', id, data: { categories: [] } })
    for (const { card } of await rowsOf(id)) expect(card.types).toEqual([])
    await payload.delete({ collection: 'categories', id: type.id })
  })

  test.each([
    ['growingguides', () => guide('published')],
    ['posts', () => article('posts', 'published')],
    ['projects', () => article('projects', 'published')],
    ['recipes', () => recipe('published')],
  ] as const)('an entry of %s carries its categories and those above them', async (collection, create) => {
    const above = await category(null)
    const below = await category(above.id)
    const { id } = await create()
    await payload.update({ collection, id, data: { categories: [below.id] } })
    const carried = [above, below].map((one) => `category:${one.id}`)
    expect((await rowsOf(id))[0]?.facets).toEqual(expect.arrayContaining(carried))
  })

  test('a species carries the parent categories of its values', async () => {
    const found = await payload.find({
      collection: 'categories',
      where: { path: { equals: 'species/effect/calm' } },
    })
    const calm = found.docs[0]
    const { id, specie } = await species('published')
    await payload.update({
      collection: 'mushrooms',
      id,
      data: { specie: { ...specie, effects: { cognitiveEffects: [{ effect: String(calm?.id) }] } } },
    })
    const above = (calm?.breadcrumbs ?? []).map(
      ({ doc }) => `category:${typeof doc === 'object' ? doc?.id : doc}`,
    )
    expect(above).toHaveLength(3)
    expect((await rowsOf(id))[0]?.facets).toEqual(expect.arrayContaining(above))
  })

  test('a guide shows a renamed species, and hides an unpublished one until it is published again', async () => {
    const grown = await species('published')
    const { id } = await guide('published', { species: [grown.id] })
    const shown = async () =>
      (await rowsOf(id)).map(({ card }) => card.species.map(({ slug }: { slug: string }) => slug))
    expect(await shown()).toEqual(locales.map(() => [grown.slug]))
    const slug = marker()
    await payload.update({ collection: 'mushrooms', id: grown.id, data: { slug } })
    expect(await shown()).toEqual(locales.map(() => [slug]))
    await payload.update({ collection: 'mushrooms', id: grown.id, data: { _status: 'draft' } })
    expect(await shown()).toEqual(locales.map(() => []))
    await payload.update({ collection: 'mushrooms', id: grown.id, data: { _status: 'published' } })
    expect(await shown()).toEqual(locales.map(() => [slug]))
  })
})

describe('reindex', () => {
  test('finds no differences after all these changes, and repairs rows that were tampered with', async () => {
    expect((await reindex(payload)).differences).toBe(0)
    const { id } = await species('published')
    const before = await rowsOf(id)
    const db = databaseOf(payload)
    await db.execute(
      sql`update listings set title = 'tampered', card = '{}', facets = '{}' where document = ${id} and locale = 'es'`,
    )
    await db.execute(sql`delete from listings where document = ${id} and locale = 'pt'`)
    await db.execute(sql`
      insert into listings (collection, document, locale, slug, title, card, created_at, published_at)
      values ('mushrooms', '00000000-0000-4000-8000-000000000000', 'en', 'ghost', 'ghost', '{}', now(), now())`)
    await db.execute(sql`insert into listing_titles values ('mushrooms', 'en', 2147483647, 'ghost')`)
    expect((await reindex(payload)).differences).toBe(4)
    expect(await rowsOf(id)).toEqual(before)
    expect(await rowsOf('00000000-0000-4000-8000-000000000000')).toEqual([])
  })
})

describe('getListPage', () => {
  test('returns what a naive implementation returns, for any page and limit', async () => {
    const rows = await queryRows<{ slug: string }>(
      databaseOf(payload),
      sql`
      select card->>'slug' as slug from listings where collection = 'mushrooms' and locale = 'en' order by title, document`,
    )
    const all = rows.map(({ slug }) => slug)
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 30 }),
        async (limit, page) => {
          const answer = await getListPage(reader(), { collection: 'mushrooms', sort: 'title', page, limit })
          const expected = all.slice((page - 1) * limit, page * limit)
          expect(answer.cards.map(({ slug }) => slug)).toEqual(expected)
          expect(answer).toMatchObject({
            total: all.length,
            page,
            pages: Math.max(1, Math.ceil(all.length / limit)),
          })
          expect([answer.from, answer.to]).toEqual(
            expected.length === 0 ? [0, 0] : [(page - 1) * limit + 1, (page - 1) * limit + expected.length],
          )
        },
      ),
      { numRuns: runs(60) },
    )
  })

  test('an empty list has one page', async () => {
    const answer = await getListPage(reader(), {
      collection: 'mushrooms',
      facets: ['category:none'],
      sort: 'oldest',
      page: 1,
      limit: 20,
    })
    expect(answer).toEqual({ cards: [], total: 0, page: 1, pages: 1, from: 0, to: 0 })
  })

  test('every order is total, so that no card is on two pages', async () => {
    for (const sort of ['oldest', 'newest', 'title'] as const) {
      const seen: string[] = []
      for (let page = 1; page <= 10; page += 1) {
        seen.push(
          ...(await getListPage(reader('pt'), { collection: 'mushrooms', sort, page, limit: 7 })).cards.map(
            ({ id }) => id,
          ),
        )
      }
      expect(new Set(seen).size).toBe(seen.length)
    }
  })

  test.each(locales)('counts and filters in %s like a naive implementation', async (locale) => {
    const rows = await queryRows<{ facets: string[] | null }>(
      databaseOf(payload),
      sql`
      select document, (select array_agg(facet) from listing_facets where id = any (facets)) as facets
      from listings where collection = 'mushrooms' and locale = ${locale}`,
    )
    const counted = new Map<string, number>()
    for (const { facets } of rows)
      for (const facet of facets ?? []) counted.set(facet, (counted.get(facet) ?? 0) + 1)
    expect(await countByFacet(reader(locale), 'mushrooms')).toEqual(counted)
    const carried = [...counted.keys()] as `category:${string}`[]
    await fc.assert(
      fc.asyncProperty(fc.subarray(carried, { minLength: 1, maxLength: 3 }), async (facets) => {
        const wanted = rows.filter(({ facets: carriedByRow }) =>
          facets.every((facet) => carriedByRow?.includes(facet)),
        )
        const { total } = await getListPage(reader(locale), {
          collection: 'mushrooms',
          facets,
          sort: 'title',
          page: 1,
          limit: 1,
        })
        expect(total).toBe(wanted.length)
      }),
      { numRuns: runs(25) },
    )
  })
})
