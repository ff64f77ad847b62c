import en from '@messages/en/filters.json'
import es from '@messages/es/filters.json'
import pt from '@messages/pt/filters.json'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desk, phone, useBrowser } from './browser'
import { asAdmin, ask, htmlOf, inLanguage, kinds, languages } from './site'

/*
 * The market as people use it: lists narrowed down, a product chosen. Numbers of behaviours are those of the list the
 * project was given: 1 (what turns), 2 to 5 (filters), 13 (prices).
 */

const price = { en: en.price, es: es.price, pt: pt.price }

const browser = useBrowser()
const perPage = 20

interface Product {
  slug: string
  badges?: string[]
  vendor: { slug: string }
}

/** Everything that is for sale, as anybody may read it. */
async function everyProduct(): Promise<Product[]> {
  const products: Product[] = []
  for (let page = 1; ; page += 1) {
    const response = await ask(`/api/products?limit=100&depth=1&page=${page}`)
    const { docs, hasNextPage } = (await response.json()) as { docs: Product[]; hasNextPage: boolean }
    products.push(...docs)
    if (!hasNextPage) return products
  }
}

const results = (page: Page) => page.getByRole('region', { name: 'Results' })
const titles = (page: Page) => results(page).getByRole('heading', { level: 3 }).getByRole('link')
const form = (page: Page) => page.locator('#filters-form')
const option = (page: Page, name: string, value: string) =>
  form(page).locator(`input[name="${name}"][value="${value}"]`)

/** How many the list says it holds. */
async function totalOf(page: Page): Promise<number> {
  const text = await results(page).innerText()
  return Number(/\d+–\d+ of (\d+)/.exec(text)?.[1] ?? 0)
}

/** How many an option says it would give. */
async function countOf(page: Page, name: string, value: string): Promise<number> {
  const count = page.locator(`[data-live="count/${name}/${value}"] > [aria-hidden]`)
  return Number(await count.textContent())
}

const unfold = (page: Page, title: string | RegExp) =>
  form(page).locator('summary').filter({ hasText: title }).first().click()

/** The status says how many there are; only then the list has changed. */
async function saysResults(page: Page, count: number): Promise<void> {
  const said = count === 0 ? 'No results.' : count === 1 ? '1 result.' : `${count} results.`
  await expect.poll(() => page.getByRole('status').allInnerTexts(), { timeout: 15_000 }).toContain(said)
}

async function open(path: string, options?: Parameters<typeof browser.page>[0]): Promise<Page> {
  const page = await browser.page(options)
  await page.goto(path)
  // The dialog's script marks it: from here on changes are made in place.
  await page.locator('#filters[data-live]').waitFor({ state: 'attached' })
  return page
}

