import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desk, phone, useBrowser } from './browser'
import { ask, htmlOf, inLanguage, languages, siteUrl } from './site'

const browser = useBrowser()

const perPage = 20

async function publishedSpecies(): Promise<number> {
  const response = await ask('/api/mushrooms?limit=1&depth=0')
  return ((await response.json()) as { totalDocs: number }).totalDocs
}

function cardsOf(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link')
}

/** How many species a list says it holds. */
function totalIn(html: string): number {
  const range = /\d+–\d+ of (\d+)/.exec(html)
  if (range) return Number(range[1])
  if (html.includes('Search produced no results.')) return 0
  throw new Error('The list says nothing of its length.')
}

describe('the archive of species', () => {
  it('shows twenty at a time and says which of how many', async () => {
    const total = await publishedSpecies()
    const pages = Math.ceil(total / perPage)
    const page = await browser.page()
    await page.goto('/mushrooms/species')
    expect(await page.getByText(`1–20 of ${total}`).isVisible()).toBe(true)
    expect(await cardsOf(page).count()).toBe(perPage)
    const pager = page.getByRole('navigation', { name: 'Pages' })
    expect(await pager.getByText(`Page 1 of ${pages}`).isVisible()).toBe(true)
    expect(await pager.getByText('Previous').getAttribute('aria-disabled')).toBe('true')
    expect(await pager.getByRole('link', { name: 'Previous' }).count()).toBe(0)
  })

  it('leads through all of it with Next, each species once, and back with Previous', async () => {
    const total = await publishedSpecies()
    const pages = Math.ceil(total / perPage)
    const page = await browser.page()
    await page.goto('/mushrooms/species')
    const pager = page.getByRole('navigation', { name: 'Pages' })
    const names = await cardsOf(page).allInnerTexts()
    for (let number = 2; number <= pages; number += 1) {
      await pager.getByRole('link', { name: 'Next' }).click()
      await page.waitForURL(`**/mushrooms/species/page/${number}`)
      await page.getByText(`Page ${number} of ${pages}`).waitFor()
      names.push(...(await cardsOf(page).allInnerTexts()))
    }
    expect(names).toHaveLength(total)
    expect(new Set(names).size).toBe(total)
    expect(await pager.getByText('Next').getAttribute('aria-disabled')).toBe('true')
    for (let number = pages - 1; number >= 1; number -= 1) {
      await pager.getByRole('link', { name: 'Previous' }).click()
      await page.getByText(`Page ${number} of ${pages}`).waitFor()
    }
    expect(new URL(page.url()).pathname).toBe('/mushrooms/species')
  })

  it('goes one step back with Back', async () => {
    const page = await browser.page()
    await page.goto('/mushrooms/species')
    const first = await cardsOf(page).allInnerTexts()
    await page.getByRole('link', { name: 'Next' }).click()
    await page.getByText('Page 2 of').waitFor()
    await page.goBack()
    await page.getByText('Page 1 of').waitFor()
    expect(new URL(page.url()).pathname).toBe('/mushrooms/species')
    expect(await cardsOf(page).allInnerTexts()).toEqual(first)
  })

  it.each([phone, desk])(
    'is where the reader left it on coming back from a species, at $width',
    async (viewport) => {
      const page = await browser.page({ viewport })
      await page.goto('/mushrooms/species')
      const card = cardsOf(page).nth(13)
      await card.scrollIntoViewIfNeeded()
      const before = await page.evaluate(() => scrollY)
      expect(before).toBeGreaterThan(300)
      await card.click()
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForURL((url) => !url.pathname.endsWith('/species'))
      await page.goBack()
      await page.waitForURL('**/mushrooms/species')
      await expect
        .poll(() => page.evaluate((place) => Math.abs(scrollY - place), before))
        .toBeLessThanOrEqual(50)
    },
  )

  it('shows each species with its name, its class in a word, its types, and how it is rated, if it is', async () => {
    const page = await browser.page()
    await page.goto('/mushrooms/species')
    const cards = await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
      .all()
    const classes =
      /\b(Deadly|Poisonous|Psychoactive|Allergenic|Caution|Unknown|Unpalatable|Inedible|Edible|Choice)\b/
    for (const card of cards) {
      const text = await card.innerText()
      expect(text).toMatch(classes)
      expect(text).toMatch(/No reviews yet|\d(?:\.\d)? \(\d+\)|\d reviews?/)
      expect(await card.getByRole('img').getAttribute('alt')).toMatch(/^Drawing of /)
    }
  })
})

