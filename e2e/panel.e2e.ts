import en from '@messages/en/admin.json'
import es from '@messages/es/admin.json'
import pt from '@messages/pt/admin.json'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desk, useBrowser } from './browser'
import { adminAccount, asAdmin, ask, categoryAt, type Language, signIn, siteUrl, useRecords } from './site'

const browser = useBrowser()
const records = useRecords()

const catalogues = { en, es, pt }

/** Payload's panel sets itself up in the browser, on a slow machine for long. */
const patience = 40_000

async function signInByHand(page: Page, { email, password }: { email: string; password: string }) {
  page.setDefaultTimeout(patience)
  await page.goto('/admin/login')
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.locator('form button[type="submit"]').click()
  await page.waitForURL((url) => url.pathname === '/admin')
}

/** A member with an account of their own, gone after the test with what they wrote. */
async function newMember(name: string) {
  const account = { email: `${name}-${process.pid}@example.org`, password: 'a-long-enough-password' }
  const { id } = await records.make('users', { ...account, name, roles: ['member'] })
  records.afterwards(async () => {
    const session = await asAdmin()
    for (const guide of await session.find('growingguides', { author: id }))
      await session.remove('growingguides', guide.id)
  })
  return { ...account, id }
}

describe('the administrator', () => {
  const preferred: [Language, string][] = [
    ['en', 'en-US'],
    ['es', 'es-ES'],
    ['pt', 'pt-BR'],
  ]

  it.each(preferred)('signs in and finds every collection by its name, in %s', async (language, locale) => {
    const page = await browser.page({ locale, viewport: desk })
    await signInByHand(page, adminAccount())
    const { likes, helpfuls, carts, ...plural } = catalogues[language].plural
    // Marks and carts are nothing to edit.
    for (const hidden of [likes, helpfuls, carts])
      expect(await page.getByText(hidden, { exact: true }).count()).toBe(0)
    for (const name of Object.values(plural)) {
      await page
        .getByRole('main')
        .or(page.locator('.dashboard'))
        .first()
        .getByRole('link', { name, exact: false })
        .or(page.getByText(name, { exact: true }))
        .first()
        .waitFor()
    }
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    for (const collection of ['mushrooms', 'growingguides', 'categories'] as const) {
      await page.goto(`/admin/collections/${collection}`)
      await page.getByRole('heading', { level: 1, name: plural[collection] }).waitFor()
    }
  })

  it('chooses another language in the profile, and the panel keeps to it', async () => {
    const page = await browser.page({ viewport: desk })
    await signInByHand(page, adminAccount())
    await page.goto('/admin/account')
    const choice = page.getByRole('combobox', { name: 'Language', exact: true })
    await choice.fill('Español')
    await choice.press('Enter')
    await expect.poll(() => page.locator('html').getAttribute('lang'), { timeout: patience }).toBe('es')
    await page.goto('/admin/collections/mushrooms')
    await page.getByRole('heading', { level: 1, name: es.plural.mushrooms }).waitFor()
  })

  it('opens a species with its words in three languages and its preview', async () => {
    const page = await browser.page({ viewport: desk })
    await signInByHand(page, adminAccount())
    const [species] = await (await asAdmin()).find('mushrooms', { slug: 'amanita-phalloides' })
    await page.goto(`/admin/collections/mushrooms/${species?.id}`)
    await page.getByRole('heading', { level: 1, name: 'Amanita phalloides' }).waitFor()
    await expect
      .poll(() => page.locator('input[name="specie.scientificName"]').inputValue())
      .toBe('Amanita phalloides')
    const preview = page.locator('a[href*="/preview?path="]').first()
    await preview.waitFor()
    expect(await preview.getAttribute('href')).toContain(encodeURIComponent('/mushrooms/amanita-phalloides'))
  })
})

