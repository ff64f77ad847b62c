import { request } from './support/rest'
import { someLanguages } from './support/sample'
import { inLanguage, kinds, languages, siteUrl } from './support/site'
import { expect, test } from './support/test'
import { text, textIn } from './support/text'
import { pathsOf } from './support/visibility'

for (const [from, to] of [
  ['/en', '/'],
  ['/en/mushrooms', '/mushrooms'],
  ['/en/mushrooms/species/page/2', '/mushrooms/species/page/2'],
  ['/en/mushrooms/boletus-edulis?from=mail', '/mushrooms/boletus-edulis?from=mail'],
  ['/mushrooms/species/type/edible/all', '/mushrooms/species/type/edible'],
  ['/mushrooms/products/products/growing/genetics/all', '/mushrooms/products/growing/genetics'],
  ['/mushrooms/products/products/apparel?badge=vegan', '/mushrooms/products/apparel?badge=vegan'],
  ['/mushrooms/products/edibles/gummies', '/mushrooms/products/mushroom/edibles/gummies'],
  [
    '/pt/mushrooms/products/gummies?badge=vegan',
    '/pt/mushrooms/products/mushroom/edibles/gummies?badge=vegan',
  ],
  ['/mushrooms/products/all?on_sale=true&page=2', '/mushrooms/products?on_sale=true&page=2'],
  ['/es/mushrooms/products/apparel/all?q=a+b', '/es/mushrooms/products/apparel?q=a+b'],
] as const)
  test(`${from} redirects permanently to ${to}`, async () => {
    const response = await request(from)
    expect(response.status).toBe(308)
    const target = new URL(response.headers.get('location') ?? '', siteUrl)
    expect(`${target.pathname}${target.search}`).toBe(to)
  })

for (const path of [
  '/mushrooms/species/page/999',
  '/mushrooms/species/page/0',
  '/mushrooms/species/page/abc',
  '/mushrooms/species/type/edible/page/999',
  '/mushrooms/growing-guide/page/999',
  '/mushrooms/growing-guide/no-such-guide',
  '/mushrooms/species/type/no-such-type',
  '/mushrooms/species/chemistry/medicinal/no-such-compound',
  '/mushrooms/products/growing/no-such-category',
  '/mushrooms/products/page/999',
  '/no/such/place',
])
  test(`${path} is not found in any language`, async () => {
    for (const language of languages) expect((await request(inLanguage(language, path))).status).toBe(404)
  })

for (const path of ['/admin/__proto__', '/admin/constructor', '/admin/toString'])
  test(`${path} is no view of the panel, for visitors and administrators`, async ({ admin }) => {
    expect((await request(path)).status).toBeLessThan(500)
    const headers = { Cookie: `payload-token=${admin.token}` }
    expect((await request(path, { headers })).status).toBeLessThan(500)
  })

for (const path of [
  '/plates/no-such-mushroom/habit-card-light.svg',
  '/share/en/nowhere.jpg',
  '/share/fr/index.jpg',
  '/share/en/mushrooms.png',
  '/share/en/mushrooms/none.jpg',
])
  test(`the image ${path} is not found`, async () => {
    expect((await request(path)).status).toBe(404)
  })

for (const path of [
  '/mushrooms/species/page/1',
  '/mushrooms/species/type/edible/page/1',
  '/mushrooms/growing-guide/page/1',
])
  test(`${path} is not a second address of the first page`, async () => {
    expect([301, 308, 404]).toContain((await request(path)).status)
  })

for (const language of someLanguages)
  test(`an unknown address in ${language} explains itself and leads to the species`, async ({ page }) => {
    for (const path of [kinds['not found'], '/nowhere/at/all']) {
      const response = await page.goto(inLanguage(language, path))
      expect(response?.status()).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        textIn(language)('site.notFound.title'),
      )
      await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/)
    }
    await page.getByRole('main').getByRole('link').first().click()
    await page.waitForURL(`**${inLanguage(language, '/mushrooms/species')}`)
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link')).toHaveCount(20)
  })

test('the breadcrumbs of a compound leave out its class', async ({ page }) => {
  await page.goto('/es/mushrooms/species/chemistry/medicinal/ergothioneine')
  const trail = page.getByRole('navigation', { name: textIn('es')('site.crumbs') })
  await expect(trail.getByRole('listitem')).toHaveCount(4)
  await expect(trail.locator('[aria-current="page"]')).toContainText('Ergotioneína')
  const paths = await pathsOf(trail.getByRole('link'))
  expect(paths).toEqual(['/es', '/es/mushrooms', '/es/mushrooms/species'])
  for (const path of paths) expect((await request(path)).status, path).toBe(200)
})

for (const [address, ancestors] of [
  [
    '/mushrooms/product/windowsill-oyster-kit',
    [
      '/',
      '/mushrooms',
      '/mushrooms/products',
      '/mushrooms/products/growing',
      '/mushrooms/products/growing/equipment',
      '/mushrooms/products/growing/equipment/grow-kits',
    ],
  ],
  ['/docs/api', ['/']],
  ['/mushrooms/products/page/2', ['/', '/mushrooms', '/mushrooms/products']],
  ['/mushrooms/vendor/mossgate-mushroom-farm', ['/', '/mushrooms', '/mushrooms/vendors']],
  [
    '/mushrooms/product/windowsill-oyster-kit/reviews',
    ['/', '/mushrooms', '/mushrooms/products', '/mushrooms/product/windowsill-oyster-kit'],
  ],
] as const)
  test(`the breadcrumbs of ${address} lead to the pages above it`, async ({ page }) => {
    await page.goto(address)
    const trail = page.getByRole('navigation', { name: text('site.crumbs') })
    const paths = await pathsOf(trail.getByRole('link'))
    expect(paths).toEqual(ancestors)
    for (const path of paths) expect((await request(path)).status, path).toBe(200)
  })

test('search engines are told the breadcrumbs that readers see', async ({ page }) => {
  await page.goto('/pt/mushrooms/boletus-edulis')
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const list = data.map((json) => JSON.parse(json)).find((entry) => entry['@type'] === 'BreadcrumbList')
  const steps = await page
    .getByRole('navigation', { name: textIn('pt')('site.crumbs') })
    .getByRole('listitem')
    .allInnerTexts()
  expect(list.itemListElement.map(({ name }: { name: string }) => name)).toEqual(
    steps.map((step) => step.replace(/^›\s*/, '').trim()),
  )
  expect(list.itemListElement.at(-1).item).toBe(`${siteUrl}/pt/mushrooms/boletus-edulis`)
})