describe('3. a list is narrowed down', () => {
  it('by any value of a section and by all sections at once, each option counted as it then is', async () => {
    const products = await everyProduct()
    const has = (badge: string) => (product: Product) => product.badges?.includes(badge) === true
    const page = await open(kinds.products)
    expect(await totalOf(page)).toBe(products.length)

    await unfold(page, 'What the vendor states')
    const organic = products.filter(has('organic')).length
    expect(await countOf(page, 'badge', 'organic')).toBe(organic)
    await option(page, 'badge', 'organic').check()
    await saysResults(page, organic)
    expect(await totalOf(page)).toBe(organic)

    const either = products.filter((product) => has('organic')(product) || has('wildForaged')(product))
    await option(page, 'badge', 'wildForaged').check()
    await saysResults(page, either.length)

    const [vendor = ''] = either.map((product) => product.vendor.slug)
    const both = either.filter((product) => product.vendor.slug === vendor)
    expect(await countOf(page, 'vendor', vendor)).toBe(both.length)
    await unfold(page, /^Vendor/)
    await option(page, 'vendor', vendor).check()
    await saysResults(page, both.length)
    expect(await totalOf(page)).toBe(both.length)
  })

  it('and shows options that would give nothing as 0, as many as before', async () => {
    const page = await open(kinds.products)
    const options = form(page).locator('.filter-option')
    const before = await options.count()
    await unfold(page, 'What the vendor states')
    await option(page, 'badge', 'organic').check()
    await results(page)
      .getByRole('link', { name: /^Remove filter: Organic/ })
      .waitFor()
    expect(await options.count()).toBe(before)
    const nothing = form(page).locator('[data-none]').first()
    expect(await nothing.locator('[aria-hidden]').textContent()).toBe('0')
    const again = await open(new URL(page.url()).pathname + new URL(page.url()).search)
    expect(await form(again).locator('.filter-option').count()).toBe(before)
  })

  it('of species by sections in their order, each called what it is called', async () => {
    const page = await open(kinds.archive)
    const sections = form(page).locator(':scope > details > summary')
    expect((await sections.allInnerTexts()).map((text) => text.trim())).toEqual([
      'Helps With',
      'Effect',
      'Chemistry',
      'Type',
      'Flavour',
      'Fragrance',
      'Texture',
    ])
  })

  it('by price, in stock and on sale', async () => {
    const page = await open(kinds.products)
    await unfold(page, 'Availability')
    const onSale = await countOf(page, 'on_sale', 'true')
    await option(page, 'on_sale', 'true').check()
    await saysResults(page, onSale)
    await unfold(page, 'Price')
    await form(page).getByLabel('From', { exact: true }).fill('20')
    await form(page).getByLabel('To', { exact: true }).fill('40')
    await form(page).getByLabel('To', { exact: true }).blur()
    await results(page).getByText('$20.00 to $40.00').waitFor()
    const cards = await results(page)
      .locator('.product-card')
      .filter({ has: page.locator('s') })
      .allInnerTexts()
    expect(cards.length).toBeGreaterThan(0)
    // Said in words, not only struck out.
    for (const card of cards) expect(card).toMatch(/Instead of\s+\$[\s\S]*now\s+\$/)
    expect(new URL(page.url()).search).toBe('?price_from=20&price_to=40&on_sale=true')
  })

  it('by shelves, each with its products and those below it', async () => {
    const page = await open(kinds.products)
    const shelves = page.getByRole('navigation', { name: 'Shelves' })
    const shelf = shelves.getByRole('link', { name: /^Growing/ })
    const count = Number(await shelf.locator('[aria-hidden]').textContent())
    await shelf.click()
    await page.waitForURL('**/mushrooms/products/growing')
    expect(await totalOf(page)).toBe(count)
    expect(await shelves.getByRole('link', { name: /^Growing/ }).getAttribute('aria-current')).toBe('page')
    const below = shelves.getByRole('link', { name: /^Genetics/ })
    const less = Number(await below.locator('[aria-hidden]').textContent())
    await below.click()
    await page.waitForURL('**/mushrooms/products/growing/genetics')
    expect(await totalOf(page)).toBe(less)
    expect(less).toBeLessThan(count)
  })

  it('and stays so on every shelf, and on the way back to all products', async () => {
    const page = await open(`${kinds['product shelf']}?badge=organic&sort=price`)
    const shelves = page.getByRole('navigation', { name: 'Shelves' })
    for (const link of await shelves.getByRole('link').all())
      expect(await link.getAttribute('href')).toMatch(/\?badge=organic&sort=price$/)
    await shelves.getByRole('link', { name: 'All products' }).click()
    await page.waitForURL(`**${kinds.products}?badge=organic&sort=price`)
    expect(await option(page, 'badge', 'organic').isChecked()).toBe(true)
    expect(await totalOf(page)).toBe(await countOf(page, 'badge', 'organic'))
  })

  it('and each shelf has one address', async () => {
    const moved = await ask('/mushrooms/products/products/growing/genetics/all')
    expect(moved.status).toBe(308)
    expect(moved.headers.get('location')).toBe('/mushrooms/products/growing/genetics')
    for (const [from, to] of [
      ['/mushrooms/products/products/apparel?badge=vegan', '/mushrooms/products/apparel?badge=vegan'],
      ['/mushrooms/products/all?on_sale=true&page=2', '/mushrooms/products?on_sale=true&page=2'],
      ['/es/mushrooms/products/apparel/all?q=a+b', '/es/mushrooms/products/apparel?q=a+b'],
    ] as const) {
      const kept = await ask(from)
      expect([kept.status, kept.headers.get('location')]).toEqual([308, to])
    }
    expect((await ask('/mushrooms/products/growing/no-such-shelf')).status).toBe(404)
    expect((await ask(`${kinds.products}/page/999`)).status).toBe(404)
    const queryList = await htmlOf(`${kinds['product shelf']}?on_sale=true`)
    expect(queryList).toMatch(/<meta name="robots" content="noindex/)
    expect(queryList).toContain(`rel="canonical" href="`)
    expect(/rel="canonical" href="[^"]*"/.exec(queryList)?.[0]).not.toContain('on_sale')
  })
})

describe('4. what a list is narrowed down by', () => {
  it('stands above it, stays marked in place, goes one by one or all at once', async () => {
    const page = await open(`${kinds.products}?badge=organic&badge=vegan&in_stock=true`)
    const chips = results(page).getByRole('list', { name: 'Filters that are on' })
    expect(await chips.getByRole('link').allInnerTexts()).toHaveLength(4)
    expect(await option(page, 'badge', 'organic').isChecked()).toBe(true)
    // Where something is on, its section is unfolded.
    expect(await option(page, 'badge', 'organic').isVisible()).toBe(true)
    await chips.getByRole('link', { name: /Vegan$/ }).click()
    await expect.poll(() => option(page, 'badge', 'vegan').isChecked()).toBe(false)
    await expect.poll(() => new URL(page.url()).search).toBe('?badge=organic&in_stock=true')
    await chips.getByRole('link', { name: 'Clear all' }).click()
    await expect.poll(() => new URL(page.url()).search).toBe('')
    expect(await chips.count()).toBe(0)
    expect(await form(page).locator(':checked:is(input)').count()).toBe(0)
  })

  it('opens the class of compounds that a chosen compound belongs to', async () => {
    const page = await open(`${kinds.archive}?chemistry=medicinal/ergothioneine`)
    expect(await option(page, 'chemistry', 'medicinal/ergothioneine').isVisible()).toBe(true)
  })
})

describe('5. the address', () => {
  it('holds each step, and Back undoes one; the focus and the place on the page stay', async () => {
    const page = await open(kinds.products)
    const whole = await totalOf(page)
    await unfold(page, 'What the vendor states')
    const organic = option(page, 'badge', 'organic')
    await organic.scrollIntoViewIfNeeded()
    await organic.focus()
    const place = await page.evaluate(() => scrollY)
    const count = await countOf(page, 'badge', 'organic')
    await page.keyboard.press('Space')
    await saysResults(page, count)
    expect(await organic.evaluate((input) => input === document.activeElement)).toBe(true)
    expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThanOrEqual(50)
    expect(new URL(page.url()).search).toBe('?badge=organic')

    await page.getByLabel('Sort').selectOption('price')
    await expect.poll(() => new URL(page.url()).search).toBe('?badge=organic&sort=price')
    await page.goBack()
    await expect.poll(() => new URL(page.url()).search).toBe('?badge=organic')
    await expect.poll(() => page.getByLabel('Sort').inputValue()).toBe('')
    expect(await organic.isChecked()).toBe(true)
    await page.goBack()
    await saysResults(page, whole)
    expect(await organic.isChecked()).toBe(false)
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(kinds.products)
    await page.goForward()
    await saysResults(page, count)
    await page.reload()
    expect(await totalOf(page)).toBe(count)
  })

  it('and after each step everything stands as the address says it to whoever comes by it', async () => {
    for (const [list, name, value] of [
      [kinds.products, 'badge', 'vegan'],
      [kinds.archive, 'chemistry', 'medicinal/ergothioneine'],
      [kinds.vendors, 'type', 'grower'],
    ] as const) {
      const page = await open(list)
      const found = await countOf(page, name, value)
      await option(page, name, value).evaluate((input: HTMLInputElement) => input.click())
      await saysResults(page, found)
      const parts = await page.evaluate(async () => {
        const whole = await (await fetch(window.location.href)).text()
        const address = new DOMParser().parseFromString(whole, 'text/html')
        const told = (root: ParentNode) =>
          [...root.querySelectorAll<HTMLElement>('[data-live]:not([data-live=""])')].map((part) => {
            const { live = '' } = part.dataset
            const bar = (part.firstElementChild as HTMLElement | null)?.style.getPropertyValue('--v')
            // What a reader has marked is not in the page that everybody is sent.
            const text = live === 'list' ? part.querySelectorAll('h3').length : part.textContent
            return [live, text, part.matches('[data-none]'), live.startsWith('bar/') ? Number(bar) : null]
          })
        return { here: told(document), there: told(address) }
      })
      expect(parts.here.length).toBeGreaterThan(20)
      expect(parts.here).toEqual(parts.there)
    }
  })

  it('orders the list by what it says', async () => {
    const page = await open(`${kinds.products}?currency=USD&price_from=1&sort=price`)
    const prices = async () =>
      (await results(page).locator('.price-figure').allInnerTexts()).map((text) =>
        Number(text.replace(/[^\d.–]/g, '').split('–')[0]),
      )
    const rising = await prices()
    expect(rising).toHaveLength(perPage)
    expect(rising).toEqual(rising.toSorted((one, another) => one - another))
    await page.getByLabel('Sort').selectOption('title')
    await expect.poll(() => new URL(page.url()).search).toContain('sort=title')
    await expect.poll(async () => (await titles(page).first().innerText())[0]).toMatch(/[AB]/)
    const names = await titles(page).allInnerTexts()
    expect(names[0]?.localeCompare(names.at(-1) ?? '', 'en')).toBeLessThan(0)
  })

  it('leads on through the pages of a narrowed list, and Back from a product restores the place', async () => {
    const page = await open(`${kinds.products}?in_stock=true`)
    const first = await titles(page).first().innerText()
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
    await page.getByText('Page 2 of').waitFor()
    expect(new URL(page.url()).search).toBe('?in_stock=true&page=2')
    expect(await titles(page).first().innerText()).not.toBe(first)
    const card = titles(page).nth(13)
    await card.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    await card.click()
    await page.waitForURL('**/mushrooms/product/**')
    await page.goBack()
    await page.getByText('Page 2 of').waitFor()
    await expect
      .poll(() => page.evaluate((before) => Math.abs(scrollY - before), place))
      .toBeLessThanOrEqual(50)
  })

  it.each(languages)('is kept by the other languages of the page, in %s', async (language) => {
    const html = await htmlOf(inLanguage(language, `${kinds.products}?on_sale=true`))
    for (const other of languages)
      expect(html).toContain(`href="${inLanguage(other, `${kinds.products}?on_sale=true`)}"`)
  })
})

describe('an address that others write', () => {
  it('is understood, shown in the form, and not forgotten by the next step', async () => {
    const [species] = await (await asAdmin()).find('mushrooms', { slug: 'hericium-erinaceus' })
    const page = await open(`${kinds.products}?species=${species?.id}&category=edibles&sort=relevance#list`)
    const own = '?category=mushroom/edibles&species=hericium-erinaceus'
    await expect.poll(() => new URL(page.url()).search).toBe(own)
    expect(new URL(page.url()).hash).toBe('#list')
    expect(await option(page, 'species', 'hericium-erinaceus').isChecked()).toBe(true)
    expect(await page.getByLabel('Sort').locator(':checked').innerText()).toBe('Relevance')
    const chips = results(page).getByRole('list', { name: 'Filters that are on' }).getByRole('link')
    expect(await chips.allInnerTexts()).toHaveLength(3)
    await unfold(page, 'Availability')
    await option(page, 'in_stock', 'true').check()
    await expect.poll(() => new URL(page.url()).search).toBe(`${own}&in_stock=true`)
    expect(await option(page, 'species', 'hericium-erinaceus').isChecked()).toBe(true)
    await page.goBack()
    await expect.poll(() => option(page, 'in_stock', 'true').isChecked()).toBe(false)
    expect(new URL(page.url()).search).toBe(own)
  })

  it('may hold several values with commas, and an order that the list has not', async () => {
    const page = await open(`${kinds.products}?badge=vegan,organic&sort=oldest`)
    await expect.poll(() => new URL(page.url()).search).toBe('?badge=organic&badge=vegan')
    expect(await form(page).locator('input[name="badge"]:checked').count()).toBe(2)
    expect(await page.getByLabel('Sort').inputValue()).toBe('')
    await option(page, 'badge', 'organic').uncheck()
    await expect.poll(() => new URL(page.url()).search).toBe('?badge=vegan')
  })

  it.each([
    [kinds.archive, 'type', 'edible', 'q=mushroom'],
    [kinds.vendors, 'type', 'grower', 'q=mushroom&near_me=true&place=Corvallis&km=500'],
    [kinds.products, 'badge', 'vegan', 'q=mushroom&category=mushroom'],
  ] as const)('keeps what the panel of %s has no control for', async (list, name, value, kept) => {
    const asked = Object.fromEntries(new URLSearchParams(kept))
    for (const javaScriptEnabled of [true, false]) {
      const page = await browser.page({ javaScriptEnabled })
      await page.goto(`${list}?${kept}`, { waitUntil: 'networkidle' })
      const box = option(page, name, value)
      if (javaScriptEnabled) await box.evaluate((input: HTMLInputElement) => input.click())
      else {
        await page.locator(`details:has(input[name="${name}"][value="${value}"]) > summary`).first().click()
        await box.check()
        await page.getByRole('button', { name: /^Apply Filters/ }).click()
      }
      await page.waitForURL(({ searchParams }) => searchParams.get(name) === value)
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject(asked)
      const chips = results(page).getByRole('list', { name: 'Filters that are on' })
      await chips.getByRole('link', { name: 'Clear all' }).click()
      await page.waitForURL(({ search }) => search === '')
    }
  })

  it('is chosen in before the script has come: that counts', async () => {
    const page = await browser.page()
    let arrive = () => {}
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/_next/static/**/*.js', async (route) => {
      await arrival
      await route.continue()
    })
    await page.goto(kinds.products, { waitUntil: 'commit' })
    await unfold(page, 'What the vendor states')
    const count = await countOf(page, 'badge', 'organic')
    await option(page, 'badge', 'organic').check()
    arrive()
    await saysResults(page, count)
    expect(await option(page, 'badge', 'organic').isChecked()).toBe(true)
    expect(new URL(page.url()).search).toBe('?badge=organic')
    // Nor does the browser bring back what was ticked when one comes back from elsewhere.
    await page.goBack()
    await expect.poll(() => option(page, 'badge', 'organic').isChecked()).toBe(false)
  })

  it('of a kept page leaves neither its title nor its way behind', async () => {
    const page = await open(kinds['second page'])
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
    expect(await page.title()).toMatch(/page 2/i)
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Previous' }).click()
    await page.waitForURL(`**${kinds.archive}`)
    await expect.poll(() => page.title()).not.toMatch(/page 2/i)
    expect(await crumbs.innerText()).not.toMatch(/page 2/i)
    await page.goBack()
    await expect.poll(() => page.title()).toMatch(/page 2/i)
    expect(await crumbs.innerText()).toMatch(/page 2/i)
  })
})

