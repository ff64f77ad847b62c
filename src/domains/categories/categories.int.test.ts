/**
 * The taxonomy in the endpoints of the product documents: REST, GraphQL and the root endpoint return the
 * same categories.
 */
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { locales } from '@/foundation/i18n/locales'
import { category, categoryAt, marker, product, remember, removeContent, vendor } from '@/testing/content'
import { call, graphql, type Json, queryOf } from '@/testing/rest'
import { payload } from '@/testing/users'
import { countNodes, loadTaxonomy } from './load'
import { listCategoriesUnder } from './queries'
import { taxonomy } from './taxonomy'
import type { TaxonomyNode } from './taxonomy-node'

afterAll(removeContent)

function nodeAt(path: string): TaxonomyNode {
  const found = path
    .split('/')
    .reduce<TaxonomyNode | undefined>((node, slug) => node?.children?.find((child) => child.slug === slug), {
      slug: '',
      title: ['', '', ''],
      children: taxonomy,
    })
  if (!found) throw new Error(`No ${path} in the taxonomy`)
  return found
}

async function idOf(path: string): Promise<string> {
  const { docs } = await payload.find({
    collection: 'categories',
    depth: 0,
    limit: 1,
    where: { path: { equals: path } },
  })
  return String(docs[0]?.id)
}

const ids = (docs: Json) => docs.map(({ id }: { id: string }) => id).sort()
const leavesOf = ({ children = [] }: TaxonomyNode): string[] =>
  children.flatMap((child) => (child.children?.length ? leavesOf(child) : [child.slug]))

const fixedParents = ['species/effect', 'species/benefit', 'consumption-form', 'experiential']

describe.each(fixedParents)('I13: the values of %s', (path) => {
  test.each(locales)('are complete in %s', async (locale) => {
    const parent = await idOf(path)
    const { status, body } = await call(
      'GET',
      `/categories?limit=100&locale=${locale}&${queryOf({ where: { parent: { equals: parent } } })}`,
    )
    expect(status).toBe(200)
    const titles = nodeAt(path).children?.map(({ title }) => title[locales.indexOf(locale)])
    expect(body.docs.map(({ title }: { title: string }) => title).sort()).toEqual(titles?.sort())
    expect(body.docs.every(({ name, title }: Json) => name === title)).toBe(true)
  })
})

describe('I03: GraphQL Categories by breadcrumbs__doc', () => {
  test.each(['species/effect', 'species/chemistry', 'products/growing'])(
    '%s returns all its descendants',
    async (path) => {
      const parent = await idOf(path)
      const { body, text } = await graphql(
        `query ($parent: JSON) { Categories(where: { breadcrumbs__doc: { equals: $parent } }, limit: 100) {
        docs { id title slug parent { id } breadcrumbs { label url doc { id } } } } }`,
        { variables: { parent } },
      )
      expect(body.errors, text).toBeUndefined()
      const below = await call('GET', `/categories/${parent}/leaf-descendants`)
      const found = ids(body.data.Categories.docs)
      for (const id of ids(below.body)) expect(found).toContain(id)
      expect(body.data.Categories.docs.length).toBe(1 + countNodes(nodeAt(path).children ?? []))
    },
  )
})

describe('I15: children and leaf-descendants', () => {
  test.each(['undefined', 'null', '1', '%20'])('J13: of “%s”, which is no id, are none', async (id) => {
    for (const scope of ['children', 'leaf-descendants']) {
      const { status, body } = await call('GET', `/categories/${id}/${scope}`)
      expect([status, body]).toEqual([200, []])
    }
  })

  test.each(['species', 'species/chemistry', 'species/effect', 'products/mushroom', 'products/growing'])(
    'of %s',
    async (path) => {
      const parent = await idOf(path)
      const children = await call('GET', `/categories/${parent}/children`)
      const leaves = await call('GET', `/categories/${parent}/leaf-descendants`)
      for (const { status, body } of [children, leaves]) {
        expect(status).toBe(200)
        expect(Array.isArray(body)).toBe(true)
        expect(ids(body)).not.toContain(parent)
      }
      const listed = await call(
        'GET',
        `/categories?limit=100&${queryOf({ where: { parent: { equals: parent } } })}`,
      )
      expect(ids(children.body)).toEqual(ids(listed.body.docs))
      expect(children.body.map(({ slug }: Json) => slug)).toEqual(
        nodeAt(path).children?.map(({ slug }) => slug),
      )
      expect(leaves.body.map(({ slug }: Json) => slug).sort()).toEqual(leavesOf(nodeAt(path)).sort())
    },
  )

  test('answer in the requested language', async () => {
    const { body } = await call('GET', `/categories/${await idOf('species/benefit')}/children?locale=pt`)
    expect(body[0].title).toBe('Insônia')
  })

  test.each(['children', 'leaf-descendants'])('%s answers an empty list for an unknown one', async (end) => {
    const unknown = await call('GET', `/categories/01a1fc0b-0000-7000-8000-000000000000/${end}`)
    expect([unknown.status, unknown.body]).toEqual([200, []])
  })
})