describe('the way in by shape', () => {
  it('leads from the home page to the shelf of a shape, and on to all of it, the deadliest first', async () => {
    const page = await browser.page()
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Start from its shape' }).getByText('Gills').click()
    await page.waitForURL('**/mushrooms#gills')
    const shelf = page.getByRole('region', { name: 'With gills' })
    expect(await shelf.evaluate((section) => Math.abs(section.getBoundingClientRect().top))).toBeLessThan(100)
    expect(await shelf.getByRole('heading', { level: 3 }).count()).toBe(6)
    await shelf.getByRole('link', { name: /^All \d+ of this shape$/ }).click()
    await page.waitForURL('**/mushrooms/species/shape/gills')
    const cards = await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
      .allInnerTexts()
    const deadly = cards.map((text) => text.includes('Deadly'))
    expect(deadly.filter(Boolean).length).toBeGreaterThan(0)
    expect(deadly.lastIndexOf(true)).toBeLessThan(deadly.indexOf(false))
  })

  it('shows a shape of which nothing is recorded, and says so', async () => {
    const page = await browser.page()
    await page.goto('/mushrooms')
    const counts = await page
      .getByRole('main')
      .getByRole('region')
      .filter({ hasText: 'None recorded yet.' })
      .count()
    expect(counts).toBeLessThan(10)
    expect((await ask('/mushrooms/species/shape/no-such-shape')).status).toBe(404)
  })
})

describe('the way in by trait', () => {
  it('counts for each value what the value’s page lists, zero included', async () => {
    const page = await browser.page()
    await page.goto('/mushrooms')
    const values = await page
      .getByRole('region', { name: 'By trait' })
      .getByRole('region')
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => ({
          path: new URL((link as HTMLAnchorElement).href).pathname,
          shown: Number(link.querySelector('.count [aria-hidden]')?.textContent),
          said: link.querySelector('.count')?.textContent ?? '',
        })),
      )
    expect(values.length).toBeGreaterThan(60)
    expect(values.some(({ shown }) => shown === 0)).toBe(true)
    for (const { path, shown, said } of values) {
      if (/\/chemistry\/(psychoactive|medicinal)$/.test(path)) continue
      expect(totalIn(await htmlOf(path)), path).toBe(shown)
      expect(said, path).toContain(shown === 0 ? 'none' : shown === 1 ? '1 species' : `${shown} species`)
    }
  })

  it('has a page for every group, which leads to its values', async () => {
    const page = await browser.page()
    await page.goto('/mushrooms')
    const groups = await page
      .getByRole('region', { name: 'By trait' })
      .getByRole('heading', { level: 3 })
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => ({
          title: link.textContent ?? '',
          path: new URL((link as HTMLAnchorElement).href).pathname,
        })),
      )
    const paths = groups.map(({ path }) => path.replace('/mushrooms/species/', ''))
    for (const wanted of ['benefit', 'effect', 'chemistry', 'type', 'flavor', 'fragrance', 'texture'])
      expect(paths).toContain(wanted)
    for (const { title, path } of groups) {
      await page.goto(path)
      expect(await page.getByRole('heading', { level: 1 }).innerText(), path).toBe(title)
      const values = page.getByRole('navigation', { name: 'Values' }).getByRole('link')
      expect(await values.count(), path).toBeGreaterThan(1)
      const first = await values.first().getAttribute('href')
      expect(first, path).toMatch(new RegExp(`^${path}/`))
    }
  })

  it.each([phone, desk])(
    'leads on from a value to the same species among the filters, at $width',
    async (viewport) => {
      const page = await browser.page({ viewport })
      for (const [path, address] of [
        ['benefit/insomnia', '/mushrooms/species?benefit=insomnia'],
        ['chemistry/psychoactive/psilocybin', '/mushrooms/species?chemistry=psychoactive/psilocybin'],
      ]) {
        await page.goto(`/mushrooms/species/${path}`)
        const count = await page.getByText(/^\d+–\d+ of \d+$/).innerText()
        await page.getByRole('main').getByRole('link', { name: 'Narrow Down Your Search' }).click()
        await page.waitForURL(`**${address}`)
        expect(await page.getByText(count, { exact: true }).isVisible()).toBe(true)
        const ticked = page.locator('#filters-form input:checked')
        expect(await ticked.evaluateAll((inputs) => inputs.length)).toBe(1)
      }
    },
  )

  it('leads on to no filters from a group, nor from what they do not hold', async () => {
    for (const path of ['benefit', 'chemistry/psychoactive/lumichrome', 'side-effect/nausea', 'shape/gills'])
      expect(await htmlOf(`/mushrooms/species/${path}`), path).not.toContain('Narrow Down Your Search')
  })

  it('says so where a value has no species', async () => {
    const page = await browser.page()
    await page.goto('/mushrooms/species/chemistry/psychoactive/lumichrome')
    expect(await page.getByText('Search produced no results.').isVisible()).toBe(true)
    expect(
      await page
        .getByRole('navigation', { name: 'Values' })
        .getByRole('link', { name: 'Lumichrome' })
        .innerText(),
    ).toMatch(/0/)
  })
})