describe('a range of prices', () => {
  const ends = (page: Page) =>
    [form(page).getByLabel('From', { exact: true }), form(page).getByLabel('To', { exact: true })] as const

  async function inPrices(path: string = kinds.products) {
    const page = await open(path)
    if (!path.includes('price')) await unfold(page, 'Price')
    return { page, from: ends(page)[0], to: ends(page)[1] }
  }

  it('that begins above its end waits while one is in its fields, and says so', async () => {
    const { page, from, to } = await inPrices()
    await from.fill('10')
    await to.focus()
    await expect.poll(() => new URL(page.url()).search).toBe('?price_from=10')
    await page.keyboard.press('ArrowUp')
    const said = form(page).getByText(en.price.reversed)
    await said.waitFor()
    expect(await to.getAttribute('aria-describedby')).toBe(await said.getAttribute('id'))
    expect([await from.inputValue(), await to.inputValue()]).toEqual(['10', '1'])
    await to.fill('30')
    await from.focus()
    await expect.poll(() => new URL(page.url()).search).toBe('?price_from=10&price_to=30')
    expect(await said.isVisible()).toBe(false)
    expect(await to.getAttribute('aria-describedby')).toBeNull()
    expect([await from.inputValue(), await to.inputValue()]).toEqual(['10', '30'])
  })

  it.each(['Enter', 'Tab'])('is put in order by %s, fields and address alike', async (key) => {
    const { page, from, to } = await inPrices()
    await from.fill('50')
    await to.focus()
    await to.fill('12')
    await page.keyboard.press(key)
    // The currency is a field of the range too.
    if (key === 'Tab') await page.keyboard.press(key)
    if (key === 'Tab') await page.keyboard.press(key)
    await expect.poll(() => new URL(page.url()).search).toBe('?price_from=12&price_to=50')
    expect([await from.inputValue(), await to.inputValue()]).toEqual(['12', '50'])
    await results(page).getByText('$12.00 to $50.00').waitFor()
  })
})

