/** The search finds what guests can read, under all names, and nothing else. */
import { sql } from '@payloadcms/db-postgres/drizzle'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Reader } from '@/foundation/payload/reader'
import { databaseOf } from '@/foundation/payload/transaction'
import { foldLetters } from '@/foundation/text/fold-letters'
import { anyCharacter } from '@/testing/any-text'
import {
  guide,
  marker,
  product,
  reference,
  removeContent,
  species,
  speciesData,
  vendor,
} from '@/testing/content'
import { runs } from '@/testing/property-runs'
import { payload } from '@/testing/users'
import { listMisses, recordMiss } from './misses'
import { noRules, type SearchRules } from './read/rules'
import { namesOfSpecies } from './read/species-details'
import { tiers } from './read/statement-request'
import { type SearchRequest, search } from './search'
import { suggest } from './suggest'
import { reindexSearch } from './write/reindex'

const reader = (locale: Reader['locale'] = 'en'): Reader => ({ payload, user: null, locale, draft: false })

async function find(query: string, options: Partial<SearchRequest> & { locale?: Reader['locale'] } = {}) {
  const { locale, ...request } = options
  const { groups, corrected, total } = await search(reader(locale), { query, limit: 10, ...request })
  const results = groups.flatMap((group) => group.results)
  return { groups, corrected, total, results, ids: results.map(({ document }) => document) }
}

/** Names that differ in more letters than a slip changes. */
const words = () =>
  marker()
    .slice(2, 14)
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')

/** What gives a species a common name. */
const named = (name: string) => {
  const { specie } = speciesData(`Agaricus ${words()}`, 'published')
  return { specie: { ...specie, commonNames: [{ name }] } }
}

afterAll(removeContent)