describe('a member', () => {
  it('sees what members write and nothing else, and is refused what is hidden', async () => {
    const member = await newMember('grower')
    const page = await browser.page({ viewport: desk })
    await signInByHand(page, member)
    await page.getByText(en.plural.growingguides).first().waitFor()
    const hrefs = await page
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const collections = new Set(
      hrefs.flatMap((href) => /\/admin\/collections\/([a-z]+)/.exec(href)?.[1] ?? []),
    )
    expect([...collections]).toEqual(['growingguides', 'reviews', 'impressions', 'comments'])
    for (const hidden of ['mushrooms', 'categories', 'references', 'users']) {
      await page.goto(`/admin/collections/${hidden}`)
      await page
        .getByRole('heading', { name: /nothing found|not found|unauthorized/i })
        .first()
        .waitFor()
      expect(await page.getByRole('table').count(), hidden).toBe(0)
    }
  })

  it('writes a growing guide and saves it as a draft that nobody else sees', async () => {
    const member = await newMember('writer')
    const title = `Oysters on coffee grounds ${process.pid}`
    const page = await browser.page({ viewport: desk })
    await signInByHand(page, member)
    await page.goto('/admin/collections/growingguides/create')
    await page.locator('input[name="title"]').fill(title)
    await page.getByRole('button', { name: 'Save Draft' }).click()
    await page.waitForURL(/\/admin\/collections\/growingguides\/[0-9a-f-]{36}/)
    const session = await asAdmin()
    await expect
      .poll(async () => (await session.find('growingguides', { author: member.id }, { draft: true })).length)
      .toBe(1)
    const [guide] = await session.find('growingguides', { author: member.id }, { draft: true })
    expect(guide).toMatchObject({ title, _status: 'draft', slug: `oysters-on-coffee-grounds-${process.pid}` })
    expect((await ask(`/mushrooms/growing-guide/${guide?.slug}`)).status).toBe(404)
    const seen = await ask(`/api/growingguides?where[slug][equals]=${guide?.slug}`)
    expect(await seen.json()).toMatchObject({ totalDocs: 0 })
  })

  it('opens what they wrote, where the message after sending it leads', async () => {
    const member = await newMember('reviewer')
    const page = await browser.page({ viewport: desk })
    await signInByHand(page, member)
    const [species] = await (await asAdmin()).find('mushrooms', { slug: 'boletus-edulis' })
    const text = `Nutty, and better once it is dried. ${process.pid}`
    const answer = await page.request.post('/api/reviews?draft=true', {
      headers: { origin: siteUrl },
      data: { doc: species?.id, rating: 4, headline: 'Nutty', review: text },
    })
    const { doc } = (await answer.json()) as { doc: { id: string } }
    records.afterwards(async () => (await asAdmin()).remove('reviews', doc.id))
    await page.goto(`/admin/collections/reviews/${doc.id}`)
    await page.getByRole('textbox', { name: en.fields.review }).waitFor()
    expect(await page.getByRole('textbox', { name: en.fields.review }).inputValue()).toBe(text)
  })

  it('cannot publish, by the panel or by any call', async () => {
    const member = await newMember('eager')
    const session = await signIn(member)
    const guide = await session
      .create(
        'growingguides',
        { title: `Shiitake in a hurry ${process.pid}`, _status: 'published' },
        { draft: false },
      )
      .catch(() => null)
    expect(guide?._status ?? 'draft').toBe('draft')
    if (guide) {
      const changed = await session
        .update('growingguides', guide.id, { _status: 'published' })
        .catch(() => null)
      expect(changed?._status ?? 'draft').toBe('draft')
      expect((await ask(`/mushrooms/growing-guide/${guide.slug}`)).status).toBe(404)
    }
  })
})

/** Somebody with a role, as an account of their own. */
async function newcomer(role: 'vendor' | 'editor') {
  const account = { email: `${role}-${process.pid}@example.org`, password: 'a-long-enough-password' }
  const { id } = await records.make('users', { ...account, name: role, roles: [role] })
  return { ...account, id }
}