describe('2. on a phone', () => {
  const openDialog = async (path: string = kinds.products) => {
    const page = await open(path, { viewport: phone })
    await page.getByRole('link', { name: 'Narrow Down Your Search' }).click()
    const dialog = page.getByRole('dialog', { name: 'Filters' })
    await dialog.waitFor()
    return { page, dialog, said: dialog.getByRole('status') }
  }

  it('how many there would be is said within the dialog, as often as it is counted', async () => {
    const { page, said } = await openDialog()
    await said.evaluate((region) => {
      const heard: string[] = []
      Object.assign(window, { heard })
      new MutationObserver(() => region.textContent && heard.push(region.textContent)).observe(region, {
        childList: true,
        subtree: true,
        characterData: true,
      })
    })
    await unfold(page, 'Availability')
    const count = await countOf(page, 'in_stock', 'true')
    for (let time = 1; time <= 2; time += 1) {
      await option(page, 'in_stock', 'true').check()
      await expect.poll(() => said.innerText()).toBe(`${count} results.`)
      await option(page, 'in_stock', 'true').uncheck()
      await expect.poll(() => said.innerText()).not.toBe(`${count} results.`)
    }
    // The same words again, for the same number.
    const currency = form(page).getByLabel('Currency')
    await unfold(page, 'Price')
    await form(page).getByLabel('From', { exact: true }).fill('0')
    for (const _ of [1, 2, 3]) {
      const before = await page.evaluate(() => (window as unknown as { heard: string[] }).heard.length)
      await currency.dispatchEvent('change')
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard.length))
        .toBeGreaterThan(before)
    }
  })

  it('what cannot be counted is said in the dialog, and neither the list nor what was chosen is lost', async () => {
    const { page, dialog } = await openDialog()
    const whole = await totalOf(page)
    const requests: string[] = []
    page.on('request', (request) => {
      if ('x-list-part' in request.headers()) requests.push(request.url())
    })
    await page.route(
      ({ search }) => search === '?badge=organic',
      (route) => route.fulfill({ status: 500, body: '' }),
    )
    await unfold(page, 'What the vendor states')
    await option(page, 'badge', 'organic').check()
    await dialog.getByText(en.countFailed).waitFor()
    expect(await dialog.getByText(en.countFailed).isVisible()).toBe(true)
    expect(await option(page, 'badge', 'organic').isChecked()).toBe(true)
    expect(await dialog.getByRole('button', { name: 'Apply Filters' }).innerText()).toBe('Apply Filters')
    const asked = requests.length
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await totalOf(page)).toBe(whole)
    expect(await titles(page).count()).toBe(perPage)
    expect(await option(page, 'badge', 'organic').isChecked()).toBe(false)
    await page.getByRole('link', { name: 'Narrow Down Your Search' }).click()
    await dialog.getByRole('button', { name: `Apply Filters ${whole} results` }).waitFor()
    expect(await dialog.getByText(en.countFailed).count()).toBe(0)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    // Opened and closed, it asks for nothing.
    expect([asked, requests.length]).toEqual([1, 1])
  })

  it('Clear all keeps the order that was chosen since', async () => {
    const page = await open(`${kinds.products}?in_stock=true`, { viewport: phone })
    await page.getByLabel('Sort').selectOption('price')
    await expect.poll(() => new URL(page.url()).search).toBe('?in_stock=true&sort=price')
    await page.getByRole('link', { name: 'Narrow Down Your Search' }).click()
    const dialog = page.getByRole('dialog', { name: 'Filters' })
    await dialog.getByRole('link', { name: 'Clear all' }).click()
    await expect.poll(() => option(page, 'in_stock', 'true').isChecked()).toBe(false)
    await dialog.getByRole('button', { name: /^Apply Filters/ }).click()
    await expect.poll(() => new URL(page.url()).search).toBe('?sort=price')
    expect(await page.getByLabel('Sort').inputValue()).toBe('price')
  })

  it('a dialog holds the filters; Apply says how many there would be, and the list waits for it', async () => {
    const page = await open(kinds.products, { viewport: phone })
    const whole = await totalOf(page)
    await page.getByRole('link', { name: 'Narrow Down Your Search' }).click()
    const dialog = page.getByRole('dialog', { name: 'Filters' })
    await dialog.waitFor()
    await unfold(page, 'What the vendor states')
    const count = await countOf(page, 'badge', 'organic')
    await option(page, 'badge', 'organic').check()
    const apply = dialog.getByRole('button', { name: `Apply Filters ${count} results` })
    await apply.waitFor()
    expect(await totalOf(page)).toBe(whole)
    for (let i = 0; i < 12; i += 1) {
      await page.keyboard.press('Tab')
      expect(
        await dialog.evaluate(
          (box) => document.activeElement === document.body || box.contains(document.activeElement),
        ),
      ).toBe(true)
    }
    await apply.click()
    await dialog.waitFor({ state: 'hidden' })
    // The same number was said when it was tried.
    await expect.poll(() => totalOf(page)).toBe(count)
    expect(new URL(page.url()).search).toBe('?badge=organic')
    await page.goBack()
    await saysResults(page, whole)
  })

  it.each(['Escape', 'Back'])('left by %s, nothing was chosen and the focus is where it was', async (way) => {
    const page = await open(kinds.products, { viewport: phone })
    const whole = await totalOf(page)
    const opener = page.getByRole('link', { name: 'Narrow Down Your Search' })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'Filters' })
    await unfold(page, 'What the vendor states')
    await option(page, 'badge', 'organic').check()
    await dialog.getByRole('button', { name: /^Apply Filters \d+ results$/ }).waitFor()
    if (way === 'Back') await page.goBack()
    else await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true)
    await expect.poll(() => option(page, 'badge', 'organic').isChecked()).toBe(false)
    expect(await totalOf(page)).toBe(whole)
    expect(new URL(page.url()).search).toBe('')
  })

  it.each([phone, desk])('no list of options is higher than 220 px, at $width px', async (viewport) => {
    const page = await open(kinds.products, { viewport })
    if (viewport === phone) await page.getByRole('link', { name: 'Narrow Down Your Search' }).click()
    await form(page)
      .locator('details')
      .evaluateAll((folds) => {
        for (const fold of folds) (fold as HTMLDetailsElement).open = true
      })
    const lists = form(page).locator('.filter-options, .filter-tiles')
    const heights = await lists.evaluateAll((some) => some.map((one) => [one.clientHeight, one.scrollHeight]))
    expect(Math.max(...heights.map(([height = 0]) => height))).toBe(220)
    expect(heights.some(([, whole = 0]) => whole > 400)).toBe(true)
    // By keyboard one comes to the last of them, whole.
    const last = form(page).locator('.filter-tiles input').last()
    await last.focus()
    const tile = last.locator('..')
    const [box, around] = [await tile.boundingBox(), await page.locator('.filter-tiles').boundingBox()]
    if (!box || !around) throw new Error('There is no tile.')
    expect(box.y + box.height).toBeLessThanOrEqual(around.y + around.height)
  })

  it('nothing stands beyond the page, at 320 px too', async () => {
    for (const width of [320, 390]) {
      const page = await open(kinds.products, { viewport: { width, height: 700 } })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })
})