describe('a species', () => {
  test('is found by its names in any language, old ones included, with accents, plurals and slips', async () => {
    const [accepted, old, common, spanish] = [words(), words(), words(), words()]
    const { id, specie } = await species('published', `Agaricus ${accepted}`, { slug: accepted })
    const save = (locale: Reader['locale'], name: string) =>
      payload.update({
        collection: 'mushrooms',
        id,
        locale,
        data: { specie: { ...specie, synonyms: [`Psalliota ${old}`], commonNames: [{ name }] } },
      })
    await save('es', `Seta ${spanish}ón`)
    await save('en', `The ${common} cap`)
    for (const query of [
      `agaricus ${accepted}`,
      accepted.toUpperCase(),
      `psalliota ${old}`,
      `the ${common} caps`,
      `seta ${spanish}on`,
      accepted.slice(0, 6),
    ])
      for (const locale of ['en', 'es', 'pt'] as const)
        expect((await find(query, { locale })).ids[0], `${query} in ${locale}`).toBe(id)
    const spanishName = (await find(`seta ${spanish}on`)).results[0]?.name
    expect(spanishName).toMatchObject({ text: `Seta ${spanish}ón`, language: 'es', type: 'common' })
    const slipped = `agaricus ${accepted.slice(0, 4)}${accepted.slice(5)}`
    const { corrected, ids } = await find(slipped)
    expect({ corrected, first: ids[0] }).toEqual({ corrected: `agaricus ${accepted}`, first: id })
    expect((await find(slipped, { corrects: false })).ids).not.toContain(id)
  })

  test('is found by its misspelt scientific name within a longer query, but not by one of another species', async () => {
    const [epithet, other] = [words(), words()]
    const { id } = await species('published', `Agaricus ${epithet}`, { slug: epithet })
    await species('published', `Agaricus ${other}`, { slug: other })
    const slipped = `${epithet.slice(0, 4)}${epithet.slice(5)}`
    const { corrected, ids } = await find(`where does agaricus ${slipped} grow`)
    expect({ corrected, first: ids[0] }).toEqual({
      corrected: `where does agaricus ${epithet} grow`,
      first: id,
    })
    expect((await find(`where does agaricus ${other} grow`)).corrected).toBeNull()
  })

  test('is found by its epithet with the genus of another species, unless two species have it', async () => {
    const [genus, epithet, shared] = [words(), words(), words()]
    const { id } = await species('published', `Agaricus ${epithet}`, { slug: epithet })
    await species('published', `${genus} ${shared}`, { slug: shared })
    expect(await find(`${genus} ${epithet}`)).toMatchObject({ corrected: `agaricus ${epithet}`, ids: [id] })
    await species('published', `Agaricus ${shared}`, { slug: `${shared}-other` })
    await species('published', `Boletus ${epithet}`, { slug: `${epithet}-other` })
    expect((await find(`${genus} ${epithet}`)).corrected).toBe(epithet)
    expect((await find(`unheard ${epithet}`)).corrected).toBeNull()
  })

  test('is found by a local name in any language, and the result gives the language of the name', async () => {
    const local = words()
    const { id, specie } = await species('published', words())
    const localNames = [{ name: `xi’i ${local}à`, language: 'omq-MX-x-mixtec' }]
    await payload.update({ collection: 'mushrooms', id, data: { specie: { ...specie, localNames } } })
    for (const locale of ['en', 'es', 'pt'] as const) {
      const { results } = await find(`xii ${local}a`, { locale })
      expect(results[0]).toMatchObject({ document: id, name: { language: 'omq-MX-x-mixtec' } })
    }
  })

  test('is found by the plural of a local name, which the result does not list as another name', async () => {
    const local = words()
    const { id, specie } = await species('published', words())
    const localNames = [{ name: `${local}ó`, language: 'ca' }]
    await payload.update({ collection: 'mushrooms', id, data: { specie: { ...specie, localNames } } })
    const { results } = await find(`${local}ons`)
    expect(results[0]).toMatchObject({ document: id, name: { text: `${local}ó` }, tier: tiers.exact })
    const { common } = await namesOfSpecies(reader(), id)
    expect(common.find(({ language }) => language === 'ca')?.names).toEqual([`${local}ó`])
  })

  test('that is deadly stands first of what only texts mention when the query is about danger', async () => {
    const place = words()
    const inPlace = (edibility: 'edible' | 'deadly', mentions: number) => {
      const name = words()
      const { specie } = speciesData(name, 'published')
      return species('published', name, {
        specie: { ...specie, edibility: [edibility], distribution: `${place} dangerous `.repeat(mentions) },
      })
    }
    const edible = await inPlace('edible', 20)
    const deadly = await inPlace('deadly', 1)
    expect((await find(`dangerous mushrooms ${place}`)).ids).toEqual([deadly.id, edible.id])
  })

  test('is found beside a recipe, guide or product that has some of the words where it is asked for', async () => {
    const [name, missing] = [words(), words()]
    const grown = await species('published', `Agaricus ${words()}`, { slug: words(), ...named(name) })
    const about = await guide('published', { title: words(), slug: words(), species: [grown.id] })
    expect((await find(`grow ${name} ${missing}`)).ids).toEqual([about.id, grown.id])
    expect((await find(`${missing} ${words()}`)).ids).toEqual([])
  })

  test('is found only while it is published, and as it was published', async () => {
    const name = words()
    const { id, specie } = await species('draft', name)
    const data = (published: string) => ({ specie: { ...specie, scientificName: published } })
    const update = (status: 'draft' | 'published', published: string, draft = false) =>
      payload.update({ collection: 'mushrooms', id, draft, data: { _status: status, ...data(published) } })
    expect((await find(name)).total).toBe(0)
    await update('published', name)
    expect((await find(name)).ids).toEqual([id])
    const hidden = words()
    await update('draft', hidden, true)
    expect((await find(hidden)).total).toBe(0)
    expect((await find(name)).ids).toEqual([id])
    await update('draft', name)
    expect([(await find(name)).total, (await suggest(reader(), name, noRules)).total]).toEqual([0, 0])
  })

  test('that is deadly stands before an edible one of the same name, and directly after an exact name', async () => {
    const shared = words()
    const [edible, deadly, other] = [words(), words(), words()]
    const withNames = (name: string, common: string, edibility: 'edible' | 'deadly') =>
      species('published', name, {
        specie: {
          ...speciesData(name, 'published').specie,
          commonNames: [{ name: common }],
          edibility: [edibility],
        },
      })
    const one = await withNames(edible, shared, 'edible')
    const two = await withNames(deadly, shared, 'deadly')
    expect((await find(shared)).ids.slice(0, 2)).toEqual([two.id, one.id])
    const three = await withNames(other, `Green ${shared} cap`, 'deadly')
    const { ids } = await find(shared)
    expect(ids).toEqual([two.id, one.id, three.id])
  })
})

describe('a query with names', () => {
  const tierOf = async (query: string, document: string) => {
    const { groups } = await search(reader(), { query, limit: 10 })
    return groups.flatMap((group) => group.results).find((row) => row.document === document)?.tier
  }

  test('names a species whose name it also contains in a longer one', async () => {
    const [name, other] = [words(), words()]
    const shorter = await species('published', `Agaricus ${words()}`, { slug: name, ...named(name) })
    const longer = await species('published', `Agaricus ${words()}`, {
      slug: other,
      ...named(`${other} ${name}`),
    })
    expect(await tierOf(`${name} or ${other} ${name}`, shorter.id)).toBe(tiers.contained)
    expect(await tierOf(`${name}s vs ${other} ${name}s`, shorter.id)).toBe(tiers.contained)
    expect(await tierOf(`is it ${other} ${name}`, shorter.id)).toBe(tiers.part)
    expect(await tierOf(`is it ${other} ${name}`, longer.id)).toBe(tiers.contained)
  })
})

