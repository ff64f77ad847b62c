import blocks from '@messages/en/blocks.json'
import suppliers from '@messages/en/suppliers.json'
import suppliersInSpanish from '@messages/es/suppliers.json'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desk, phone, useBrowser } from './browser'
import { asAdmin, ask, bareSpecies, categoryAt, htmlOf, inLanguage, languages, useRecords } from './site'

const browser = useBrowser()
const records = useRecords()

/** Opens a page and waits for its scripts. */
const gotoAlive = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' })

const names = (page: Page) => page.locator('#list .supplier-card h3').allInnerTexts()

/** Ticks a value of a section, unfolding whatever it stands in. */
async function tick(page: Page, section: string, value: string): Promise<void> {
  const box = page.locator(`input[name="${section}"][value="${value}"]`)
  const folds = page.locator('details', { has: box })
  for (let at = 0; at < (await folds.count()); at += 1) {
    const fold = folds.nth(at)
    if (!(await fold.evaluate((one: HTMLDetailsElement) => one.open)))
      await fold.locator('summary').first().click()
  }
  await box.check()
}

async function submitted(page: Page): Promise<void> {
  await Promise.all([page.waitForURL(/\?/), page.getByRole('button', { name: /^Apply Filters/ }).click()])
}

let made = 0

const supplier = () => {
  made += 1
  const name = `Nobody’s Shed ${process.pid} ${made}`
  return {
    slug: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    businessName: name,
    status: 'active',
    address: { city: 'Salem', state: 'OR', country: 'US' },
    _status: 'published',
  }
}

describe('the market is entered', () => {
  it.each([
    ['en', 'Market'],
    ['es', 'Mercado'],
    ['pt', 'Mercado'],
  ] as const)('from the head of every page, in %s', async (language, market) => {
    const page = await browser.page()
    await page.goto(inLanguage(language, '/'))
    await page.getByRole('banner').getByRole('link', { name: market }).click()
    await page.waitForURL(`**${inLanguage(language, '/mushrooms/products')}`)
    const current = page.getByRole('banner').locator('.nav [aria-current]')
    expect(await current.innerText()).toBe(market)
  })

  it('from the menu of a phone, to whoever sells', async () => {
    const page = await browser.page({ viewport: phone })
    await page.goto('/')
    const menu = page.getByRole('banner').getByRole('group')
    await menu.locator('summary').click()
    await menu.getByRole('link', { name: suppliers.crumb.wholesale }).click()
    await page.waitForURL('**/mushrooms/wholesale')
  })

  it('from the foot, the first page and the table of contents', async () => {
    for (const path of ['/', '/mushrooms']) {
      const html = await htmlOf(path)
      const [, main = '', foot = ''] = html.match(/<main[^>]*>(.*)<\/main>(.*)/s) ?? []
      for (const target of ['/mushrooms/products', '/mushrooms/vendors']) {
        expect(main, path).toContain(`href="${target}"`)
        expect(foot, path).toContain(`href="${target}"`)
      }
    }
  })

  it('its lists lead to one another, and say where one is', async () => {
    const page = await browser.page()
    await page.goto('/mushrooms/products')
    const ways = page.getByRole('navigation', { name: 'Market' })
    for (const [name, path] of [
      [suppliers.crumb.vendors, 'vendors'],
      [suppliers.crumb.wholesale, 'wholesale'],
      [suppliers.crumb.dropshipping, 'dropshipping'],
    ] as const) {
      await ways.getByRole('link', { name }).click()
      await page.waitForURL(`**/mushrooms/${path}`)
      expect(await ways.locator('[aria-current="page"]').innerText()).toBe(name)
    }
  })
})