describe('near me', () => {
  const corvallis = { latitude: 44.5646, longitude: -123.262 }
  const near = (page: Page) => form(page).getByRole('switch', { name: /a store near you/ })

  it('asks the browser where one is, says how far each is, and never writes it into the address', async () => {
    const page = await open(kinds.products, { geolocation: corvallis, permissions: ['geolocation'] })
    await near(page).check()
    await results(page).getByText('Near you, 50 km').waitFor()
    const sellers = await results(page).locator('.product-card .secondary').allInnerTexts()
    expect(sellers.length).toBeGreaterThan(0)
    for (const seller of sellers) expect(seller).toMatch(/ · \d+ km$/)
    expect(new URL(page.url()).search).toBe('?near_me=true')
    expect(await results(page).getByRole('img', { name: 'Where they are' }).count()).toBe(1)
  })

  it('is so still after a reload, and on the shelves', async () => {
    const page = await open(kinds.products, { geolocation: corvallis, permissions: ['geolocation'] })
    await near(page).check()
    await results(page).getByText('Near you, 50 km').waitFor()
    const found = await totalOf(page)
    await page.reload()
    await results(page).getByText('Near you, 50 km').waitFor()
    expect(await totalOf(page)).toBe(found)
    await page
      .getByRole('navigation', { name: 'Shelves' })
      .getByRole('link', { name: /^Growing/ })
      .click()
    await page.waitForURL('**/mushrooms/products/growing?near_me=true')
    await results(page).getByText('Near you, 50 km').waitFor()
    for (const seller of await results(page).locator('.product-card .secondary').allInnerTexts())
      expect(seller).toMatch(/ · \d+ km$/)
  })

  it('is near a place that is named, whatever is known of the reader, and does not ask for that', async () => {
    const page = await open(kinds.products, { geolocation: corvallis, permissions: ['geolocation'] })
    await near(page).check()
    await results(page).getByText('Near you, 50 km').waitFor()
    const sent: Record<string, string>[] = []
    page.on('request', (request) => {
      if (request.url().includes('place=')) sent.push(request.headers())
    })
    await form(page).getByLabel('City or postcode').fill('Boulder')
    await form(page).getByLabel('City or postcode').blur()
    await results(page).getByText('Near Boulder, 50 km').waitFor()
    expect(sent).toHaveLength(1)
    expect(sent[0]).not.toHaveProperty('x-user-location')
    const html = await htmlOf(`${kinds.products}?near_me=true&place=Boulder`)
    expect(await totalOf(page)).toBe(Number(/data-announcement="(\d+)/.exec(html)?.[1]))
  })

  it('waits for nobody: the list comes at once, and anew when the place is known', async () => {
    const page = await browser.page()
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (found) =>
        Object.assign(window, {
          tell: () => found({ coords: { latitude: 44.5646, longitude: -123.262 } } as GeolocationPosition),
        })
    })
    await page.goto(kinds.products)
    await page.locator('#filters[data-live]').waitFor({ state: 'attached' })
    await near(page).check()
    await results(page).getByText('Near me: place not known').waitFor()
    const anywhere = await totalOf(page)
    // Meanwhile one goes on.
    await unfold(page, 'Availability')
    await option(page, 'in_stock', 'true').check()
    await expect.poll(() => new URL(page.url()).search).toBe('?in_stock=true&near_me=true')
    await page.waitForFunction(() => 'tell' in window)
    await page.evaluate(() => (window as unknown as { tell: () => void }).tell())
    await results(page).getByText('Near you, 50 km').waitFor()
    expect(await totalOf(page)).toBeLessThan(anywhere)
    expect(new URL(page.url()).search).toBe('?in_stock=true&near_me=true')
  })

  it.each(languages)('of a place that nobody knows says so, and what can be named: %s', async (language) => {
    const words = { en, es, pt }[language].near
    for (const list of [kinds.products, kinds.vendors]) {
      const page = await open(inLanguage(language, `${list}?near_me=true&place=Corvalis`))
      const list_ = page.locator('#list')
      await list_.getByText(words.unknownPlace.replace('{place}', 'Corvalis')).waitFor()
      expect(await list_.innerText()).not.toContain('50 km')
      await list_.getByRole('link', { name: 'Corvallis, OR' }).click()
      const chip = words.chip.replace('{place}', 'Corvallis, OR').replace('{kilometres}', '50')
      await list_.getByText(chip).first().waitFor()
      expect(await page.getByText(words.suggestions).count()).toBe(0)
    }
  })

  it('draws every store that sells what is listed, and leads to each', async () => {
    const list = `${kinds.products}?near_me=true&place=Kennett+Square&km=1000&sort=distance`
    const page = await open(`${list}&page=2`)
    const stores = page.locator('.store-list').getByRole('link')
    const names = await stores.allInnerTexts()
    const listed = await results(page).locator('.product-card .secondary').allInnerTexts()
    expect(names.length).toBeGreaterThan(new Set(listed.map((seller) => seller.split(',')[0])).size)
    const selling = form(page).locator('.filter-option:has([name="vendor"]):not(:has([data-none])) .name')
    expect(names.toSorted()).toEqual((await selling.allTextContents()).toSorted())
    expect(await page.locator('.dot-mark').count()).toBe(names.length)
    const distances = (await page.locator('.store-list li').allInnerTexts()).map((text) =>
      Number(/(\d+) km$/.exec(text.replaceAll(/(?<=\d),(?=\d)/g, ''))?.[1]),
    )
    expect(distances).toEqual(distances.toSorted((one, other) => one - other))
    await stores.first().click()
    await page.waitForURL('**/mushrooms/vendor/**')
  })

  it('is what the nearest can be sorted by: not without it', async () => {
    const page = await open(`${kinds.products}?sort=distance`)
    const sort = page.getByLabel('Sort')
    const nearest = sort.locator('option', { hasText: 'Nearest' })
    expect([await sort.inputValue(), await nearest.isDisabled()]).toEqual(['', true])
    await expect.poll(() => new URL(page.url()).search).toBe('')
    await near(page).check()
    await expect.poll(() => nearest.isDisabled()).toBe(false)
    await sort.selectOption('distance')
    await expect.poll(() => new URL(page.url()).search).toContain('sort=distance')
    await near(page).uncheck()
    await expect.poll(() => new URL(page.url()).search).toBe('')
    expect([await sort.inputValue(), await nearest.isDisabled()]).toEqual(['', true])
  })

  it('where nobody is near says from how far there is somebody, and leads there', async () => {
    const page = await open(`${kinds.products}?near_me=true&place=Boulder&km=10&badge=organic`)
    await results(page).getByText('There is more farther away:').waitFor()
    const wider = results(page).getByRole('link', { name: /^Near Boulder, (?!10 km)/ })
    const found = Number(/(\d+)$/.exec(await wider.innerText())?.[1])
    await wider.click()
    await saysResults(page, found)
    expect(await totalOf(page)).toBe(found)
    expect(new URL(page.url()).searchParams.get('km')).toMatch(/^(25|50|100|250|500)$/)
  })

  it('where that is refused lists who has a store, and finds by a city', async () => {
    const page = await open(kinds.products)
    await near(page).check()
    await results(page)
      .getByText(/^Where you are is not known/)
      .waitFor()
    expect(await results(page).getByText('Near you').count()).toBe(0)
    const stores = await totalOf(page)
    expect(stores).toBeGreaterThan(0)
    await form(page).getByLabel('City or postcode').fill('Corvallis')
    await form(page).getByLabel('City or postcode').blur()
    await results(page).getByText('Near Corvallis, 50 km').waitFor()
    const named = await totalOf(page)
    expect(named).toBeGreaterThan(0)
    expect(named).toBeLessThan(stores)
    for (const seller of await results(page).locator('.product-card .secondary').allInnerTexts())
      expect(seller).toMatch(/ · \d+ km$/)
    await form(page).getByLabel('Within').selectOption('500')
    await results(page).getByText('Near Corvallis, 500 km').waitFor()
    expect(await totalOf(page)).toBeGreaterThanOrEqual(named)
  })
})

