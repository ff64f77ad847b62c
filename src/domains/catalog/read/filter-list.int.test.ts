/** Filtered lists match, count and sort like a naive implementation in JavaScript. */
import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Filters, noFilters } from '@/domains/catalog/filters/list-query'
import { sections } from '@/domains/catalog/filters/sections'
import { type DocumentEntries, deleteEntries, writeEntries } from '@/domains/catalog/write/entries'
import { rebuildBitmaps } from '@/domains/catalog/write/facet-bitmaps'
import { rebuildTitles } from '@/domains/catalog/write/titles'
import { badges } from '@/domains/products/vocabulary'
import { byDanger } from '@/domains/species/edibility'
import type { Locale } from '@/foundation/i18n/locales'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Reader } from '@/foundation/payload/reader'
import { databaseOf } from '@/foundation/payload/transaction'
import { marker, removeContent, species, speciesData } from '@/testing/content'
import { runs } from '@/testing/property-runs'
import { payload } from '@/testing/users'
import { filterList } from './filter-list'
import { findSimilarTowns, getNearestStores } from './near'

const db = databaseOf(payload)
const reader: Reader = { payload, user: null, locale: 'es', draft: false }
const locales = ['en', 'es', 'pt'] as const

interface Row {
  id: string
  title: string
  facets: string[]
  price_min: number | null
  price_max: number | null
  vendor: string | null
  relevance: number
  weighted_rating: number
  like_count: number
  published_at: string
  created_at: string
  position: number
}

const made: DocumentEntries[] = []
let categories: { id: string; path: string }[] = []
let vendors: { id: string; slug: string; latitude: number; longitude: number; store: boolean }[] = []
let rows: Row[] = []
/** Locations of vendors, including those of other content in the database. */
let places: Map<string, { latitude: number; longitude: number }>

/** The same numbers each time. */
function chance(seed: number) {
  let state = seed
  return () => {
    state = (state * 1103515245 + 12345) % 2 ** 31
    return state / 2 ** 31
  }
}

async function write(entries: DocumentEntries) {
  made.push(entries)
  await writeEntries(db, entries)
}

const entry = (title: string, slug: string) => ({
  slug,
  title,
  likeCount: 0,
  averageRating: null,
  ratingCount: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  publishedAt: '2026-01-01T00:00:00.000Z',
})