describe('a compound', () => {
  const ibotenic = '/mushrooms/species/chemistry/psychoactive/ibotenic-acid'

  it.each([
    ['in Spanish', '/es/mushrooms/species/chemistry/psychoactive/acido-ibotenico', `/es${ibotenic}`],
    ['in Portuguese', '/pt/mushrooms/species/chemistry/psychoactive/acido-ibotenico', `/pt${ibotenic}`],
    [
      'with its accents',
      `/pt/mushrooms/species/chemistry/psychoactive/${encodeURIComponent('ácido-ibotênico')}`,
      `/pt${ibotenic}`,
    ],
    [
      'in another class',
      '/mushrooms/species/chemistry/medicinal/psilocibina',
      '/mushrooms/species/chemistry/psychoactive/psilocybin',
    ],
    [
      'in the plural',
      '/es/mushrooms/species/chemistry/medicinal/betaglucanos',
      '/es/mushrooms/species/chemistry/medicinal/beta-glucan',
    ],
  ])('named %s is sent to its one address, for good', async (_, from, to) => {
    const response = await ask(from)
    expect(response.status).toBe(308)
    expect(new URL(response.headers.get('location') ?? '', siteUrl).pathname).toBe(to)
    expect((await ask(to)).status).toBe(200)
  })

  it('lists the species that hold it, among the others of its class', async () => {
    const page = await browser.page()
    await page.goto(`/es${ibotenic}`)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Ácido iboténico')
    expect(await cardsOf(page).allInnerTexts()).toContain('Amanita muscaria')
    await page
      .getByRole('navigation', { name: 'Valores' })
      .getByRole('link', { name: /^Muscimol/ })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Muscimol' }).waitFor()
  })

  it('belongs to a class that says it is a drawer and no verdict', async () => {
    const page = await browser.page()
    await page.goto('/mushrooms/species/chemistry/psychoactive')
    await page.getByRole('heading', { level: 1, name: 'Psychoactive class' }).waitFor()
    expect(await page.getByText('not every species in it intoxicates').isVisible()).toBe(true)
  })
})

