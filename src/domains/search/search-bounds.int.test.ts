/** What a search counts and ranks is bounded, and goods never displace what is not for sale. */
import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Reader } from '@/foundation/payload/reader'
import { databaseOf } from '@/foundation/payload/transaction'
import { payload } from '@/testing/users'
import { search } from './search'

const reader: Reader = { payload, user: null, locale: 'en', draft: false }
const db = databaseOf(payload)
const deadly = '00000000-0000-4000-8000-00000000dead'
const guide = '00000000-0000-4000-8000-0000000091de'
const spanishGuide = '00000000-0000-4000-8000-0000000091e5'
const namesake = '00000000-0000-4000-8000-00000000ba5e'
const edibleRank = 7

/**
 * Rows as the index has them: each entry is called “crowdcap”, or says so in its text only. The stems of its words are those
 * words in every language.
 */
const entries = (collection: string, kind: string, from: number, to: number) => sql`
  select ${collection} as collection, ${kind} as kind, number, ('00000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid as document
  from generate_series(${from}::int, ${to}::int) as number`

async function insert(collection: string, kind: string, from: number, to: number): Promise<void> {
  await db.execute(sql`
    with entries as (${entries(collection, kind, from, to)}),
    documents as (
      insert into search_documents (collection, document, locale, kind, path, title, danger, body, words)
      select collection, document, locale, kind, '/crowdcap-' || number, 'Crowdcap ' || number,
        case collection when 'mushrooms' then ${edibleRank}::int end, '', to_tsvector('simple', 'crowdcap throng')
      from entries cross join (values ('en'), ('es'), ('pt')) as locales (locale)
    )
    insert into search_names (collection, document, type, name, folded)
    select collection, document, 'title', 'Crowdcap ' || number, 'crowdcap ' || number from entries`)
}

beforeAll(async () => {
  await insert('products', 'products', 1, 6000)
  await insert('mushrooms', 'species', 10_001, 10_600)
  await db.execute(sql`
    with documents as (
      insert into search_documents (collection, document, locale, kind, path, title, danger, body, words) values
        ('mushrooms', ${deadly}, 'en', 'species', '/deadly', 'Deadly crowdcap', 0, '', ''),
        ('growingguides', ${guide}, 'en', 'guides', '/guide', 'A guide', null, '', to_tsvector('english', 'growing crowdcap')),
        ('growingguides', ${spanishGuide}, 'en', 'guides', '/spanish-guide', 'Another guide', null, '', ''),
        ('growingguides', ${spanishGuide}, 'es', 'guides', '/spanish-guide', 'Otra guía', null, '', to_tsvector('spanish', 'cultivar gorrillas')),
        ('products', ${namesake}, 'en', 'products', '/namesake', 'Crowdcap', null, '', '')
    )
    insert into search_names (collection, document, type, name, folded) values
      ('mushrooms', ${deadly}, 'accepted', 'Deadly crowdcap', 'deadly crowdcap'),
      ('products', ${namesake}, 'title', 'Crowdcap', 'crowdcap')`)
})

afterAll(async () => {
  for (const table of [sql`search_documents`, sql`search_names`])
    await db.execute(sql`delete from ${table} where document::text like '00000000-0000-4000-8000-%'`)
})

const idsOf = (results: readonly { document: string }[] = []) => results.map(({ document }) => document)

test('a deadly species stands first, however many species and goods are called the same', async () => {
  const { groups } = await search(reader, { query: 'crowdcap', limit: 4 })
  const species = groups.find(({ kind }) => kind === 'species')
  expect(idsOf(species?.results)[0]).toBe(deadly)
  expect(species?.total).toBe(601)
})

test('a guide is found by its text among thousands of goods', async () => {
  const { groups } = await search(reader, { query: 'crowdcap', limit: 4 })
  expect(idsOf(groups.find(({ kind }) => kind === 'guides')?.results)).toEqual([guide])
})

test('what is called exactly as the query is the first of thousands of goods', async () => {
  const { groups } = await search(reader, { query: 'crowdcap', limit: 4 })
  expect(idsOf(groups.find(({ kind }) => kind === 'products')?.results)[0]).toBe(namesake)
})

test('texts of other languages are found where those of the reader’s own say little', async () => {
  const { groups } = await search(reader, { query: 'gorrillas', limit: 4 })
  expect(idsOf(groups.find(({ kind }) => kind === 'guides')?.results)).toEqual([spanishGuide])
})

test('numbers that were bounded are called a minimum, in all kinds and in one', async () => {
  const together = await search(reader, { query: 'crowdcap', limit: 4 })
  expect(together.isMinimum).toBe(true)
  const goods = await search(reader, { query: 'crowdcap', limit: 4, kind: 'products' })
  expect(goods.isMinimum).toBe(true)
  expect((await search(reader, { query: 'deadly crowdcap', limit: 4 })).isMinimum).toBe(false)
})

test('few texts with some of the words are compared for a page of one kind, and the page says so', async () => {
  const { total, isMinimum } = await search(reader, {
    query: 'crowdcap throng unheardof',
    kind: 'products',
    limit: 4,
    corrects: false,
  })
  expect(total).toBe(250)
  expect(isMinimum).toBe(true)
})