describe('a shop of one’s own', () => {
  /** Opens a record in the panel, as far as it can be written on. */
  async function open(page: Page, collection: 'vendors' | 'products', id: string) {
    await page.goto(`/admin/collections/${collection}/${id}`)
    await page.getByRole('button', { name: 'Save Draft' }).waitFor()
  }

  it('sells nothing until an editor has approved of it, and then what who runs it publishes', async () => {
    const owner = await newcomer('vendor')
    const editor = await newcomer('editor')
    const admin = await asAdmin()
    const name = `Panel shop ${process.pid}`
    const vendor = await records.make('vendors', {
      businessName: name,
      vendorType: 'grower',
      address: { city: 'Astoria', state: 'OR', country: 'US' },
      owner: owner.id,
      _status: 'draft',
    })
    const product = await records.make('products', {
      title: `Panel shirt ${process.pid}`,
      vendor: vendor.id,
      categories: [(await categoryAt('products/apparel/shirts')).id],
      baseInventory: { unitPrice: 20, currency: 'USD', stock: 3 },
      _status: 'draft',
    })
    const stored = async (collection: string, id: string) =>
      (await admin.find(collection, { id }, { draft: true }))[0]
    const onSale = async () => (await ask(`/mushrooms/product/${product.slug}`)).status

    const theirs = await browser.page({ viewport: desk })
    await signInByHand(theirs, owner)
    await open(theirs, 'products', product.id)
    const answered = theirs.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await theirs.getByRole('button', { name: 'Publish changes' }).click()
    await answered
    expect((await stored('products', product.id))?._status).toBe('draft')
    expect(await onSale()).toBe(404)

    const approving = await browser.page({ viewport: desk })
    await signInByHand(approving, editor)
    await open(approving, 'vendors', vendor.id)
    const standing = approving.locator('#field-status').getByRole('combobox')
    await standing.fill(en.options.active)
    await standing.press('Enter')
    await approving.getByRole('button', { name: 'Publish changes' }).click()
    await expect
      .poll(() => stored('vendors', vendor.id), { timeout: patience })
      .toMatchObject({ status: 'active', _status: 'published', approvedAt: expect.any(String) })

    await open(theirs, 'products', product.id)
    await theirs.getByRole('button', { name: 'Publish changes' }).click()
    await expect
      .poll(async () => (await stored('products', product.id))?._status, { timeout: patience })
      .toBe('published')
    expect(await onSale()).toBe(200)
    await theirs.goto(`/mushrooms/product/${product.slug}`)
    await theirs.getByRole('main').getByRole('link', { name }).first().waitFor()
  }, 240_000)
})

describe('a stranger', () => {
  it('cannot make the first account: there is one', async () => {
    const page = await browser.page()
    await page.goto('/admin/create-first-user')
    await page.waitForURL(/\/admin\/login/)
    const refused = await ask('/api/users/first-register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'stranger@example.org', password: 'let-me-in-please', roles: ['admin'] }),
    })
    expect(refused.status).toBe(403)
    expect(await (await asAdmin()).find('users', { email: 'stranger@example.org' })).toEqual([])
  })

  it('is led to sign in before anything of the panel', async () => {
    const page = await browser.page()
    await page.goto('/admin/collections/growingguides/create')
    await page.waitForURL(/\/admin\/login\?redirect=/)
    expect(await page.locator('input[name="password"]').isVisible()).toBe(true)
  })

  it('with a wrong password is not told whether the account exists', async () => {
    const attempt = async (email: string) => {
      const response = await ask('/api/users/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'not the password' }),
      })
      return { status: response.status, said: await response.json() }
    }
    const known = await attempt((await newMember('known')).email)
    const unknown = await attempt(`nobody-${process.pid}@example.org`)
    expect(known).toEqual(unknown)
    expect(known.status).toBe(401)
  })
})
