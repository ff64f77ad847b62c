/** What is published in one language alone is readable in all of them; a common name stays in its language. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getListPage } from '@/domains/catalog/query'
import { getGuide } from '@/domains/guides/queries'
import { guideJsonLd } from '@/domains/guides/structured-data'
import { productAt } from '@/domains/products/queries'
import { search } from '@/domains/search/search'
import { getSpecies } from '@/domains/species/queries'
import { speciesJsonLd } from '@/domains/species/structured-data'
import { type Locale, locales } from '@/foundation/i18n/locales'
import type { Reader } from '@/foundation/payload/reader'
import { categoryAt, marker, remember, removeContent, saleRule, speciesData, vendor } from '@/testing/content'
import { call, graphql } from '@/testing/rest'
import { richTextOf } from '@/testing/rich-text'
import { payload, people, removePeople } from '@/testing/users'

let who: Awaited<ReturnType<typeof people>>
const reader = (locale: Locale): Reader => ({ payload, user: null, locale, draft: false })
const foreign = locales.filter((locale) => locale !== 'es')

beforeAll(async () => {
  who = await people()
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

/** Publishes a document in Spanish, as an editor does whose panel is in Spanish. */
async function publish(
  collection: 'mushrooms' | 'products' | 'growingguides',
  data: object,
): Promise<string> {
  const answer = await call('POST', `/${collection}?locale=es`, {
    as: who.editor,
    body: { ...data, _status: 'published' },
  })
  expect(answer.status, answer.text).toBe(201)
  return remember(collection, answer.body.doc.id)
}

/** Expects the text over REST and GraphQL in every other language, and where the request names none. */
async function expectReadable(
  collection: string,
  type: string,
  { id, field, text }: { id: string; field: string; text: string },
): Promise<void> {
  for (const locale of [...foreign, null]) {
    const query = locale ? `&locale=${locale}` : ''
    for (const path of [`/${id}?depth=2${query}`, `?limit=100&where[id][equals]=${id}${query}`]) {
      const answer = await call('GET', `/${collection}${path}`)
      expect([answer.status, answer.text]).toEqual([200, expect.stringContaining(text)])
    }
    const argument = locale ? `, locale: ${locale}` : ''
    const { body } = await graphql(`{ ${type}(id: "${id}"${argument}) { id ${field} } }`)
    expect(body.errors, JSON.stringify(body)).toBeUndefined()
    expect(JSON.stringify(body.data[type])).toContain(text)
  }
}

describe('a species in Spanish alone', () => {
  const name = marker()
  let id = ''

  beforeAll(async () => {
    id = await publish('mushrooms', speciesData(name, 'published'))
  })

  test.each(foreign)('has its page in %s, with the language of each text', async (locale) => {
    const page = await getSpecies(reader(locale), name)
    expect(page?.safety.headline).toEqual({ text: `headline ${name}`, lang: 'es' })
    expect(page?.summary).toEqual({ text: `${name} in one sentence`, lang: 'es' })
  })

  test.each(foreign)('has no common name on its page in %s', async (locale) => {
    const page = await getSpecies(reader(locale), name)
    expect(page?.commonNames).toEqual([])
    expect(page?.card).toMatchObject({ scientificName: name, commonName: null })
    if (page) expect(JSON.stringify(speciesJsonLd(page, locale))).not.toContain(`common ${name}`)
  })

  test('has its common name on its page in Spanish', async () => {
    const page = await getSpecies(reader('es'), name)
    expect(page?.commonNames).toEqual([`common ${name}`])
    if (page) expect(JSON.stringify(speciesJsonLd(page, 'es'))).toContain(`common ${name}`)
  })

  test.each(foreign)('is listed in %s by its scientific name alone', async (locale) => {
    const { cards } = await getListPage(reader(locale), {
      collection: 'mushrooms',
      sort: 'newest',
      page: 1,
      limit: 5,
    })
    const card = cards.find((one) => one.id === id)
    expect(card).toMatchObject({ scientificName: name, commonName: null })
    expect(JSON.stringify(card)).not.toContain(`common ${name}`)
  })

  test.each(locales)('is found by its Spanish name in %s', async (locale) => {
    const { groups } = await search(reader(locale), { query: `common ${name}`, limit: 5 })
    expect(groups.flatMap(({ results }) => results)[0]).toMatchObject({
      document: id,
      name: { text: `common ${name}`, language: 'es' },
    })
  })

  test('has its common name over REST in every language', async () => {
    for (const locale of locales) {
      const { body } = await call('GET', `/mushrooms/${id}?locale=${locale}`)
      expect(body.specie.commonNames).toMatchObject([{ name: `common ${name}` }])
    }
  })

  test('is readable over REST and GraphQL in every language and without a language', () =>
    expectReadable('mushrooms', 'Mushroom', {
      id,
      field: 'specie { safety { headline } }',
      text: `headline ${name}`,
    }))
})