describe('goods and sellers', () => {
  test('leave and return with their vendor, and follow the names of their species', async () => {
    const [title, business, name] = [words(), words(), words()]
    const seller = await vendor({ businessName: business })
    const grown = await species('published', name)
    const { id } = await product(seller.id, {
      title: `${title} kit`,
      species: [grown.id],
      withoutSpecies: false,
    })
    expect((await find(`${title} kit`)).ids).toEqual([id])
    expect((await find(business)).ids).toEqual(expect.arrayContaining([seller.id, id]))
    expect((await find(name)).groups.map(({ kind }) => kind)).toEqual(['species', 'products'])
    const suspend = (status: 'suspended' | 'active') =>
      payload.update({ collection: 'vendors', id: seller.id, data: { status } })
    await suspend('suspended')
    expect([(await find(title)).total, (await find(business)).total]).toEqual([0, 0])
    await suspend('active')
    expect((await find(title)).ids).toEqual([id])
    const renamed = words()
    await payload.update({
      collection: 'mushrooms',
      id: grown.id,
      data: { specie: { ...grown.specie, scientificName: renamed } },
    })
    expect((await find(renamed)).ids).toEqual([grown.id, id])
    await payload.update({ collection: 'mushrooms', id: grown.id, data: { _status: 'draft' } })
    expect((await find(renamed)).total).toBe(0)
    await payload.delete({ collection: 'products', id })
    expect((await find(title)).total).toBe(0)
  })

  test('of the type “other” are never found', async () => {
    const business = words()
    await vendor({ businessName: business, vendorType: 'other' })
    expect((await find(business)).total).toBe(0)
  })
})

test('a change that is rolled back leaves the index as it was', async () => {
  const name = words()
  const { id } = await species('published', name)
  const transactionID = await payload.db.beginTransaction()
  const req = { payload, transactionID: transactionID ?? undefined, context: {}, user: null }
  await payload.update({ collection: 'mushrooms', id, data: { _status: 'draft' }, req })
  await payload.db.rollbackTransaction(transactionID ?? '')
  expect((await find(name)).ids).toEqual([id])
})

test('guides and references are found by title and text, drafts are not', async () => {
  const [title, summary, hidden] = [words(), words(), words()]
  const one = await guide('published', {
    slug: title,
    title: `On ${title}`,
    meta: { description: `With ${summary} spawn` },
  })
  await guide('draft', { title: hidden })
  const cited = await reference('published', { summary: `${title} in oak` })
  await reference('draft', { title: hidden })
  expect((await find(title)).ids).toEqual([one.id, cited.id])
  expect((await find(`${summary} ${title}`)).ids).toEqual([one.id])
  expect((await find(hidden)).total).toBe(0)
})

test('what has the words in its keywords comes before what mentions them, and synonyms are found', async () => {
  const name = words()
  const grown = await species('published', `Agaricus ${words()}`, { slug: words(), ...named(name) })
  const about = await guide('published', { title: words(), slug: words(), species: [grown.id] })
  const mentions = await guide('published', {
    title: words(),
    slug: words(),
    meta: { description: `${name} and mould, ${name} and mould, glowing in the dark` },
  })
  const { results } = await find(`${name} mould`)
  const tierOf = (id: string) => results.find(({ document }) => document === id)?.tier
  expect([tierOf(about.id), tierOf(mentions.id)]).toEqual([tiers.keywords, tiers.text])
  expect((await find(`${name} glows at night`, { kind: 'guides' })).ids).toEqual([mentions.id])
})

test('a word of four letters is not corrected, and none that a text contains', async () => {
  const [name, short, missing] = [words(), words().slice(0, 4), words()]
  const typed = (last: string) => `${name.slice(0, -1)}${last} ${missing}`
  await species('published', `Agaricus ${words()}`, { slug: words(), ...named(name) })
  await species('published', `Agaricus ${words()}`, { slug: words(), ...named(short) })
  const [text = ''] = typed('x').split(' ')
  await guide('published', { title: words(), slug: words(), meta: { description: `With ${text}` } })
  expect((await find(`${short.slice(0, 3)}z`)).corrected).toBeNull()
  expect((await find(typed('x'))).corrected).toBeNull()
  expect((await find(typed('y'))).corrected).toBe(`${name} ${missing}`)
})

