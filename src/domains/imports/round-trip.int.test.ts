/**
 * An export that is imported again changes nothing, whatever the sample content has, and an import into an empty site
 * creates the same.
 */

import { species as speciesSamples } from '@sample/index'
import { productData } from '@sample/load/product'
import { richTextConverter } from '@sample/load/rich-text'
import { type SpeciesRelations, speciesData } from '@sample/load/species'
import { products } from '@sample/marketplace'
import { beforeAll, expect, test } from 'vitest'
import { toCsv } from '@/foundation/csv'
import type { Locale } from '@/foundation/i18n/locales'
import type { Mushroom } from '@/payload-types'
import { categoryAt, marker, recipeData, reference, remember, species, vendor } from '@/testing/content'
import { parseCsv } from '@/testing/csv'
import { importReport, removeImportsAfterAll, uploadImport } from '@/testing/imports'
import { runJobs } from '@/testing/jobs'
import { call } from '@/testing/rest'
import { payload, people } from '@/testing/users'
import { setValue, type Values } from './columns'
import type { ImportTarget } from './targets'

let who: Awaited<ReturnType<typeof people>>

beforeAll(async () => {
  who = await people()
})

removeImportsAfterAll()

/** Notes what a sample refers to, and answers with the ids of documents that were made for it. */
class RelatedDocuments extends Map<string, string> {
  readonly wanted = new Set<string>()
  override get(key: string): string {
    this.wanted.add(key)
    return super.get(key) ?? 'wanted'
  }
  async make(create: (key: string) => Promise<string>): Promise<void> {
    for (const key of this.wanted) this.set(key, await create(key))
  }
}

const makeSpecies = async (slug: string) => (await species('published', undefined, { slug })).id
const makeReference = async (key: string) =>
  (await reference('published', { title: `${key}, “quoted”; ${marker()}` })).id

/** Creates a document in English and Spanish. */
async function create(collection: ImportTarget, dataIn: (locale: Locale) => object): Promise<string> {
  const { id } = await payload.create({ collection, data: dataIn('en') as never, locale: 'en' })
  remember(collection, id)
  await payload.update({ collection, id, data: dataIn('es') as never, locale: 'es' })
  return id
}

/** A document in all languages, without what each save changes. */
async function stored(collection: ImportTarget, id: string) {
  const { updatedAt: _, ...doc } = await payload.findByID({
    collection,
    id,
    depth: 0,
    draft: true,
    locale: 'all' as never,
  })
  return doc
}

type Format = 'csv' | 'csv-semicolon' | 'json'

async function exported(collection: ImportTarget, format: Format, locale: Locale): Promise<string> {
  const path = `/imports/export?collection=${collection}&format=${format}&locale=${locale}`
  const { text, status } = await call('GET', path, { as: who.editor })
  expect(status).toBe(200)
  return text
}

async function imported(collection: ImportTarget, text: string, format: Format, locale: Locale) {
  const name = format === 'json' ? 'file.json' : 'file.csv'
  const file = { target: collection, content: text, name, locale, as: who.editor }
  const { id } = (await uploadImport(file)).body
  await runJobs()
  await call('POST', '/imports/start', { as: who.editor, body: { import: id } })
  await runJobs()
  return importReport(id)
}

const separatorOf = (format: Format) => (format === 'csv-semicolon' ? ';' : ',')

/** Leaves only one entry in a file: others that tests have created may lack texts in its language. */
function onlyEntry(text: string, format: Format, id: string): string {
  if (format === 'json')
    return JSON.stringify(JSON.parse(text).filter((entry: { id: string }) => entry.id === id))
  return toCsv(
    parseCsv(text).filter(([first], index) => index === 0 || first === id),
    separatorOf(format),
  )
}

/** The same file with another text in one column. */
function withText(text: string, format: Format, column: string, value: string): string {
  if (format === 'json') {
    const [entry] = JSON.parse(text)
    setValue(entry, column, value)
    return JSON.stringify([entry])
  }
  const [heading = [], ...rows] = parseCsv(text)
  const at = heading.indexOf(column)
  return toCsv([heading, ...rows.map((row) => row.with(at, value))], separatorOf(format))
}

/** A document with another text in one column. */
function changed(doc: object, column: string, value: string): Values {
  const copy: Values = structuredClone({ ...doc })
  setValue(copy, column, value)
  return copy
}

/**
 * Exports a document and imports it again, in all formats: as it is, which writes nothing, and with another text in one
 * column, which changes only that.
 */