describe('a list with nothing', () => {
  it('says so and what to leave out, with how many there would be', async () => {
    const page = await open(`${kinds.products}?species=boletus-edulis&badge=kosher`)
    expect(await totalOf(page)).toBe(0)
    await page.getByText('No matching products found for').waitFor()
    const way = results(page)
      .getByRole('link', { name: /^without / })
      .first()
    const count = Number(/\d+$/.exec((await way.innerText()).trim())?.[0])
    expect(count).toBeGreaterThan(0)
    await way.click()
    await saysResults(page, count)
    expect(await totalOf(page)).toBe(count)
  })
})

describe('a list that does not come', () => {
  it('says so, takes back what was chosen, and can be tried again', async () => {
    const page = await open(kinds.products)
    await unfold(page, 'What the vendor states')
    const count = await countOf(page, 'badge', 'organic')
    const asked = ({ search }: URL) => search === '?badge=organic'
    await page.route(asked, (route) => route.fulfill({ status: 500, body: '' }))
    await option(page, 'badge', 'organic').click()
    await results(page).getByText('Failed to fetch filtered data').waitFor()
    expect(await option(page, 'badge', 'organic').isChecked()).toBe(false)
    expect(new URL(page.url()).search).toBe('')
    expect(
      await results(page)
        .getByText(/\d+–\d+ of/)
        .count(),
    ).toBe(0)
    await page.unroute(asked)
    await results(page).getByRole('link', { name: 'Try again' }).click()
    await saysResults(page, count)
    expect(await totalOf(page)).toBe(count)
  })
})