beforeAll(async () => {
  categories = await queryRows<(typeof categories)[number]>(
    db,
    sql`select id, path from categories where path like 'products/%' order by path`,
  )
  const random = chance(7)
  const pick = <T>(some: readonly T[]) => some[Math.floor(random() * some.length)] as T
  vendors = Array.from({ length: 6 }, (_, at) => ({
    id: randomUUID(),
    slug: `filters-vendor-${at}`,
    latitude: 40 + at,
    longitude: -100,
    store: at % 2 === 0,
  }))
  for (const { id, slug, store, ...place } of vendors)
    await write({
      collection: 'vendors',
      document: id,
      entries: locales.map((locale) => ({
        ...entry(slug, slug),
        locale,
        card: { id, slug, place: { city: `City ${slug}`, state: 'NE', postalCode: slug } },
        facets: [`vendor:${id}`, 'country:US', ...(store ? ['store:yes' as const] : [])],
        place,
      })),
    })
  // Enough entries that both ways of counting and every way of paging are used.
  for (let at = 0; at < 650; at += 1) {
    const id = randomUUID()
    const vendor = pick(vendors)
    const leaf = pick(categories)
    const above = categories.filter(({ path }) => leaf.path === path || leaf.path.startsWith(`${path}/`))
    const from = 500 + Math.floor(random() * 50) * 100
    const ratings = Math.floor(random() * 4)
    const facts = {
      facets: [
        ...above.map((one) => `category:${one.id}` as const),
        `vendor:${vendor.id}` as const,
        ...(vendor.store ? ['store:yes' as const] : []),
        ...badges.filter(() => random() < 0.3).map((badge) => `badge:${badge}` as const),
        ...(random() < 0.7 ? ['stock:in' as const] : []),
        ...(random() < 0.3 ? ['sale:on' as const] : []),
        random() < 0.2 ? ('currency:EUR' as const) : ('currency:USD' as const),
      ],
      likeCount: Math.floor(random() * 5),
      averageRating: ratings > 0 ? 1 + Math.floor(random() * 5) : null,
      ratingCount: ratings,
      publishedAt: new Date(1_700_000_000_000 + Math.floor(random() * 20) * 86_400_000).toISOString(),
      rankBoost: Math.round(random()),
      offer: {
        from,
        to: from + Math.floor(random() * 3) * 1000,
        currency: 'USD',
        vendor: vendor.id,
        lastPriceChange: null,
        nextPriceChange: null,
      },
    }
    const title = `${pick(['Óyster', 'Reishi', 'Lion’s 100% mane', 'Tea_bag'])} ${pick(['kit', 'powder', 'spawn'])}`
    await write({
      collection: 'products',
      document: id,
      entries: locales.map((locale) => ({
        ...entry(title, `filters-product-${at}`),
        ...facts,
        locale,
        card: { id, vendor: { id: vendor.id } },
      })),
    })
  }
  // The database may contain other products; they count as well.
  rows = await queryRows<Row>(
    db,
    sql`
    select document as id, title, price_min::int, price_max::int, vendor, relevance, weighted_rating, like_count, position,
      published_at::text, created_at::text,
      array(select facet from listing_facets where id = any (facets)) as facets
    from listings where collection = 'products' and locale = 'es'`,
  )
  const placed = await db.execute(sql`
    select document, latitude, longitude from listings
    where collection = 'vendors' and locale = 'en' and latitude is not null`)
  places = new Map(
    placed.rows.map(({ document, latitude, longitude }) => [
      String(document),
      { latitude: Number(latitude), longitude: Number(longitude) },
    ]),
  )
})

afterAll(async () => {
  for (const { collection, document } of made) await deleteEntries(db, collection, document)
  expect(await rebuildBitmaps(db)).toBe(0)
  expect(await rebuildTitles(db)).toBe(0)
  await removeContent()
})

const pathsOf = (facets: readonly string[]) =>
  categories
    .filter(({ id }) => facets.includes(`category:${id}`))
    .map(({ path }) => path.slice('products/'.length))

/** The values that a row has in a section. */
function valuesOf({ facets }: Row, section: string): string[] {
  if (section === 'category') return pathsOf(facets)
  if (section === 'vendor')
    return vendors.filter(({ id }) => facets.includes(`vendor:${id}`)).map(({ slug }) => slug)
  return facets
    .filter((facet) => facet.startsWith(`${section}:`))
    .map((facet) => facet.slice(section.length + 1))
}

function kilometres(
  one: { latitude: number; longitude: number },
  other: { latitude: number; longitude: number },
) {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [a, b] = [radians(one.latitude), radians(other.latitude)]
  const cosine =
    Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(radians(other.longitude - one.longitude))
  return Math.acos(Math.min(1, cosine)) * 6371
}

const userPosition = { latitude: 40.01, longitude: -100 }

/** A text as typed without capitals, accents and curly apostrophes. */
const plainText = (text: string) =>
  text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'")

function isMatch(row: Row, { sections: selected, ...filters }: Filters, except?: string): boolean {
  const { price, words, near } = filters
  const seller = places.get(row.vendor ?? '')
  return (
    Object.entries(selected).every(
      ([section, values]) =>
        section === except || valuesOf(row, section).some((value) => values.includes(value)),
    ) &&
    (!filters.inStock || row.facets.includes('stock:in')) &&
    (!filters.onSale || row.facets.includes('sale:on')) &&
    (!price ||
      (row.facets.includes(`currency:${price.currency}`) &&
        (row.price_max ?? 0) >= (price.from ?? 0) &&
        (row.price_min ?? 0) <= (price.to ?? Number.MAX_SAFE_INTEGER))) &&
    (!words ||
      plainText(words)
        .split(' ')
        .every((word) => plainText(row.title).includes(word))) &&
    (!near ||
      (row.facets.includes('store:yes') &&
        seller !== undefined &&
        kilometres(userPosition, seller) <= near.kilometres))
  )
}