describe('a category', () => {
  test('updates path and breadcrumbs when it moves to another parent', async () => {
    const [one, other] = [await category(null), await category(null)]
    const child = await category(one.id)
    expect(child.path).toBe(`${one.slug}/${child.slug}`)
    const moved = await payload.update({ collection: 'categories', id: child.id, data: { parent: other.id } })
    expect(moved.path).toBe(`${other.slug}/${child.slug}`)
    expect(moved.breadcrumbs?.map(({ label }) => label)).toEqual([other.title, child.title])
  })

  test('updates the paths of its descendants when its slug changes', async () => {
    const parent = await category(null)
    const child = await category(parent.id)
    const slug = marker()
    await payload.update({ collection: 'categories', id: parent.id, data: { slug } })
    const read = await payload.findByID({ collection: 'categories', id: child.id })
    expect(read.path).toBe(`${slug}/${child.slug}`)
  })

  test('cannot have the path of another category', async () => {
    const parent = await category(null)
    const child = await category(parent.id)
    await expect(category(parent.id, child.slug)).rejects.toThrow()
  })

  test.each([1, 2, 0])('cannot be moved below itself (%i levels down)', async (steps) => {
    const top = await category(null)
    let lowest = top
    for (let step = 0; step < steps; step += 1) lowest = await category(lowest.id)
    const moved = payload.update({ collection: 'categories', id: top.id, data: { parent: lowest.id } })
    await expect(moved).rejects.toThrow('A category cannot be below itself.')
    expect((await payload.findByID({ collection: 'categories', id: top.id, depth: 0 })).parent).toBeNull()
  })
})

test('loading the taxonomy again creates no duplicates and keeps titles that editors changed', async () => {
  const count = async () => (await payload.count({ collection: 'categories' })).totalDocs
  const id = await idOf('species/effect/calm')
  const before = await count()
  await payload.update({ collection: 'categories', id, locale: 'en', data: { title: 'Serene' } })
  await loadTaxonomy(payload, () => undefined)
  expect(await count()).toBe(before)
  expect((await payload.findByID({ collection: 'categories', id, locale: 'en' })).title).toBe('Serene')
  await payload.update({ collection: 'categories', id, locale: 'en', data: { title: 'Calm' } })
  expect(before).toBeGreaterThanOrEqual(countNodes())
})

test('a change of a category with others two levels below it is stored, and a new slug changes their paths', async () => {
  const above = await category(await categoryAt('products/apparel'))
  const between = await category(above.id)
  const below = await category(between.id)
  const beside = await category(above.id)
  await payload.update({ collection: 'categories', id: beside.id, locale: 'es', data: { title: 'Al lado' } })
  const seller = await vendor()
  for (const one of [between, below]) await product(seller.id, { categories: [one.id] })
  const slug = marker().toLowerCase()
  const data = { description: 'About all of them.', slug }
  await payload.update({ collection: 'categories', id: above.id, data })
  const read = async (id: string) => (await call('GET', `/categories/${id}`)).body
  expect(await read(above.id)).toMatchObject({
    description: 'About all of them.',
    path: `products/apparel/${slug}`,
  })
  const path = `products/apparel/${slug}`
  expect(await read(below.id)).toMatchObject({ path: `${path}/${between.slug}/${below.slug}` })
  expect((await call('GET', `/categories/${beside.id}?locale=es`)).body).toMatchObject({
    title: 'Al lado',
    path: `${path}/${beside.slug}`,
  })
  expect(await read(beside.id)).toMatchObject({ title: beside.title })
})

test('a category is shown with its photograph', async () => {
  const { id, path } = await category(null)
  const data = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#7a5230' } })
    .png()
    .toBuffer()
  const file = { data, mimetype: 'image/png', name: `${marker()}.png`, size: data.length }
  const picture = await payload.create({ collection: 'media', data: { alt: 'a picture' }, file })
  await payload.update({ collection: 'categories', id, data: { media: picture.id } })
  const reader = { payload, user: null, locale: 'es', draft: false } as const
  const [shown] = await listCategoriesUnder(reader, String(path))
  expect(shown?.picture?.url).toBe(picture.sizes?.card?.url)
  await payload.update({ collection: 'categories', id, data: { media: null } })
  remember('media', picture.id)
})

test('the taxonomy of products counts published products', async () => {
  const [hats, apparel] = [await categoryAt('products/apparel/hats'), 'apparel']
  const counts = async () => {
    const { body } = await call('GET', '/taxonomy/products')
    return body[apparel]._items.find(({ id }: Json) => id === hats).count
  }
  const before = await counts()
  const seller = await vendor()
  await product(seller.id, { categories: [hats] })
  expect(await counts()).toBe(before + 1)
})