describe('a list that takes its time', () => {
  it('has its place held by a skeleton, as high as it was; one that comes soon has not', async () => {
    const page = await open(kinds.products)
    const skeleton = results(page).locator('.filtered-cards .skeleton')
    let arrive = () => {}
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(
      ({ search }) => search === '?badge=organic',
      async (route) => {
        await arrival
        await route.continue()
      },
    )
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    await unfold(page, 'What the vendor states')
    const [before, count] = [await height(), await countOf(page, 'badge', 'organic')]
    await option(page, 'badge', 'organic').check()
    await skeleton.first().waitFor()
    expect(await skeleton.count()).toBe(9)
    expect(await height()).toBe(before)
    expect(await titles(page).first().isVisible()).toBe(false)
    arrive()
    await saysResults(page, count)
    expect(await skeleton.count()).toBe(0)
    expect(await titles(page).first().isVisible()).toBe(true)
  })
})

describe('without a script', () => {
  it.each([phone, desk])('a list is narrowed down by its form, $width px wide', async (viewport) => {
    const page = await browser.page({ javaScriptEnabled: false, viewport })
    await page.goto(kinds.products)
    const whole = await totalOf(page)
    if (viewport === phone) await page.getByRole('link', { name: 'Narrow Down Your Search' }).click()
    await unfold(page, 'What the vendor states')
    const count = await countOf(page, 'badge', 'organic')
    await option(page, 'badge', 'organic').check()
    await page.getByRole('button', { name: /^Apply Filters/ }).click()
    await page.waitForURL('**badge=organic**')
    expect(await totalOf(page)).toBe(count)
    expect(count).toBeLessThan(whole)
    expect(
      await results(page)
        .getByRole('link', { name: /^Remove filter: Organic/ })
        .isVisible(),
    ).toBe(true)
  })

  it('a variant is chosen and a tab is read', async () => {
    const page = await browser.page({ javaScriptEnabled: false })
    await page.goto(kinds['product in variants'])
    const price = await page.locator('.product-price .price-figure:visible').innerText()
    await page.getByRole('radio', { name: '1 kg' }).check({ force: true })
    await page.getByRole('button', { name: 'Show this choice' }).click()
    await page.waitForURL('**weight=1kg**')
    expect(await page.locator('.product-price .price-figure:visible').innerText()).not.toBe(price)
    const tabs = page.getByRole('group', { name: 'About it' })
    await tabs.locator('.tab-title').last().click()
    expect(await tabs.locator('.tab-content').last().isVisible()).toBe(true)
    expect(await tabs.locator('.tab-content').first().isVisible()).toBe(false)
  })
})

describe('a product in variants', () => {
  const chosen = (page: Page) => page.locator('#for-sale input[name="variant"]').inputValue()
  const price = (page: Page) => page.locator('.product-price .price-figure:visible').innerText()

  it('lets the address say which, and keeps it on reload and on coming back', async () => {
    const page = await browser.page()
    await page.goto(kinds['product in variants'])
    const before = { price: await price(page), variant: await chosen(page) }
    expect(await page.locator('.product-price').innerText()).toMatch(/3 variants, \$\d+\.\d\d – \$\d+\.\d\d/)
    await page.getByRole('radio', { name: '250 g' }).check({ force: true })
    await expect.poll(() => chosen(page)).not.toBe(before.variant)
    const search = new URLSearchParams(new URL(page.url()).search)
    expect(search.get('variant')).toBe(await chosen(page))
    expect(search.get('weight')).toBe('250g')
    const now = await price(page)
    expect(now).not.toBe(before.price)
    await page.reload()
    expect(await price(page)).toBe(now)
    expect(await page.getByRole('radio', { name: '250 g' }).isChecked()).toBe(true)
    await page.getByRole('link', { name: 'View Store' }).click()
    await page.waitForURL('**/mushrooms/vendor/**')
    await page.goBack()
    await expect.poll(() => price(page)).toBe(now)
    await expect.poll(() => page.getByRole('radio', { name: '250 g' }).isChecked()).toBe(true)
  })

  it('is found by its options where its id is gone', async () => {
    const html = await htmlOf(`${kinds['product in variants']}?variant=gone&weight=1kg`)
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="1kg"/)
  })

  it('disables what cannot be had together, and says so', async () => {
    const page = await browser.page()
    await page.goto('/mushrooms/product/waxed-foraging-trousers')
    const moss = page.getByRole('radio', { name: /^Moss/ })
    expect(await moss.isEnabled()).toBe(true)
    await page.getByRole('radio', { name: 'XL' }).check({ force: true })
    await expect.poll(() => moss.isDisabled()).toBe(true)
    expect(await moss.getAttribute('title')).toBe('Not with the rest of this choice')
    expect(await page.getByRole('radio', { name: 'Bark' }).isChecked()).toBe(true)
    await page.getByRole('radio', { name: 'S', exact: true }).check({ force: true })
    await expect.poll(() => moss.isEnabled()).toBe(true)
  })
})