describe('a vendor', () => {
  it('in one’s state who sells grow kits is found without a script, and their page says all of it', async () => {
    const page = await browser.page({ javaScriptEnabled: false })
    await page.goto('/mushrooms/vendors')
    const all = (await names(page)).length
    await tick(page, 'state', 'US/OR')
    await tick(page, 'category', 'growing/equipment/grow-kits')
    await submitted(page)
    const found = await names(page)
    expect(found).toContain('Mossgate Mushroom Farm')
    expect(found.length).toBeLessThan(all)
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')

    await page.getByRole('link', { name: 'Mossgate Mushroom Farm' }).click()
    await page.waitForURL('**/mushrooms/vendor/mossgate-mushroom-farm')
    const main = page.getByRole('main')
    expect(await main.getByRole('link', { name: suppliers.viewStore }).getAttribute('rel')).toBe(
      'nofollow noopener external',
    )
    expect(await main.getByRole('img', { name: /^Mossgate Mushroom Farm at 44\.56° N/ }).isVisible()).toBe(
      true,
    )
    const hours = main.getByRole('row', { name: /^Thursday/ })
    expect(await hours.innerText()).toMatch(/10:00.*5:00/)
    expect(await main.getByRole('heading', { name: suppliers.policy.title }).isVisible()).toBe(true)
    expect(await main.locator('#products .product-card').count()).toBeGreaterThan(0)
    expect(await main.getByRole('button', { name: /^Like/ }).first().isVisible()).toBe(true)
    expect(await main.getByRole('heading', { name: 'Reviews', exact: true }).isVisible()).toBe(true)
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
    expect(await crumbs.getByRole('link').allInnerTexts()).toEqual(['Home', 'Mushrooms', 'Vendors'])
  })

  it('is found while one looks: the list changes in place, and Back undoes it', async () => {
    const page = await browser.page()
    await gotoAlive(page, '/mushrooms/vendors')
    const all = await names(page)
    await tick(page, 'type', 'laboratory')
    await page.waitForURL(/type=laboratory/)
    await page.waitForFunction(
      (before) => document.querySelectorAll('#list .supplier-card').length < before,
      all.length,
    )
    expect(await names(page)).toContain('Slate Roof Cultures')
    await page.goBack()
    await page.waitForFunction(
      (before) => document.querySelectorAll('#list .supplier-card').length === before,
      all.length,
    )
    expect(new URL(page.url()).search).toBe('')
  })

  it('is marked open on the day it is', async () => {
    const page = await browser.page({ timezoneId: 'America/Los_Angeles' })
    await gotoAlive(page, '/mushrooms/vendor/mossgate-mushroom-farm')
    const today = page.locator('.hours [aria-current="date"]')
    const day = await page.evaluate(() => new Date().toLocaleDateString('en', { weekday: 'long' }))
    expect(await today.innerText()).toContain(day)
    expect(await today.innerText()).toContain(suppliers.opening.today)
  })

  it('of the type other is reached by whoever knows the address, and listed nowhere', async () => {
    const shed = supplier()
    await records.make('vendors', { ...shed, vendorType: 'other' })
    const path = `/mushrooms/vendor/${shed.slug}`
    expect(await htmlOf(path)).toMatch(/<meta name="robots" content="noindex/)
    for (const list of ['/mushrooms/vendors', '/mushrooms/vendors?state=US/OR'])
      expect(await (await ask(list)).text(), list).not.toContain(shed.slug)
  })

  it('of the type other is what its products are found by, under its name', async () => {
    const page = await browser.page({ javaScriptEnabled: false })
    await page.goto('/mushrooms/products?vendor=cypress-knee-school')
    const chips = page.getByRole('list', { name: 'Filters that are on' })
    expect(await chips.getByRole('link', { name: /Cypress Knee School/ }).count()).toBe(1)
    const products = await page.locator('#list .product-card').allInnerTexts()
    expect(products.length).toBeGreaterThan(2)
    for (const product of products) expect(product).toContain('Cypress Knee School')
  })

  it.each(['pending', 'suspended', 'closed'])('that is %s is not there', async (status) => {
    const shed = supplier()
    await records.make('vendors', { ...shed, vendorType: 'grower', status })
    expect((await ask(`/mushrooms/vendor/${shed.slug}`)).status).toBe(404)
    expect(await htmlOf('/mushrooms/vendors?state=US/OR')).not.toContain(shed.slug)
  })
})

describe('the trade', () => {
  it('is compared by what it takes at least', async () => {
    const page = await browser.page({ javaScriptEnabled: false })
    await page.goto('/mushrooms/wholesale?country=US&sort=price')
    const terms = await page.locator('#list .brief-terms').allInnerTexts()
    const least = terms.map((one) => Number(one.match(/\$([\d,]+)/)?.[1]?.replaceAll(',', '')))
    expect(least.length).toBeGreaterThan(3)
    expect(least).toEqual(least.toSorted((one, other) => one - other))
    await page.locator('#list .supplier-card h3 a').first().click()
    await page.waitForURL('**/mushrooms/wholesale/*')
    const table = page.getByRole('table')
    for (const term of ['minimumOrder', 'leadTime', 'payment'] as const)
      await table.getByRole('rowheader', { name: suppliers.terms[term] }).waitFor()
  })

  it('that sends for others is found by where it sends to', async () => {
    const page = await browser.page({ javaScriptEnabled: false })
    await page.goto('/mushrooms/dropshipping')
    await tick(page, 'region', 'PT')
    await submitted(page)
    expect((await names(page)).toSorted()).toEqual(['Barranco Nuevo Envíos', 'Cais Velho Encomendas'])
    for (const terms of await page.locator('#list .brief-terms').allInnerTexts())
      expect(terms).toContain('Portugal')
  })

  it('every number of a map stands in its list', async () => {
    const page = await browser.page()
    await page.goto('/mushrooms/wholesale')
    const drawn = await page.locator('.dot-mark').allTextContents()
    const listed = await page.locator('#list .map-mark').allInnerTexts()
    expect(drawn.toSorted()).toEqual(listed.toSorted())
    const said = (await page.getByRole('img', { name: /^Places/ }).getAttribute('aria-label')) ?? ''
    for (const name of await names(page)) expect(said).toContain(name)
  })

  it('says when one may come by, and what vendors sell here that it deals in', async () => {
    const page = await browser.page({ javaScriptEnabled: false })
    await page.goto('/mushrooms/dropshipping/twin-trestle-print')
    const main = page.getByRole('main')
    expect(await main.getByRole('row', { name: /^Tuesday/ }).innerText()).toMatch(/10:00.*6:00/)
    expect(await main.getByText(suppliers.products.dealtIn).isVisible()).toBe(true)
    const sold = await main.locator('#products .product-card').allInnerTexts()
    expect(sold).toHaveLength(3)
    for (const one of sold) expect(one).toContain('Speckled Cap Workshop')
    await page.goto('/mushrooms/wholesale/grey-sound-equipment')
    expect(await main.locator('#products .product-card').count()).toBe(4)
    expect(await main.getByRole('heading', { name: suppliers.opening.title }).count()).toBe(0)
  })

  it.each(languages)('and its pages stand in %s', async (language) => {
    for (const path of [
      '/mushrooms/wholesale/grey-sound-equipment',
      '/mushrooms/dropshipping/river-fork-parcel',
    ])
      expect((await ask(inLanguage(language, path))).status).toBe(200)
  })
})

/** A page of blocks: a product's, where an editor may place all of them. */
async function placed(layout: object[]): Promise<string> {
  const [vendor] = await (await asAdmin()).find('vendors', { slug: 'mossgate-mushroom-farm' })
  made += 1
  const slug = `page-of-blocks-${process.pid}-${made}`
  await records.make('products', {
    slug,
    title: `Page of blocks ${made}`,
    vendor: vendor?.id,
    categories: [(await categoryAt('products/apparel/shirts')).id],
    baseInventory: { unitPrice: 20, currency: 'USD', stock: 3 },
    layout,
    _status: 'published',
  })
  return `/mushrooms/product/${slug}`
}

const rotating = {
  blockType: 'carousel',
  heading: 'Guides to turn',
  collection: 'products',
  sort: 'newest',
  limit: 9,
}

const scrolled = (row: Locator) => row.evaluate((list) => Math.round(list.scrollLeft))

/** Longer than a rotating row rests and moves. */
const turn = 6500

describe('1. a row that moves on by itself', () => {
  async function row(page: Page) {
    await gotoAlive(page, await placed([rotating]))
    const region = page.getByRole('region', { name: rotating.heading }).last()
    await region.scrollIntoViewIfNeeded()
    return { region, list: region.getByRole('list') }
  }

  it('moves on, silently, and its pause stops it', async () => {
    const page = await browser.page()
    const { region, list } = await row(page)
    await page.mouse.move(2, 2)
    expect(await region.locator('[aria-live]').getAttribute('aria-live')).toBe('off')
    await page.waitForTimeout(turn)
    const moved = await scrolled(list)
    expect(moved).toBeGreaterThan(300)
    await region.getByRole('button', { name: blocks.carousel.stop }).click()
    await page.mouse.move(2, 2)
    const stopped = await scrolled(list)
    await page.waitForTimeout(turn)
    expect(await scrolled(list)).toBe(stopped)
    expect(await region.locator('[aria-live]').getAttribute('aria-live')).toBe('polite')
    expect(await region.getByRole('button', { name: blocks.carousel.start }).isVisible()).toBe(true)
  }, 60_000)

  it('rests while a mouse is over it', async () => {
    const page = await browser.page()
    const { region, list } = await row(page)
    await region.hover()
    const before = await scrolled(list)
    await page.waitForTimeout(turn)
    expect(await scrolled(list)).toBe(before)
  })

  it('stops for whoever comes by keyboard, its pause first of all it holds', async () => {
    const page = await browser.page()
    const { region, list } = await row(page)
    const first = region.locator('a[href], button, [tabindex]').first()
    expect(await first.innerText()).toBe(blocks.carousel.stop)
    await first.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    expect(await first.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await first.innerText()).toBe(blocks.carousel.start)
    const before = await scrolled(list)
    await page.waitForTimeout(turn)
    expect(await scrolled(list)).toBe(before)
  })

  it('does not move for whoever wants less motion, and is pushed on by its buttons and arrow keys', async () => {
    const page = await browser.page({ reducedMotion: 'reduce' })
    const { region, list } = await row(page)
    expect(await region.getByRole('button', { name: blocks.carousel.stop }).count()).toBe(0)
    await page.waitForTimeout(turn)
    expect(await scrolled(list)).toBe(0)
    await region.getByRole('button', { name: blocks.carousel.next }).click()
    await region.getByText('Item 4 of 9').waitFor({ state: 'attached' })
    const after = await scrolled(list)
    expect(after).toBeGreaterThan(320)
    await list.focus()
    await page.keyboard.press('ArrowLeft')
    await page.waitForFunction(
      (before) => (document.querySelector('.carousel-list')?.scrollLeft ?? before) < before,
      after,
    )
  })

  it.each([
    [desk, 3],
    [{ width: 820, height: 1000 }, 2],
    [phone, 1],
  ])('shows as many as there is room for, without a script too: %o', async (viewport, shown) => {
    const page = await browser.page({ viewport, javaScriptEnabled: false })
    await page.goto(await placed([rotating]))
    const list = page.locator('.carousel-list')
    const inView = await list.evaluate(
      (row) => row.clientWidth / ((row.firstElementChild as HTMLElement).offsetWidth || 1),
    )
    expect(Math.floor(inView + 0.1)).toBe(shown)
    expect(await list.locator('li').count()).toBe(9)
  })

  it('says so where there is nothing', async () => {
    const path = await placed([{ ...rotating, query: 'no such thing anywhere' }])
    expect(await htmlOf(path)).toContain(blocks.empty.products)
  })
})

describe('a bar of categories', () => {
  const bar = async () => ({
    blockType: 'categoryBar',
    heading: 'Shelves',
    root: (await categoryAt('products')).id,
    tree: true,
  })

  it('unfolds by keyboard what is below a tile, without a script, one at a time', async () => {
    const page = await browser.page({ javaScriptEnabled: false })
    await page.goto(await placed([await bar()]))
    const tiles = page.locator('.category-tile')
    const [growing, apparel] = ['Growing', 'Apparel'].map((title) => tiles.filter({ hasText: title }))
    await growing?.locator('summary').press('Enter')
    const inside = growing?.getByRole('link', { name: 'Grow kits' })
    expect(await inside?.isVisible()).toBe(true)
    await apparel?.locator('summary').press('Enter')
    expect(await inside?.isVisible()).toBe(false)
    await growing?.locator('summary').press('Enter')
    await inside?.press('Enter')
    await page.waitForURL('**/mushrooms/products/growing/equipment/grow-kits')
  })
})

describe('a vendor in a page', () => {
  it('leads to the vendor, and what goes with the product stands below', async () => {
    const admin = await asAdmin()
    const [vendor] = await admin.find('vendors', { slug: 'slate-roof-cultures' })
    const path = await placed([
      { blockType: 'vendor', supplier: { relationTo: 'vendors', value: vendor?.id } },
      { blockType: 'relatedProducts', heading: 'Others of the kind' },
    ])
    const page = await browser.page()
    await page.goto(path)
    const card = page.getByRole('link', { name: 'Slate Roof Cultures' })
    expect(await card.getAttribute('href')).toBe('/mushrooms/vendor/slate-roof-cultures')
    const store = page.locator('[id^="supplier-"]').getByRole('link', { name: suppliers.viewStore })
    expect(await store.getAttribute('href')).toBe('/mushrooms/vendor/slate-roof-cultures')
    expect(await page.getByRole('heading', { name: 'Others of the kind' }).isVisible()).toBe(true)
  })

  it('may be a partner elsewhere, and then says whose interest it serves', async () => {
    const [partner] = await (await asAdmin()).find('affiliates', { businessName: 'Orchard Ladder Books' })
    const path = await placed([
      { blockType: 'vendor', supplier: { relationTo: 'affiliates', value: partner?.id } },
    ])
    const page = await browser.page()
    await page.goto(inLanguage('es', path))
    expect(await page.getByText(suppliersInSpanish.affiliates.interest).isVisible()).toBe(true)
    const store = page.locator('[id^="supplier-"]').getByRole('link', { name: suppliersInSpanish.viewStore })
    expect(await store.getAttribute('rel')).toBe('sponsored nofollow noopener external')
  })

  it('is no shop on the page of a species, whatever an editor places there', async () => {
    const species = bareSpecies('mercator')
    await records.make('mushrooms', { ...species, top: [rotating], _status: 'published' })
    const html = await htmlOf(`/mushrooms/${species.slug}`)
    expect(html).not.toContain(rotating.heading)
    expect(html).not.toContain('/mushrooms/product/')
  })
})
