import type { Records } from './support/records'
import { minimalSpecies } from './support/records'
import type { Doc, Session } from './support/rest'
import { htmlOf, request } from './support/rest'
import { baseUrl } from './support/site'
import { expect, test } from './support/test'
import { text } from './support/text'

const published = 'Published description.'
const secret = 'Unpublished description.'

const previewOf = (path: string) => `/preview?path=${encodeURIComponent(path)}`

/** Creates a published species with a draft over it. */
async function createDrafted(records: Records, epithet: string): Promise<Doc & { path: string }> {
  const species = await records.createSpecies(epithet, { meta: { description: published } })
  const draft = { meta: { description: secret }, _status: 'draft' }
  await records.admin.update('mushrooms', species.id, draft, { draft: true })
  return species
}

test('an editor previews a draft over a published species and leaves the preview', async ({
  adminPage: page,
  records,
}) => {
  const { path } = await createDrafted(records, 'bifrons')
  await page.goto(previewOf(path))
  expect(new URL(page.url()).pathname).toBe(path)
  await expect(page.getByText(secret)).toBeVisible()
  await expect(page.getByText(text('site.preview.on'))).toBeVisible()
  await page.getByRole('link', { name: text('site.preview.leave') }).click()
  await expect(page.getByText(published)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(path)
  await expect(page.getByText(secret)).toHaveCount(0)
  await expect(page.getByText(text('site.preview.on'))).toHaveCount(0)
})

test('an editor previews a species that was never published', async ({ adminPage: page, records }) => {
  const species = minimalSpecies('latens')
  await records.create('mushrooms', { ...species, meta: { description: secret }, _status: 'draft' })
  await page.goto(previewOf(`/es/mushrooms/${species.slug}`))
  await expect(page.getByRole('heading', { level: 1, name: species.specie.scientificName })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  expect((await request(`/mushrooms/${species.slug}`)).status).toBe(404)
})

test('the preview marks a draft reference and links to it in the admin panel', async ({
  adminPage: page,
  records,
  admin,
}) => {
  const title = 'A work that is not checked yet'
  const reference = await records.create('references', {
    title,
    link: 'https://example.org/unchecked',
    summary: 'Quoted, not yet checked.',
    _status: 'draft',
  })
  const { id, path, specie } = await records.createSpecies('citatus')
  const references = [reference.id]
  await admin.update('mushrooms', id, { specie: { ...Object(specie), references }, _status: 'published' })
  expect(await htmlOf(path)).not.toContain(title)
  await page.goto(previewOf(path))
  const item = page.getByRole('region', { name: text('species.sections.references') }).getByRole('listitem')
  await expect(item.getByText(text('species.references.draft'))).toBeVisible()
  await expect(item.getByRole('link', { name: text('species.references.admin') })).toHaveAttribute(
    'href',
    `/admin/collections/references/${reference.id}`,
  )
})

test('a preview is neither shown to others nor cached', async ({ adminPage: page, records }) => {
  const { path } = await createDrafted(records, 'clausus')
  await page.goto(previewOf(path))
  await expect(page.getByText(secret)).toBeVisible()
  expect(await htmlOf(path)).not.toContain(secret)
  // Other tests may expire the page in between.
  await expect
    .poll(async () => {
      const response = await request(path)
      expect(await response.text()).not.toContain(secret)
      return response.headers.get('x-cache')
    })
    .toBe('HIT')
})

test('a visitor reaches a draft neither by the preview nor by the API', async ({ records }) => {
  const { path, id, slug } = await createDrafted(records, 'vetitus')
  const refused = await request(previewOf(path))
  expect(refused.status).toBe(401)
  expect(refused.headers.get('set-cookie')).toBeNull()
  for (const address of [
    path,
    `${path}?draft=true`,
    `/api/mushrooms/${id}?draft=true`,
    `/api/mushrooms?draft=true&where[slug][equals]=${slug}`,
    `/api/mushrooms/versions?where[parent][equals]=${id}`,
  ])
    expect(await (await request(address)).text(), address).not.toContain(secret)
})

test('a forged preview cookie shows no draft', async ({ records }) => {
  const { path } = await createDrafted(records, 'falsus')
  for (const cookie of [
    '__prerender_bypass=forged',
    '__prerender_bypass=',
    'payload-token=forged; __prerender_bypass=forged',
  ]) {
    expect(await (await request(path, { headers: { cookie } })).text(), cookie).not.toContain(secret)
    expect((await request(previewOf(path), { headers: { cookie } })).status, cookie).toBe(401)
  }
})

test('the preview cookie without the editor’s session shows the published text', async ({
  adminPage: page,
  records,
}) => {
  const { path } = await createDrafted(records, 'relictus')
  await page.goto(previewOf(path))
  await expect(page.getByText(secret)).toBeVisible()
  await page.context().clearCookies({ name: 'payload-token' })
  await page.goto(path)
  await expect(page.getByText(published)).toBeVisible()
  await expect(page.getByText(secret)).toHaveCount(0)
})

async function expectStaysOnSite(admin: Session, path: string): Promise<void> {
  for (const endpoint of ['/preview', '/preview/leave']) {
    const response = await request(`${endpoint}?path=${encodeURIComponent(path)}`, {
      headers: { authorization: `JWT ${admin.token}` },
    })
    const target = response.headers.get('location')
    expect([302, 303, 307, 308], endpoint).toContain(response.status)
    expect(new URL(target ?? '', baseUrl).origin, endpoint).toBe(baseUrl)
    expect(target, endpoint).not.toMatch(/^\/[\\/]/)
  }
}

for (const path of [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  '/%5Cevil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/%2F/evil.example',
  '',
])
  test(`the preview of “${path}” redirects within the site`, async ({ admin }) => {
    await expectStaysOnSite(admin, path)
  })