describe('a product in Spanish alone', () => {
  const name = marker()
  let id = ''

  beforeAll(async () => {
    id = await publish('products', {
      title: name,
      vendor: (await vendor()).id,
      categories: [await categoryAt('products/apparel/shirts')],
      baseInventory: { unitPrice: 20, currency: 'EUR', stock: 1, itemType: 'bote' },
      description: richTextOf(`descripción ${name}`),
      withoutSpecies: true,
    })
  })

  test.each(foreign)('has its page in %s, with the language of each text', async (locale) => {
    const page = await productAt(reader(locale), name)
    expect(page?.title).toEqual({ text: name, lang: 'es' })
    expect(page?.itemType).toEqual({ text: 'bote', lang: 'es' })
  })

  test.each(foreign)('is listed and found by its title in %s', async (locale) => {
    const { body, text } = await call('GET', `/products/filter?locale=${locale}&q=${name}`)
    expect(body.products, text).toHaveLength(1)
    expect(body.filterInfo.total).toBe(1)
  })

  test('is readable over REST and GraphQL in every language and without a language', () =>
    expectReadable('products', 'Product', { id, field: 'title', text: `"title":"${name}"` }))
})

describe('a growing guide in Spanish alone', () => {
  const name = marker()
  let id = ''

  beforeAll(async () => {
    id = await publish('growingguides', { title: name, conditions: { substrate: 'paja' } })
  })

  test.each(foreign)('has its page in %s, with the language of each text', async (locale) => {
    const page = await getGuide(reader(locale), name)
    expect(page?.title).toEqual({ text: name, lang: 'es' })
    if (page) expect(JSON.stringify(guideJsonLd(page, locale))).toContain(name)
  })

  test('is readable over REST and GraphQL in every language and without a language', () =>
    expectReadable('growingguides', 'Growingguide', { id, field: 'title', text: `"title":"${name}"` }))
})

test('a product in Spanish alone is taken down when its species turns out to be poisonous', async () => {
  const name = marker()
  const grown = await publish('mushrooms', speciesData(name, 'published'))
  const id = await publish('products', {
    title: marker(),
    vendor: (await vendor()).id,
    categories: [await categoryAt('products/mushroom/fresh')],
    species: [grown],
    baseInventory: { unitPrice: 20, currency: 'EUR', stock: 1 },
    description: richTextOf('Recién recolectadas.'),
  })
  await saleRule({ allToxic: true, categories: [await categoryAt('products/mushroom')] })
  const { specie } = speciesData(name, 'published')
  const { status, text } = await call('PATCH', `/mushrooms/${grown}?locale=es`, {
    as: who.editor,
    body: { specie: { ...specie, edibility: ['deadly'] }, _status: 'published' },
  })
  expect(status, text).toBe(200)
  expect((await call('GET', `/products/${id}`)).status).toBe(404)
})