const keys = {
  relevance: (row: Row) => [-row.relevance, row.position],
  newest: (row: Row) => [-Date.parse(row.published_at), row.position],
  oldest: (row: Row) => [Date.parse(row.created_at), row.position],
  price: (row: Row) => [row.price_min, row.price_max, row.position],
  'price-desc': (row: Row) => [-Number(row.price_min), -Number(row.price_max), -row.position],
  rating: (row: Row) => [-row.weighted_rating, row.position],
  likes: (row: Row) => [-row.like_count, row.position],
}

function inOrder(some: readonly Row[], sort: keyof typeof keys): string[] {
  const key = keys[sort]
  return [...some]
    .sort((one, other) => {
      const [a, b] = [key(one), key(other)]
      const at = a.findIndex((part, index) => part !== b[index])
      return at === -1 ? 0 : Number(a[at]) - Number(b[at])
    })
    .map(({ id }) => id)
}

/** Exact prices, one with a single binary digit, and one above all. */
const edges = [500, 2000, 4096, 5400, 7400, 999_999_999_999]

describe('filterList', () => {
  const someOf = (values: readonly string[]) =>
    fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 }).map((some) => some.sort())

  /** Depends on the products in the database, so it is called after they are created. */
  function someFilters(): fc.Arbitrary<Filters> {
    const selected = fc.record(
      {
        category: someOf(categories.map(({ path }) => path.slice('products/'.length))),
        vendor: someOf(vendors.map(({ slug }) => slug)),
        badge: someOf(badges),
      },
      { requiredKeys: [] },
    )
    return fc.record({
      sections: selected as fc.Arbitrary<Record<string, string[]>>,
      words: fc.option(
        fc.constantFrom('kit', '100%', 'a_b', 'REÍSHI', 'powder man', "lion's", 'oyster k', 'k y'),
        { freq: 4 },
      ),
      price: fc.option(
        fc.record({
          from: fc.option(fc.oneof(fc.integer({ min: 0, max: 6000 }), fc.constantFrom(...edges))),
          to: fc.option(fc.oneof(fc.integer({ min: 0, max: 9000 }), fc.constantFrom(...edges))),
          currency: fc.constantFrom('USD' as const, 'EUR' as const),
        }),
        { freq: 3 },
      ),
      inStock: fc.boolean(),
      onSale: fc.boolean(),
      near: fc.option(
        fc.constantFrom(1, 150, 500).map((within) => ({ place: null, kilometres: within })),
        { freq: 4 },
      ),
    })
  }

  test('matches, counts and sorts like the naive implementation', async () => {
    await fc.assert(
      fc.asyncProperty(
        someFilters(),
        fc.constantFrom(...(Object.keys(keys) as (keyof typeof keys)[])),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 30 }),
        async (given, sort, page, limit) => {
          const answer = await filterList(reader, {
            collection: 'products',
            filters: given,
            userLocation: userPosition,
            sort,
            page,
            limit,
          })
          const matches = rows.filter((row) => isMatch(row, given))
          expect(answer.total).toBe(matches.length)
          expect(answer.cards.map(({ id }) => id)).toEqual(
            inOrder(matches, sort).slice((page - 1) * limit, page * limit),
          )
          for (const section of ['category', 'vendor', 'badge']) {
            const expected: Record<string, number> = {}
            for (const row of rows.filter((one) => isMatch(one, given, section)))
              for (const value of valuesOf(row, section)) expected[value] = (expected[value] ?? 0) + 1
            const actual = Object.entries(answer.counts[section] ?? {}).filter(
              ([value]) => section !== 'vendor' || vendors.some(({ slug }) => slug === value),
            )
            expect(Object.fromEntries(actual), section).toEqual(expected)
          }
          const offered = (offer: 'inStock' | 'onSale') =>
            rows.filter((row) => isMatch(row, { ...given, [offer]: true })).length
          expect(answer.offers).toEqual({ inStock: offered('inStock'), onSale: offered('onSale') })
          expect(answer.applied).toEqual(given)
        },
      ),
      { numRuns: runs(150) },
    )
  })

  const ask = (filters: Partial<Filters>, more = {}) =>
    filterList(reader, {
      collection: 'products',
      filters: { ...noFilters, ...filters },
      sort: 'relevance',
      page: 1,
      limit: 100,
      ...more,
    })

  test('each count is the number of matches after selecting the value', async () => {
    const ofProducts = sections.products.map(({ name }) => name)
    await fc.assert(
      fc.asyncProperty(
        someFilters(),
        fc.constantFrom(...ofProducts),
        fc.nat(),
        async (given, section, which) => {
          const told = Object.entries(
            (await ask(given, { userLocation: userPosition })).counts[section] ?? {},
          )
          const [value, count] = told[which % told.length] ?? []
          if (value === undefined) return
          const selected = { ...given, sections: { ...given.sections, [section]: [value] } }
          expect((await ask(selected, { userLocation: userPosition })).total, `${section} ${value}`).toBe(
            count,
          )
        },
      ),
      { numRuns: runs(60) },
    )
  })

  test('accepts values by id and by slug', async () => {
    const honey = categories.find(({ path }) => path === 'products/mushroom/edibles/honey')
    const vendor = vendors[0] as (typeof vendors)[number]
    const byPath = await ask({ sections: { category: ['mushroom/edibles/honey'], vendor: [vendor.slug] } })
    const bySlug = await ask({ sections: { category: ['honey'], vendor: [vendor.id] } })
    const byId = await ask({ sections: { category: [String(honey?.id)], vendor: [vendor.id] } })
    for (const { total, applied, unknown } of [bySlug, byId]) {
      expect(total).toBe(byPath.total)
      expect(applied).toEqual(byPath.applied)
      expect(unknown).toEqual({})
    }
  })

  test('values that do not exist match nothing, while others of their section do', async () => {
    const vendor = vendors[0] as (typeof vendors)[number]
    const known = await ask({ sections: { badge: ['vegan'], vendor: [vendor.slug] } })
    expect(known.total).toBeGreaterThan(0)
    const among = await ask({ sections: { badge: ['shiny', 'vegan'], vendor: [vendor.slug] } })
    expect(among.cards).toEqual(known.cards)
    expect(among.counts).toEqual(known.counts)
    expect([among.applied.sections.badge, among.unknown]).toEqual([['shiny', 'vegan'], { badge: ['shiny'] }])
    for (const [section, value] of Object.entries({
      badge: 'shiny',
      category: 'nonsense',
      texture: '<b>',
      vendor: 'constructor',
      country: 'XX',
      region: 'US/Nowhere (at all), “%_”',
    })) {
      const none = await ask({ sections: { [section]: [value] } })
      expect([none.total, none.cards, none.unknown], section).toEqual([0, [], { [section]: [value] }])
      // What the values of the section would give is still counted.
      expect(none.counts[section], section).toEqual((await ask({})).counts[section])
    }
  })

  test('has no matches if a value is known but no entry carries it', async () => {
    const carried = new Set(rows.flatMap(({ facets }) => facets))
    const bare = categories.find(({ id }) => !carried.has(`category:${id}`))?.path.slice('products/'.length)
    const none = await ask({ price: { from: null, to: null, currency: 'GBP' } })
    expect([none.total, none.cards, none.counts]).toEqual([0, [], {}])
    if (bare) expect((await ask({ sections: { category: [bare] } })).total).toBe(0)
    const gone = randomUUID()
    const ofGone = await ask({ sections: { species: [gone] } })
    expect([ofGone.total, ofGone.cards, ofGone.applied.sections]).toEqual([0, [], { species: [gone] }])
  })

  test('finds a product whose price has changed only by its new price', async () => {
    const one = made.find(({ collection }) => collection === 'products') as DocumentEntries
    const costs = async (from: number, to: number) =>
      (await ask({ price: { from, to, currency: 'USD' } }, { limit: 2000 })).cards.some(
        ({ id }) => id === one.document,
      )
    const priced = (price: number): DocumentEntries => ({
      ...one,
      entries: one.entries.map(({ offer, facets, ...rest }) => ({
        ...rest,
        facets: [...facets.filter((facet) => !facet.startsWith('currency:')), 'currency:USD'],
        offer: offer && { ...offer, from: price, to: price },
      })),
    })
    await writeEntries(db, priced(123_457))
    expect(await costs(123_457, 123_457)).toBe(true)
    await writeEntries(db, priced(70_001))
    expect(await costs(123_457, 123_457)).toBe(false)
    expect(await costs(70_000, 70_002)).toBe(true)
    expect(await costs(70_002, 200_000)).toBe(false)
    const highest = 2 ** 30 - 1
    await writeEntries(db, priced(highest))
    expect(await costs(highest, 2 ** 40)).toBe(true)
    expect(await costs(highest + 1, 2 ** 40)).toBe(false)
    await writeEntries(db, one)
    expect(await rebuildBitmaps(db)).toBe(0)
  })

  test('ignores bits of positions that no longer exist', async () => {
    const { total, counts } = await ask({ inStock: true })
    const beyond = 4000
    await db.execute(sql`
      insert into facet_bitmaps (facet, segment, bits)
      select distinct facet, ${beyond}::int, 0::bit(8192) from facet_bitmaps where segment = 0`)
    try {
      const answer = await ask({ inStock: true })
      expect([answer.total, answer.counts]).toEqual([total, counts])
    } finally {
      await db.execute(sql`delete from facet_bitmaps where segment = ${beyond}::int`)
    }
  })

  test('sorted by distance, returns the nearest first, with their distances', async () => {
    const { cards, total } = await ask(
      { near: { place: null, kilometres: 500 } },
      { userLocation: userPosition, sort: 'distance' },
    )
    expect(total).toBeGreaterThan(0)
    const distances = cards.map(({ distance }) => Number(distance))
    expect(distances).toEqual([...distances].sort((one, other) => one - other))
    expect(Math.max(...distances)).toBeLessThanOrEqual(500)
  })

  test('near a city, matches by its vendors; near an unknown place, matches every store', async () => {
    const place = `city ${vendors[0]?.slug}`
    const { cards } = await ask({ near: { place, kilometres: 1 } })
    expect(new Set(cards.map(({ vendor }) => vendor?.id))).toEqual(new Set([vendors[0]?.id]))
    const anywhere = await ask({ near: { place: null, kilometres: 50 } })
    expect(anywhere.total).toBe(rows.filter(({ facets }) => facets.includes('store:yes')).length)
    expect(anywhere.cards.every(({ distance }) => distance === null)).toBe(true)
  })

  describe('near a town', () => {
    const towns = [
      { state: 'OR', postalCode: '97999', latitude: 45, longitude: -122 },
      { state: 'OR', postalCode: '97998', latitude: 45.1, longitude: -122 },
      { state: 'ME', postalCode: '04999', latitude: 43, longitude: -70 },
    ].map((place) => ({ ...place, id: randomUUID(), city: 'Twinford', country: 'US' }))
    const otherTowns = Array.from({ length: 5 }, (_, at) => ({
      ...{ id: randomUUID(), city: `Elsewhere ${at}`, state: 'AK', country: 'US', postalCode: `9950${at}` },
      ...{ latitude: 64 + at, longitude: -150 },
    }))

    beforeAll(async () => {
      for (const { id, latitude, longitude, ...place } of [...towns, ...otherTowns])
        await write({
          collection: 'vendors',
          document: id,
          entries: locales.map((locale) => ({
            ...entry(`Twin ${id}`, `twin-${id}`),
            locale,
            card: { id, slug: `twin-${id}`, hasStore: true, place },
            facets: [`vendor:${id}`, 'store:yes'],
            place: { latitude, longitude },
          })),
        })
    })

    const near = async (
      place: string | null,
      within = 100,
      userLocation: typeof userPosition | null = null,
      locale: Locale = 'es',
    ) => {
      const answer = await filterList(
        { ...reader, locale },
        {
          collection: 'vendors',
          filters: { ...noFilters, near: { place, kilometres: within } },
          userLocation,
          sort: 'distance',
          page: 1,
          limit: 20,
        },
      )
      return { ...answer, states: answer.cards.map(({ place: { state } }) => state) }
    }

    test('with a namesake, measures to both towns and not to the point between them', async () => {
      const { cards, states } = await near('twinford')
      expect(states.toSorted()).toEqual(['ME', 'OR', 'OR'])
      // The only vendor of its town is at its centre; the other two are each half their distance from
      // theirs.
      expect(cards.map(({ distance }) => Math.round(distance ?? -1))).toEqual([0, 6, 6])
      expect((await near('Twinford', 3)).states).toEqual(['ME'])
    })

    test('state, country and postcode tell towns of the same name apart', async () => {
      for (const name of ['Twinford, OR', 'twinford,oregon', '97999'])
        expect(new Set((await near(name, 100, null, 'en')).states), name).toEqual(new Set(['OR']))
      for (const name of ['Twinford, us', 'Twinford, United States', 'Twinford, Estados Unidos'])
        expect((await near(name)).states, name).toHaveLength(3)
    })

    test('a postcode is that of a vendor, unless the language means one of another country', async () => {
      const here = await near('97999', 100, null, 'en')
      expect(here.location).toMatchObject({ place: null, points: [{ latitude: 45, longitude: -122 }] })
      const there = await near('97999', 100, null, 'es')
      expect(there.location?.place).toMatchObject({ name: 'Mérida', country: 'MX', isArea: true })
    })

    test('a named town takes precedence over the user’s location', async () => {
      expect((await near('Twinford, ME', 100, userPosition)).states).toEqual(['ME'])
      expect((await near(null, 1, { latitude: 43, longitude: -70 })).states).toEqual(['ME'])
    })

    test('an unknown town matches everywhere, wherever the user is, and suggests a similar name', async () => {
      for (const name of ['Nowhere-on-Sea', 'Twinford, Spain', 'Twinford, Texas']) {
        const { nearby, total } = await near(name, 100, userPosition)
        expect(nearby, name).toBeNull()
        expect(total).toBeGreaterThan(3)
      }
      expect((await findSimilarTowns(reader, 'Twinnford')).slice(0, 2)).toEqual(
        ['OR', 'ME'].map((state) => ({ city: 'Twinford', state, country: 'US' })),
      )
      expect(await findSimilarTowns(reader, 'Timbuktu')).toHaveLength(5)
    })

    test('towns without vendors are known, and the most populous comes first', async () => {
      const { nearby, location } = await near('Springfield', 20_038)
      expect(location?.place).toMatchObject({ name: 'Springfield', regionCode: 'MO', country: 'US' })
      expect(location?.namesakes.map(({ regionCode }) => regionCode)).toContain('MA')
      expect(nearby?.length).toBeGreaterThanOrEqual(towns.length + otherTowns.length)
    })

    test('finds the nearest stores among the given vendors', async () => {
      const { nearby } = await near('Twinford')
      const slugs = towns.map(({ id }) => `twin-${id}`)
      const found = await getNearestStores(reader, nearby ?? [], slugs, 2)
      expect(found.map(({ place, distance }) => [place.state, Math.round(distance)])).toEqual([
        ['ME', 0],
        ['OR', 6],
      ])
      expect(await getNearestStores(reader, nearby ?? [], [], 2)).toEqual([])
    })
  })

  test('returns an empty page beyond the last', async () => {
    const { cards, total, pages } = await ask({}, { page: 99_999 })
    expect(cards).toEqual([])
    expect(pages).toBe(Math.ceil(total / 100))
  })

  test('filters suppliers by distance, and counts their types and categories', async () => {
    const { cards, total, counts } = await filterList(reader, {
      collection: 'vendors',
      filters: { ...noFilters, near: { place: null, kilometres: 150 } },
      userLocation: userPosition,
      sort: 'distance',
      page: 1,
      limit: 20,
    })
    expect(cards.filter(({ slug }) => slug.startsWith('filters-')).map(({ slug }) => slug)).toEqual([
      'filters-vendor-0',
    ])
    expect(counts.country?.US).toBe(total)
  })

  test('sorts species by danger and then by name, with filters and over pages', async () => {
    const mark = marker()
    const classes = { a: 'edible', e: 'deadly', c: 'unknown', d: 'poisonous', b: 'deadly' } as const
    for (const [name, edibility] of Object.entries(classes)) {
      const { specie } = speciesData(`${mark}${name}`, 'published')
      await species('published', `${mark}${name}`, { specie: { ...specie, edibility: [edibility] } })
    }
    const pageOf = (page: number, sections: Filters['sections'] = {}) =>
      filterList(reader, {
        collection: 'mushrooms',
        filters: { ...noFilters, words: mark, sections },
        sort: 'danger',
        page,
        limit: 2,
      })
    const ranks = async (...of: ReturnType<typeof pageOf>[]) =>
      (await Promise.all(of)).flatMap(({ cards }) => cards.map(({ edibility }) => edibility))
    expect(await ranks(pageOf(1), pageOf(2), pageOf(3))).toEqual([
      'deadly',
      'deadly',
      'poisonous',
      'unknown',
      'edible',
    ])
    const [one, other] = (await pageOf(1)).cards
    expect(one && other && one.scientificName < other.scientificName).toBe(true)
    expect(await ranks(pageOf(1, { edibility: ['edible', 'poisonous'] }))).toEqual(['poisonous', 'edible'])
  })

  test('sorts all species by danger as the vocabulary does', async () => {
    const request = {
      collection: 'mushrooms',
      filters: noFilters,
      sort: 'danger',
      page: 1,
      limit: 1000,
    } as const
    const { cards, total } = await filterList(reader, request)
    expect(cards).toHaveLength(total)
    const expected = [...cards].sort(
      (one, other) => byDanger(one, other) || (one.scientificName < other.scientificName ? -1 : 1),
    )
    expect(cards.map(({ edibility }) => edibility)).toEqual(expected.map(({ edibility }) => edibility))
  })

  test('filters species by the seven sections of the product documents', async () => {
    const documented = sections.mushrooms.filter(({ source }) => 'root' in source)
    const paths = documented.flatMap(({ source }) => ('root' in source ? [source.root] : []))
    const { docs } = await payload.find({
      collection: 'categories',
      depth: 0,
      pagination: false,
      where: { or: paths.map((path) => ({ path: { like: `${path}/` } })) },
    })
    await species('published', marker(), { categories: docs.map(({ id }) => id) })
    const { counts, total } = await filterList(reader, {
      collection: 'mushrooms',
      filters: noFilters,
      sort: 'title',
      page: 1,
      limit: 20,
    })
    expect(total).toBeGreaterThan(0)
    expect(documented).toHaveLength(7)
    for (const { name } of documented) expect(Object.keys(counts[name] ?? {}), name).not.toEqual([])
    expect(Object.keys(counts.chemistry ?? {})).toContain('psychoactive/psilocybin')
  })
})