test('a misspelt name is corrected beside “mushroom”, and a word of calls for help is not', async () => {
  const name = words()
  await species('published', `Agaricus ${words()}`, { slug: words(), ...named(name) })
  const slipped = `${name.slice(0, 4)}${name.slice(5)}`
  expect((await find(`${slipped} mushroom`)).corrected).toBe(name)
  expect((await find(`${name} ph`)).corrected).toBeNull()
  await species('published', `Agaricus ${words()}`, { slug: words(), ...named('piza') })
  expect((await find('mushroom pizza')).corrected).toBeNull()
  await species('published', `Agaricus ${words()}`, { slug: words(), ...named('vomitting cap') })
  expect((await find(`vomitted ${words()}`)).corrected).toBeNull()
})

test('letters without a base letter are found as they are typed elsewhere', async () => {
  const { id } = await reference('published', { authors: 'Læssøe, T. & Đokić, Ł.' })
  for (const query of ['Læssøe', 'Laessoe', 'laessøe', 'LÆSSØE', 'ｌａｅｓｓｏｅ', 'Dokic', 'đokić'])
    expect((await find(query)).ids, query).toContain(id)
})

test('the database folds letters as the site does', async () => {
  const letters = [...'ÆæŒœØøŁłĐđÐðÞþßẞĦħıİŊŋŦŧƏəéñçÅåＡａﬁ']
  const rows = await queryRows<{ folded: string }>(
    databaseOf(payload),
    sql`select fold_text(letter) as folded from unnest(string_to_array(${letters.join(' ')}, ' ')) as letter`,
  )
  expect(rows.map(({ folded }) => folded)).toEqual(letters.map(foldLetters))
})

test('editors name synonyms and put results first', async () => {
  const [name, slang, other] = [words(), words(), words()]
  const meant = await species('published', name)
  const first = await species('published', other)
  const rules: SearchRules = {
    synonyms: [{ term: slang, meaning: name }],
    pinned: [{ query: name, documents: [first.id] }],
  }
  expect((await find(slang, { rules })).ids).toEqual([meant.id])
  expect((await find(name, { rules })).ids).toEqual([first.id, meant.id])
})

test('pages of one kind contain each result once', async () => {
  const genus = `G${words()}`
  const all = await Promise.all(
    [1, 2, 3].map(() => species('published', `${genus} ${words()}`, { slug: words() })),
  )
  const page = (number: number) => find(genus, { kind: 'species', limit: 2, page: number })
  const [one, two, three] = [await page(1), await page(2), await page(3)]
  expect([...one.ids, ...two.ids].sort()).toEqual(all.map(({ id }) => id).sort())
  expect([one.total, three.total, three.ids]).toEqual([3, 3, []])
})

test('any text is a query', async () => {
  const odd = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 200 }),
    fc.string({ unit: fc.constantFrom(...'&|!():*<->\'"\\%_ \0\ud800éñ👻‮'), maxLength: 40 }),
    fc
      .array(fc.constantFrom('or', 'not', 'the', 'a:*', "x'y", '&', 'nb', 'amanita'), { maxLength: 20 })
      .map((list) => list.join(' ')),
  )
  await fc.assert(
    fc.asyncProperty(odd, fc.constantFrom('en', 'es', 'pt'), async (query, locale) => {
      const { total, groups } = await search(reader(locale as Reader['locale']), { query, limit: 2 })
      expect(groups.reduce((sum, group) => sum + group.total, 0)).toBe(total)
      await suggest(reader(), query, noRules)
    }),
    { numRuns: runs(80) },
  )
})

test('a search without results is shown from the third occasion on, and nothing personal is kept', async () => {
  const text = words()
  const shown = async () => (await listMisses(payload, 100)).find(({ query }) => query === text)
  for (const address of ['a', 'b', 'b']) await recordMiss(payload, text, address)
  expect(await shown()).toBeUndefined()
  await recordMiss(payload, text.toUpperCase(), 'c')
  expect(await shown()).toMatchObject({ occasions: 3 })
  await recordMiss(payload, `${text}@example.org`, 'd')
  const rows = await queryRows(
    databaseOf(payload),
    sql`select query from search_misses where query like ${`${text}%`}`,
  )
  expect(rows).toEqual([{ query: text }])
  await databaseOf(payload).execute(sql`delete from search_misses`)
})

test('reindexing finds no differences after all these changes, and repairs rows that were tampered with', async () => {
  expect(await reindexSearch(payload)).toBe(0)
  const name = words()
  const { id } = await species('published', name)
  const db = databaseOf(payload)
  await db.execute(sql`update search_documents set path = '' where document = ${id} and locale = 'es'`)
  await db.execute(sql`delete from search_documents where document = ${id} and locale = 'pt'`)
  await db.execute(sql`
    insert into search_documents (collection, document, locale, kind, path, title, body, words)
    values ('mushrooms', '00000000-0000-4000-8000-000000000000', 'en', 'species', '', '', '', '')`)
  expect(await reindexSearch(payload)).toBe(3)
  expect((await find(name)).ids).toEqual([id])
})
