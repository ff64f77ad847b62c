import { adminMessages } from './support/admin-messages'
import { signInToPanel } from './support/panel'
import { someLanguages } from './support/sample'
import { expect, test } from './support/test'

const browserLocales = { en: 'en-US', es: 'es-ES', pt: 'pt-BR' } as const

for (const language of someLanguages)
  test(`the administrator signs in to the panel and finds every collection by name in ${language}`, async ({
    openPage,
    createUser,
  }) => {
    const page = await openPage({ locale: browserLocales[language] })
    await signInToPanel(page, await createUser('admin'))
    const { likes, helpfuls, carts, stocknotices, saveditems, imports, ...collections } =
      adminMessages(language).plural
    for (const name of Object.values(collections))
      await expect(
        page
          .getByRole('link', { name })
          .or(page.getByText(name, { exact: true }))
          .first(),
      ).toBeVisible()
    // What belongs to single visitors is not edited, and imports have a page of their own.
    for (const hidden of [likes, helpfuls, carts, stocknotices, saveditems, imports])
      await expect(page.getByText(hidden, { exact: true })).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    for (const collection of ['mushrooms', 'growingguides', 'categories'] as const) {
      await page.goto(`/admin/collections/${collection}`)
      await expect(page.getByRole('heading', { level: 1, name: collections[collection] })).toBeVisible()
    }
  })

test('the panel keeps the language that is chosen in the profile', async ({ openPage, createUser }) => {
  const { session } = await createUser('admin')
  const page = await openPage({ storageState: session.storageState })
  await page.goto('/admin/account')
  const language = page.getByRole('combobox', { name: 'Language of the panel', exact: true })
  await language.fill('Español')
  await language.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.goto('/admin/collections/mushrooms')
  const { mushrooms } = adminMessages('es').plural
  await expect(page.getByRole('heading', { level: 1, name: mushrooms })).toBeVisible()
})

test('a page of the panel stays in its place on a laptop while scripts open the navigation', async ({
  admin,
  openContext,
}) => {
  const context = await openContext({
    storageState: admin.storageState,
    viewport: { width: 1280, height: 800 },
  })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const places = new Set<number>()
    Object.assign(window, { places })
    const look = () => {
      const heading = document.querySelector('h1')
      if (heading) places.add(Math.round(heading.getBoundingClientRect().x))
      requestAnimationFrame(look)
    }
    look()
  })
  await page.goto('/admin/moderation')
  await expect(page.locator('.template-default--nav-open.template-default--nav-hydrated')).toHaveCount(1)
  await expect(page.locator('.nav-opening')).toHaveCount(0)
  const places = await page.evaluate(() => [...(window as unknown as { places: Set<number> }).places])
  expect(places).toHaveLength(1)
})

test('the panel opens a species with its data and the link to its preview', async ({
  adminPage: page,
  admin,
}) => {
  const species = await admin.findOne('mushrooms', { slug: 'amanita-phalloides' })
  await page.goto(`/admin/collections/mushrooms/${species.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Amanita phalloides' })).toBeVisible()
  await expect(page.locator('input[name="specie.scientificName"]')).toHaveValue('Amanita phalloides')
  const preview = page.locator('a[href*="/preview?path="]').first()
  await expect(preview).toBeVisible()
  expect(await preview.getAttribute('href')).toContain(encodeURIComponent('/mushrooms/amanita-phalloides'))
})

test('a visitor cannot create the first account, since there is one', async ({ page, request, admin }) => {
  await page.goto('/admin/create-first-user')
  await page.waitForURL(/\/admin\/login/)
  const email = 'stranger@example.org'
  const response = await request.post('/api/users/first-register', {
    data: { email, password: 'let-me-in-please', roles: ['admin'] },
  })
  expect(response.status()).toBe(403)
  expect(await admin.find('users', { email })).toEqual([])
})

test('a visitor is asked to sign in before the panel shows anything', async ({ page }) => {
  await page.goto('/admin/collections/growingguides/create')
  await page.waitForURL(/\/admin\/login\?redirect=/)
  await expect(page.locator('input[name="password"]')).toBeVisible()
})