describe('breadcrumbs', () => {
  it('merge the steps of a compound into one, and each leads where it says', async () => {
    const page = await browser.page()
    const address = '/es/mushrooms/species/chemistry/medicinal/ergothioneine'
    await page.goto(address)
    const trail = page.getByRole('navigation', { name: 'Migas de pan' })
    expect(await trail.getByRole('listitem').count()).toBe(4)
    expect(await trail.locator('[aria-current="page"]').innerText()).toContain('Ergotioneína')
    const steps = await trail
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
    expect(steps).toEqual(['/es', '/es/mushrooms', '/es/mushrooms/species'])
    for (const step of steps) expect((await ask(step)).status, step).toBe(200)
  })

  it.each([
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
    ['/mushrooms/products/page/2', ['/', '/mushrooms', '/mushrooms/products']],
    ['/mushrooms/vendor/mossgate-mushroom-farm', ['/', '/mushrooms', '/mushrooms/vendors']],
    [
      '/mushrooms/product/windowsill-oyster-kit/reviews',
      ['/', '/mushrooms', '/mushrooms/products', '/mushrooms/product/windowsill-oyster-kit'],
    ],
  ])('of %s lead through what stands above it', async (address, above) => {
    const page = await browser.page()
    await page.goto(address)
    const links = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')
    const steps = await links.evaluateAll((all) =>
      all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    )
    expect(steps).toEqual(above)
    for (const step of steps) expect((await ask(step)).status, step).toBe(200)
  })

  it('are told to search engines as they are shown', async () => {
    const page = await browser.page()
    await page.goto('/pt/mushrooms/boletus-edulis')
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    const list = data.map((text) => JSON.parse(text)).find((entry) => entry['@type'] === 'BreadcrumbList')
    const shown = await page
      .getByRole('navigation', { name: 'Trilha de navegação' })
      .getByRole('listitem')
      .allInnerTexts()
    expect(list.itemListElement.map(({ name }: { name: string }) => name)).toEqual(
      shown.map((text) => text.replace(/^›\s*/, '').trim()),
    )
    expect(list.itemListElement.at(-1).item).toBe(`${siteUrl}/pt/mushrooms/boletus-edulis`)
  })
})

describe('addresses', () => {
  it.each([
    ['/en', '/'],
    ['/en/mushrooms', '/mushrooms'],
    ['/en/mushrooms/species/page/2', '/mushrooms/species/page/2'],
    ['/en/mushrooms/boletus-edulis?from=mail', '/mushrooms/boletus-edulis?from=mail'],
    ['/mushrooms/species/type/edible/all', '/mushrooms/species/type/edible'],
  ])('%s moves to %s for good', async (from, to) => {
    const response = await ask(from)
    expect(response.status).toBe(308)
    const target = new URL(response.headers.get('location') ?? '', siteUrl)
    expect(`${target.pathname}${target.search}`).toBe(to)
  })

  it.each([
    '/mushrooms/species/page/999',
    '/mushrooms/species/page/0',
    '/mushrooms/species/page/abc',
    '/mushrooms/species/type/edible/page/999',
    '/mushrooms/growing-guide/page/999',
    '/mushrooms/growing-guide/no-such-guide',
    '/mushrooms/species/type/no-such-type',
    '/mushrooms/species/chemistry/medicinal/no-such-compound',
    '/plates/no-such-mushroom/habit-card-light.svg',
    '/no/such/place',
  ])('%s is not found', async (path) => {
    expect((await ask(path)).status).toBe(404)
    if (!path.startsWith('/plates'))
      for (const language of ['es', 'pt'] as const)
        expect((await ask(inLanguage(language, path))).status).toBe(404)
  })

  it.each([
    '/mushrooms/species/page/1',
    '/mushrooms/species/type/edible/page/1',
    '/mushrooms/growing-guide/page/1',
  ])('%s is no second address of the first page', async (path) => {
    expect([301, 308, 404]).toContain((await ask(path)).status)
  })

  it.each(languages)('one with nothing behind it says so in %s and leads on', async (language) => {
    const titles = { en: 'Nothing grows here', es: 'Aquí no crece nada', pt: 'Aqui não cresce nada' }
    const page = await browser.page()
    for (const path of ['/mushrooms/no-such-mushroom', '/nowhere/at/all']) {
      const response = await page.goto(inLanguage(language, path))
      expect(response?.status()).toBe(404)
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(titles[language])
      expect(await page.locator('meta[name="robots"]').first().getAttribute('content')).toContain('noindex')
    }
    await page.getByRole('main').getByRole('link').first().click()
    await page.waitForURL(`**${inLanguage(language, '/mushrooms/species')}`)
    expect(await cardsOf(page).count()).toBe(perPage)
  })
})