async function roundTrip(collection: ImportTarget, id: string, column: string) {
  for (const format of ['csv', 'csv-semicolon', 'json'] as const) {
    const before = await stored(collection, id)
    const text = onlyEntry(await exported(collection, format, 'es'), format, id)
    const report = await imported(collection, text, format, 'es')
    expect(report).toMatchObject({ faults: [], counts: { created: 0, changed: 0, unchanged: 1 } })
    expect(await stored(collection, id)).toEqual(before)
    expect(onlyEntry(await exported(collection, format, 'es'), format, id)).toBe(text)
    const value = marker().slice(0, 12)
    const other = await imported(collection, withText(text, format, column, value), format, 'es')
    expect(other).toMatchObject({ faults: [], counts: { created: 0, changed: 1, unchanged: 0 } })
    expect(other.changes[0]?.differences).toMatchObject([{ column, to: value }])
    expect(await stored(collection, id)).toEqual(changed(before, column, value))
  }
}

async function cellsOf(collection: ImportTarget, id: string): Promise<Record<string, string | undefined>> {
  const [heading = [], ...rows] = parseCsv(await exported(collection, 'csv', 'en'))
  const row = rows.find(([first]) => first === id) ?? []
  return Object.fromEntries(heading.map((name, index) => [name, row[index]]))
}

async function sampleSpecies(slug: string): Promise<string> {
  const sample = speciesSamples.find((one) => one.slug === slug)
  if (!sample) throw new Error(`There is no sample "${slug}".`)
  const relations = {
    categories: new RelatedDocuments(),
    references: new RelatedDocuments(),
    species: new RelatedDocuments(),
  }
  const toRichText = await richTextConverter(payload)
  const dataIn = (locale: Locale) =>
    speciesData(sample, locale, relations satisfies SpeciesRelations, toRichText)
  dataIn('en')
  await relations.categories.make(categoryAt)
  await relations.references.make(makeReference)
  await relations.species.make(makeSpecies)
  return create('mushrooms', dataIn)
}

test('species come back as they were, with words and names in their cells', async () => {
  const id = await sampleSpecies('amanita-muscaria')
  await roundTrip('mushrooms', id, 'specie.authority')
  const cells = await cellsOf('mushrooms', id)
  expect(cells['specie.edibility']).toMatch(/^[a-z]+(?:; [a-z]+)*$/)
  expect(cells.categories).toMatch(/^species\/type\/[^;]+(?:; species\/type\/[^;]+)*$/)
  expect(cells['specie.lookAlikeSpecies']).toMatch(/"species":"[a-z-]+"/)
  expect(cells['specie.lookAlikeSpecies']).not.toContain('differences')
})

test('products come back as they were, with the vendor by its slug', async () => {
  const sample = products.find(({ variants, species: kinds }) => variants && kinds.length > 0)
  if (!sample) throw new Error('No sample product has variants and species.')
  const relations = {
    categories: new RelatedDocuments(),
    species: new RelatedDocuments(),
    vendors: new RelatedDocuments(),
  }
  const toRichText = await richTextConverter(payload)
  const dataIn = (locale: Locale) => productData(sample, locale, relations, toRichText)
  dataIn('en')
  await relations.categories.make(categoryAt)
  await relations.species.make(makeSpecies)
  await relations.vendors.make(async () => (await vendor({ slug: 'round-trip-shop' })).id)
  const id = await create('products', dataIn)
  await roundTrip('products', id, 'sku')
  const cells = await cellsOf('products', id)
  expect(cells.vendor).toBe('round-trip-shop')
  expect(cells.species).toBe(sample.species.join('; '))
})

test('a row that was copied in a spreadsheet creates an entry with rows of its own', async () => {
  const slug = marker()
  const id = await create('recipes', () => ({
    ...recipeData(slug, 'published'),
    ingredients: [{ id: '0123456789abcdef01234570', quantity: 1.5, unit: 'g', name: 'ceps' }],
  }))
  const [heading = [], row = []] = parseCsv(onlyEntry(await exported('recipes', 'csv', 'en'), 'csv', id))
  const copy = heading.map((name, at) => {
    if (name === 'id') return ''
    return name === 'slug' || name === 'name' ? `${slug}-copy` : (row[at] ?? '')
  })
  const { created, faults } = await imported('recipes', toCsv([heading, copy]), 'csv', 'en')
  for (const entry of created) remember('recipes', entry)
  expect(faults).toEqual([])
  const rowsOf = async (entry = '') =>
    (await payload.findByID({ collection: 'recipes', id: entry, depth: 0 })).ingredients
  const [original, copied] = [await rowsOf(id), await rowsOf(created[0])]
  expect(copied).toMatchObject([{ quantity: 1.5, unit: 'g' }])
  expect(copied?.[0]?.id).not.toBe(original?.[0]?.id)
})

test('recipes come back as they were', async () => {
  const name = marker()
  const kind = await species('published')
  const title = marker()
  const source = await reference('published', { title })
  const id = await create('recipes', (locale) => ({
    ...recipeData(`${name}-${locale}`, 'published'),
    slug: name,
    species: [kind.id],
    ingredients: [
      {
        id: '0123456789abcdef01234567',
        quantity: 1.5,
        unit: 'g',
        name: `${locale} "ceps"; dried`,
        species: kind.id,
        dried: true,
      },
    ],
    instructions: [
      { id: '0123456789abcdef01234568', steps: [{ id: '0123456789abcdef01234569', stepText: locale }] },
    ],
    keywords: 'one, two; three',
    references: [source.id],
    category: 'starter',
    author: who.member.id,
  }))
  await roundTrip('recipes', id, 'nutrition.servings.unit')
  expect(await cellsOf('recipes', id)).toMatchObject({
    author: who.member.id,
    references: title,
    species: kind.slug,
    ingredients: expect.stringContaining(`"species":"${kind.slug}"`),
  })
})

