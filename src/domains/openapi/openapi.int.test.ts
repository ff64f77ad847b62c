/** The description of the API, against what the API answers. */
import Ajv2020 from 'ajv/dist/2020'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  affiliate,
  article,
  comment,
  glossaryTerm,
  guide,
  impression,
  marker,
  product,
  recipe,
  reference,
  removeContent,
  review,
  species,
  speciesData,
  supplier,
  vendor,
} from '@/testing/content'
import { call } from '@/testing/rest'
import { payload, removePeople } from '@/testing/users'
import { publicCollections } from './collection-schemas'
import { loadExamples } from './examples'
import type { OpenApiDocument } from './types'

let api: OpenApiDocument
let ajv: Ajv2020

beforeAll(async () => {
  const work = await reference('published')
  const known = await species('published')
  await species('published', undefined, {
    specie: {
      ...speciesData(marker(), 'published').specie,
      references: [work.id],
      lookAlikeSpecies: [{ species: known.id, trait: 'cap', own: 'a', other: 'b' }],
    },
  })
  await Promise.all([guide('published', { species: [known.id] }), recipe('published'), glossaryTerm()])
  for (const collection of ['posts', 'projects', 'pages'] as const) await article(collection, 'published')
  for (const kind of ['wholesale', 'dropshipping'] as const) await supplier(kind)
  await affiliate()
  await product((await vendor()).id)
  await Promise.all([review('published'), impression('published'), comment('published')])
  api = (await call('GET', '/openapi.json')).body
  // `strict` refuses keywords of OpenAPI and Payload that JSON Schema does not know.
  ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema({ ...api, $id: 'api' })
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

const pointer = (path: string) => path.replaceAll('~', '~0').replaceAll('/', '~1')

function expectDescribed(
  path: string,
  method: string,
  { status, body }: { status: number; body: unknown },
): void {
  const validate = ajv.compile({
    $ref: `api#/paths/${pointer(path)}/${method}/responses/${status}/content/application~1json/schema`,
  })
  validate(body)
  const problems = (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  )
  expect(problems.slice(0, 8), `${method} ${path}`).toEqual([])
}

test('names no reference that it lacks, and nothing of accounts', () => {
  const text = JSON.stringify(api)
  expect(api.openapi).toBe('3.1.1')
  for (const [, name] of text.matchAll(/#\/components\/schemas\/([^"]+)/g))
    expect(api.components.schemas).toHaveProperty(String(name))
  expect(text).not.toMatch(/#\/definitions|"sessions"|"loginAttempts"|"resetPasswordToken"/)
  const ids = Object.values(api.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  )
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(Object.keys(publicCollections))(
  'lists and documents of %s are as described',
  async (collection) => {
    const list = await call('GET', `/${collection}?limit=20`)
    expectDescribed(`/api/${collection}`, 'get', list)
    const [first] = list.body.docs
    if (collection !== 'media') expect(first).toBeDefined()
    if (!first) return
    expectDescribed(`/api/${collection}/{id}`, 'get', await call('GET', `/${collection}/${first.id}?depth=2`))
  },
)

test('endpoints of the site are as described', async () => {
  const { body } = await call('GET', '/categories?where[path][equals]=species/effect&limit=1')
  const [{ id }] = body.docs
  expectDescribed('/api/taxonomy/{root}', 'get', await call('GET', '/taxonomy/species?locale=es'))
  for (const scope of ['children', 'leaf-descendants'])
    expectDescribed(`/api/categories/{id}/${scope}`, 'get', await call('GET', `/categories/${id}/${scope}`))
  expectDescribed('/api/products/filter', 'get', await call('GET', '/products/filter?on_sale=true'))
  expectDescribed('/api/counts', 'get', await call('GET', `/counts?keys=likes:mushrooms:${id}`))
  expectDescribed('/api/marks', 'get', await call('GET', `/marks?items=mushrooms:${id}`))
  const page = await call('POST', '/paginatedCollectionOverride', { body: { collection: 'mushrooms' } })
  expectDescribed('/api/paginatedCollectionOverride', 'post', page)
  const refused = await call('POST', '/paginatedCollectionOverride', { body: { collection: 'users' } })
  expect(refused.status).toBe(400)
  expectDescribed('/api/paginatedCollectionOverride', 'post', refused)
  expectDescribed('/api/taxonomy/{root}', 'get', await call('GET', '/taxonomy/none'))
})

test('the examples of the page are what the API answers', async () => {
  await species('published')
  const examples = await loadExamples({ payload, user: null, locale: 'en', draft: false })
  expect(examples.map(({ operationId }) => operationId)).toContain('list-mushrooms')
  for (const { path, answer } of examples) {
    const { status, body } = await call('GET', path.replace('/api', ''))
    expect(status, path).toBe(200)
    expect(JSON.parse(JSON.stringify(answer)), path).toEqual(body)
  }
})