describe('1. pictures that turn', () => {
  const gallery = (page: Page) => page.locator('#pictures')
  const shown = (page: Page) =>
    gallery(page)
      .getByRole('radio')
      .evaluateAll((all) => all.findIndex((one) => (one as HTMLInputElement).checked))

  /** The page with a clock that is moved by hand. */
  async function withClock(options?: Parameters<typeof browser.page>[0]): Promise<Page> {
    const page = await browser.page(options)
    await page.clock.install()
    await page.goto(kinds.product)
    await page.getByRole('button', { name: /^(?:Stop turning|Turn) the pictures$/ }).waitFor()
    return page
  }

  it('come every five seconds, round and round, until the button that stands first stops them', async () => {
    const page = await withClock()
    const count = await gallery(page).getByRole('radio').count()
    expect(count).toBeGreaterThan(1)
    for (let turn = 1; turn <= count; turn += 1) {
      await page.clock.runFor(5000)
      expect(await shown(page)).toBe(turn % count)
    }
    const first = gallery(page).locator('button, a[href], input').first()
    expect(await first.getAttribute('aria-label')).toBe('Stop turning the pictures')
    await first.click()
    await page.mouse.move(0, 0)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    const held = await shown(page)
    await page.clock.runFor(20_000)
    expect(await shown(page)).toBe(held)
    expect(await gallery(page).locator('[aria-live="polite"], [aria-live="assertive"]').count()).toBe(0)
  })

  it('wait while they are pointed at or hold the focus', async () => {
    const page = await withClock()
    await gallery(page).hover()
    await page.clock.runFor(20_000)
    expect(await shown(page)).toBe(0)
    await page.mouse.move(0, 0)
    await gallery(page).getByRole('radio').first().focus()
    await page.clock.runFor(20_000)
    expect(await shown(page)).toBe(0)
  })

  it('stand still for who wants less motion', async () => {
    const page = await withClock({ reducedMotion: 'reduce' })
    await page.clock.runFor(20_000)
    expect(await shown(page)).toBe(0)
  })

  it('turn with a swipe of more than 50 px to the side, and with no other', async () => {
    const page = await withClock({ reducedMotion: 'reduce', hasTouch: true, viewport: phone })
    const swipe = (across: number, along: number) =>
      gallery(page).evaluate(
        (box, [x, y]) => {
          const at = (left: number, top: number) =>
            new Touch({ identifier: 1, target: box, clientX: left, clientY: top })
          box.dispatchEvent(new TouchEvent('touchstart', { changedTouches: [at(200, 200)] }))
          box.dispatchEvent(new TouchEvent('touchend', { changedTouches: [at(200 + x, 200 + y)] }))
        },
        [across, along] as const,
      )
    const count = await gallery(page).getByRole('radio').count()
    await swipe(-50, 0)
    await swipe(-60, 90)
    expect(await shown(page)).toBe(0)
    await swipe(-51, 10)
    expect(await shown(page)).toBe(1)
    await swipe(51, 0)
    await swipe(80, 0)
    expect(await shown(page)).toBe(count - 1)
  })
})

describe('prices in several currencies', () => {
  it.each(languages)(
    'are said to be so where they are put in order, with the list of each: %s',
    async (language) => {
      const words = price[language]
      const page = await browser.page()
      await page.goto(inLanguage(language, '/mushrooms/products?sort=price'))
      const said = page.getByText(words.mixed)
      await said.waitFor()
      await page.getByRole('link', { name: words.in.replace('{currency}', 'EUR') }).click()
      await page.waitForURL(({ search }) => search.includes('currency=EUR'))
      await expect.poll(() => said.count()).toBe(0)
      const prices = await page.locator('#list .price-figure').allInnerTexts()
      expect(prices.length).toBeGreaterThan(3)
      for (const one of prices) expect(one).toContain('€')
    },
  )

  it('are not spoken of in another order', async () => {
    expect(await htmlOf('/mushrooms/products?sort=newest')).not.toContain(price.en.mixed)
  })
})

describe('from a species to its products', () => {
  it('leads from what is eaten to what is made of it', async () => {
    const page = await browser.page()
    await page.goto('/mushrooms/hericium-erinaceus')
    await page.getByRole('link', { name: 'View products' }).first().click()
    await page.waitForURL(({ search }) => search === '?species=hericium-erinaceus')
    expect(await totalOf(page)).toBeGreaterThan(3)
    await titles(page).first().click()
    await page.waitForURL('**/mushrooms/product/**')
    const made = page.getByRole('region', { name: 'Hericium erinaceus' })
    await made.getByRole('link', { name: 'Hericium erinaceus' }).click()
    await page.waitForURL('**/mushrooms/hericium-erinaceus')
  })

  const shop = /href="[^"]*\/(?:products?|vendors?|wholesale|dropshipping|cart)(?:["/?#])/

  // Not from the head or the foot of the page either: what is on every other page is not on these.
  it.each([
    kinds['deadly species'],
    kinds['psychoactive species'],
    `${kinds['psychoactive species']}/comments`,
    kinds['chemistry class'],
    kinds['value without species'],
    '/mushrooms/species/type/psychoactive',
  ])('never from %s, in any language', async (path) => {
    for (const language of languages) expect(await htmlOf(inLanguage(language, path))).not.toMatch(shop)
    expect(await htmlOf(kinds['edible species'])).toMatch(shop)
  })

  it('says what a psychoactive species does before the way to a shop, a price or a button', async () => {
    const page = await browser.page({ viewport: phone })
    await page.goto('/mushrooms/product/liberty-cap-herbarium-print')
    const warning = page.locator('.product-warning')
    expect(await warning.innerText()).toMatch(/Psychoactive\s+Psilocybe semilanceata/)
    const order = await warning.evaluate((said) =>
      [...document.querySelectorAll('main :is(.price, button[type="submit"], a[href*="/vendor/"])')].every(
        (other) => said.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING,
      ),
    )
    expect(order).toBe(true)
    expect(await page.getByText(/^Not sent to: United States \(/).isVisible()).toBe(true)
  })
})