test('references come back as they were, drafts and equal titles too', async () => {
  const title = marker()
  const ids = [
    await create('references', (locale) => ({
      title,
      link: 'https://example.org/work',
      year: 1999,
      summary: `=1+1 in ${locale}`,
      _status: 'published',
    })),
    await create('references', () => ({
      title,
      link: 'https://example.org/work',
      authors: 'Ann Author',
      _status: 'draft',
    })),
  ]
  for (const id of ids) await roundTrip('references', id, 'publication')
})

test('references with the same title are exported by their ids', async () => {
  const title = marker()
  const twins = [(await reference('published', { title })).id, (await reference('published', { title })).id]
  const divided = await reference('published', { title: `${marker()}; ${marker()}` })
  const { id } = await species('published')
  await payload.update({
    collection: 'mushrooms',
    id,
    data: { specie: { references: [...twins, divided.id] } } as never,
  })
  expect((await cellsOf('mushrooms', id))['specie.references']).toBe([...twins, divided.id].join('; '))
})

test('files that were exported with ids and JSON lists are imported', async () => {
  const kind = await species('published')
  const { id } = await reference('published')
  const rows = [
    ['id', 'specie.edibility', 'specie.references', 'categories', '_status'],
    [kind.id, '["choice"]', `["${id}"]`, `["${await categoryAt('species/flavor/nutty')}"]`, 'published'],
  ]
  expect((await imported('mushrooms', toCsv(rows), 'csv', 'en')).faults).toEqual([])
  expect(await stored('mushrooms', kind.id)).toMatchObject({
    specie: { edibility: ['choice'], references: [id] },
    categories: [await categoryAt('species/flavor/nutty')],
  })
})

/** Two species that are each other's look-alikes. */
async function lookAlikes(): Promise<Mushroom[]> {
  const kinds = [await species('published'), await species('published')]
  for (const [index, { id }] of kinds.entries())
    await payload.update({
      collection: 'mushrooms',
      id,
      data: {
        specie: {
          lookAlikeSpecies: [
            { species: kinds[1 - index]?.id, trait: 'cap', own: 'Flat', other: `${index}, round` },
          ],
        },
      } as never,
    })
  return kinds
}

/** The rows of some entries, as they are written for a site that does not have these. */
function asNewEntries(text: string, format: Format, slugs: readonly string[]): string {
  if (format === 'json')
    return JSON.stringify(
      JSON.parse(text).flatMap(({ id: _, ...entry }: Values) =>
        slugs.includes(String(entry.slug)) ? entry : [],
      ),
    )
  const [heading = [], ...rows] = parseCsv(text)
  const slugAt = heading.indexOf('slug')
  const kept = rows.filter((row) => slugs.includes(row[slugAt] ?? ''))
  return toCsv([heading, ...kept.map(([_, ...cells]) => ['', ...cells])])
}

test('new entries of a file refer to one another, and a check names those that are nowhere', async () => {
  const kinds = await lookAlikes()
  const slugs = kinds.map(({ slug }) => slug)
  const csv = asNewEntries(await exported('mushrooms', 'csv', 'en'), 'csv', slugs)
  const json = asNewEntries(await exported('mushrooms', 'json', 'en'), 'json', slugs)
  // What others name cannot be deleted.
  for (const { id } of kinds)
    await payload.update({ collection: 'mushrooms', id, data: { specie: { lookAlikeSpecies: [] } } as never })
  for (const { id } of kinds) await payload.delete({ collection: 'mushrooms', id })

  const { created, faults } = await imported('mushrooms', csv, 'csv', 'en')
  expect(faults).toEqual([])
  const { docs } = await payload.find({
    collection: 'mushrooms',
    depth: 0,
    where: { slug: { in: slugs }, _status: { equals: 'published' } },
  })
  for (const { id } of docs) remember('mushrooms', id)
  expect(created.toSorted()).toEqual(docs.map(({ id }) => id).toSorted())
  const linked = docs.map(({ specie }) => specie.lookAlikeSpecies?.[0]?.species)
  expect(linked).toEqual([docs[1]?.id, docs[0]?.id])

  const [first = '', second = ''] = slugs
  const wrong = json.replaceAll(first, marker()).replace(`"species":"${second}"`, '"species":"nowhere"')
  const { faults: found } = await imported('mushrooms', wrong, 'json', 'en')
  expect(found).toMatchObject([
    { column: 'specie.lookAlikeSpecies.0.species', message: expect.stringContaining('“nowhere”') },
  ])
})
