import { adminMessages } from './support/admin-messages'
import { signInToPanel } from './support/panel'
import { uniqueName } from './support/records'
import { request } from './support/rest'
import { siteUrl } from './support/site'
import { expect, test } from './support/test'

const texts = adminMessages('en')

test('a member sees only the collections that members write', async ({ page, member }) => {
  await signInToPanel(page, member)
  await expect(page.getByText(texts.plural.growingguides).first()).toBeVisible()
  const links = page.getByRole('link')
  const collections = async () => {
    const hrefs = await links.evaluateAll((elements) =>
      elements.map((link) => link.getAttribute('href') ?? ''),
    )
    return [...new Set(hrefs.flatMap((href) => /\/admin\/collections\/([a-z]+)/.exec(href)?.[1] ?? []))]
  }
  await expect.poll(collections).toEqual(['growingguides', 'reviews', 'impressions', 'comments'])
})

for (const collection of ['mushrooms', 'categories', 'references', 'users'])
  test(`the panel refuses ${collection} to a member`, async ({ memberPage: page }) => {
    await page.goto(`/admin/collections/${collection}`)
    await expect(
      page.getByRole('heading', { name: /nothing found|not found|unauthorized/i }).first(),
    ).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
  })

test("the panel does not reveal the server's paths to a member", async ({ memberPage: page }) => {
  for (const path of ['/admin/nothing-here', '/admin/account']) {
    const html = (await (await page.goto(path))?.text()) ?? ''
    expect(html).toContain('importMap')
    expect(html).not.toContain(process.cwd())
    expect(html).not.toMatch(/(?:baseDir|staticDir|importMapFile)[\\":]+\//)
  }
})

test('a member saves a growing guide as a draft that others cannot see', async ({
  memberPage: page,
  member,
  records,
  admin,
}) => {
  records.deleteLater('growingguides', { author: member.id })
  const slug = uniqueName('oysters-on-coffee-grounds')
  const title = slug.replaceAll('-', ' ')
  await page.goto('/admin/collections/growingguides/create')
  await page.locator('input[name="title"]').fill(title)
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await page.waitForURL(/\/admin\/collections\/growingguides\/[0-9a-f-]{36}/)
  const findGuides = () => admin.find('growingguides', { author: member.id }, { draft: true })
  await expect.poll(async () => (await findGuides()).length).toBe(1)
  const [guide] = await findGuides()
  expect(guide).toMatchObject({ title, slug, _status: 'draft' })
  expect((await request(`/mushrooms/growing-guide/${slug}`)).status).toBe(404)
  const listed = await request(`/api/growingguides?where[slug][equals]=${slug}`)
  expect(await listed.json()).toMatchObject({ totalDocs: 0 })
})

test('a member opens their own review in the panel, without tools of staff, and returns to the site', async ({
  memberPage: page,
  records,
  admin,
}) => {
  const species = await admin.findOne('mushrooms', { slug: 'boletus-edulis' })
  const review = `Nutty, and better once it is dried. ${uniqueName('note')}`
  const response = await page.request.post('/api/reviews?draft=true', {
    headers: { origin: siteUrl },
    data: { doc: species.id, rating: 4, headline: 'Nutty', review },
  })
  const { doc } = (await response.json()) as { doc: { id: string } }
  records.onCleanup(() => admin.delete('reviews', doc.id))
  await page.goto(`/admin/collections/reviews/${doc.id}`)
  await expect(page.getByRole('textbox', { name: texts.fields.review })).toHaveValue(review)
  await expect(page.getByText(texts.fields.declinedReason)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'API' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Save Draft' })).toHaveCount(0)
  await page.getByRole('textbox', { name: texts.fields.headline }).fill('Nutty and firm')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect
    .poll(async () => (await admin.find('reviews', { id: doc.id }, { draft: true }))[0]?.headline)
    .toBe('Nutty and firm')
  await page.getByRole('link', { name: texts.panel.backToSite }).click()
  await expect(page.getByRole('heading', { name: 'Nutty and firm' })).toBeVisible()
})

test('lists and forms of the panel offer a member nothing that is refused', async ({
  adminPage,
  memberPage: page,
  member,
  records,
}) => {
  records.deleteLater('growingguides', { author: member.id })
  const { id } = await member.session.create('growingguides', { title: uniqueName('Oysters') })
  await page.goto('/admin/collections/growingguides')
  await page.getByRole('checkbox').first().check()
  const offered = page.locator('.list-selection__button').filter({ visible: true })
  await expect(offered).toHaveText(['Delete'])
  await page.goto(`/admin/collections/growingguides/${id}`)
  await expect(page.getByRole('textbox', { name: texts.fields.title }).first()).toBeVisible()
  await expect(page.locator('.doc-tab')).toHaveCount(1)
  await expect(page.locator('.doc-tab')).toBeHidden()
  await adminPage.goto(`/admin/collections/growingguides/${id}`)
  await expect(adminPage.locator('.doc-tab').filter({ hasText: 'Versions' })).toBeVisible()
})

test('a member cannot publish a guide by any call', async ({ member, records }) => {
  records.deleteLater('growingguides', { author: member.id })
  const { session } = member
  const data = { title: uniqueName('Shiitake in a hurry'), _status: 'published' }
  const guide = await session.create('growingguides', data, { draft: false }).catch(() => null)
  expect(guide?._status ?? 'draft').toBe('draft')
  if (!guide) return
  const changed = await session.update('growingguides', guide.id, { _status: 'published' }).catch(() => null)
  expect(changed?._status ?? 'draft').toBe('draft')
  expect((await request(`/mushrooms/growing-guide/${guide.slug}`)).status).toBe(404)
})
