import words from '@messages/pt/vocabulary.json'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desk, isOnFirstScreen, phone, useBrowser } from './browser'
import { asAdmin, bareSpecies, gravity, siteUrl, useRecords } from './site'

const browser = useBrowser()
const records = useRecords()

const shops = /\/(?:cart|product|products|vendor|vendors|wholesale|dropshipping)(?:[/?#]|$)/

function stands(first: Locator, second: Locator): Promise<boolean> {
  return Promise.all([first.elementHandle(), second.elementHandle()]).then(([one, another]) => {
    if (!one || !another) throw new Error('One of the two is not there.')
    return one.evaluate(
      (node, other) =>
        Boolean(node.compareDocumentPosition(other as Node) & Node.DOCUMENT_POSITION_FOLLOWING),
      another,
    )
  })
}

async function alternates(page: Page): Promise<Record<string, string | null>> {
  const links = await page.locator('link[rel="alternate"][hreflang]').all()
  const pairs = await Promise.all(
    links.map(
      async (link) => [String(await link.getAttribute('hreflang')), await link.getAttribute('href')] as const,
    ),
  )
  return Object.fromEntries(pairs)
}

describe('Amanita phalloides in Portuguese', () => {
  const address = '/pt/mushrooms/amanita-phalloides'

  it.each([phone, desk])('warns before anything else, on a screen $width wide', async (viewport) => {
    const page = await browser.page({ viewport })
    await page.goto(address)
    expect(await page.locator('html').getAttribute('lang')).toBe('pt')
    const verdict = page.getByRole('region', { name: 'Mortal' })
    const word = verdict.getByText('Mortal', { exact: true })
    const call = verdict.getByRole('link', { name: /Ligue já/ })
    const alike = verdict.getByRole('listitem').first().getByRole('link')
    expect(await stands(verdict, page.getByRole('heading', { level: 1 }))).toBe(true)
    expect(await isOnFirstScreen(page, word), 'the word').toBe(true)
    expect(await isOnFirstScreen(page, word.locator('svg')), 'the icon').toBe(true)
    expect(await isOnFirstScreen(page, call), 'the call').toBe(true)
    expect(await isOnFirstScreen(page, alike), 'what it is taken for').toBe(true)
  })

  it('leads from the verdict to the poison lines, each of which can be called', async () => {
    const page = await browser.page({ viewport: phone })
    await page.goto(address)
    await page.getByRole('link', { name: /Ligue já/ }).click()
    const lines = page.locator('#poison-lines')
    await expect
      .poll(() => lines.evaluate((element) => element.getBoundingClientRect().top < innerHeight))
      .toBe(true)
    for (const number of ['800 250 250', '915 620 420', '1-800-222-1222']) {
      const line = lines.getByRole('link', { name: number })
      expect(await line.getAttribute('href')).toBe(`tel:${number.replaceAll(' ', '')}`)
    }
  })

  it('shows look-alikes deadliest first, each with both sides of the difference', async () => {
    const page = await browser.page()
    await page.goto(address)
    const pairs = await page.getByRole('region', { name: 'Sósias' }).getByRole('listitem').all()
    expect(pairs.length).toBeGreaterThan(3)
    const ranks: number[] = []
    for (const pair of pairs) {
      const name = await pair.getByRole('heading', { level: 3 }).innerText()
      const said = await Promise.all(
        gravity.map((edibility) => pair.getByText(words.edibility[edibility], { exact: true }).count()),
      )
      expect(
        said.filter((times) => times > 0),
        `the class of ${name}`,
      ).toEqual([1])
      ranks.push(said.indexOf(1))
      const terms = await pair.getByRole('term').allInnerTexts()
      expect(terms, name).toEqual([name.replace(/^(\w)\w+/, '$1.'), 'A. phalloides'])
      for (const side of await pair.getByRole('definition').allInnerTexts())
        expect(side.trim(), name).not.toBe('')
    }
    expect(ranks).toEqual([...ranks].sort((one, another) => one - another))
    expect(ranks[0]).toBe(0)
  })

  it('leads to no shop, and away from the site only to its sources', async () => {
    const page = await browser.page()
    await page.goto(address)
    const hrefsOf = (where: Page) =>
      where.getByRole('link').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    const hrefs = await hrefsOf(page)
    expect(hrefs.length).toBeGreaterThan(20)
    expect(hrefs.filter((href) => href.startsWith(siteUrl) && shops.test(href))).toEqual([])
    const outside = hrefs.filter((href) => href.startsWith('http') && !href.startsWith(siteUrl))
    const sources = await page
      .getByRole('region', { name: 'Referências' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    expect(outside.filter((href) => !sources.includes(href))).toEqual([])
    expect(await page.getByRole('link', { name: /guia de cultivo/i }).count()).toBe(0)
  })

  it('tells search engines what it is, and where its twins are', async () => {
    const page = await browser.page()
    await page.goto(address)
    expect(await page.title()).toMatch(/^Amanita phalloides, .+ · Fungarium$/)
    const description = await page.locator('meta[name="description"]').getAttribute('content')
    expect(description?.length).toBeGreaterThan(40)
    expect(description).not.toContain('_')
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${siteUrl}${address}`)
    expect(await alternates(page)).toEqual({
      en: `${siteUrl}/mushrooms/amanita-phalloides`,
      es: `${siteUrl}/es/mushrooms/amanita-phalloides`,
      pt: `${siteUrl}${address}`,
      'x-default': `${siteUrl}/mushrooms/amanita-phalloides`,
    })
  })
})

describe('a grower reads of lion’s mane', () => {
  it('and goes on to its growing guide', async () => {
    const page = await browser.page()
    await page.goto('/mushrooms/hericium-erinaceus')
    await page.getByRole('link', { name: 'Growing guide', exact: true }).click()
    await page.waitForURL('**/mushrooms/growing-guide/lions-mane-on-hardwood-blocks')
    await page.getByRole('heading', { level: 1, name: /Lion’s mane/ }).waitFor()
    expect(await page.getByRole('row', { name: /°C/ }).count()).toBeGreaterThan(0)
    await page.getByRole('main').getByRole('link', { name: 'Hericium erinaceus' }).first().click()
    await page.waitForURL('**/mushrooms/hericium-erinaceus')
  })

  it('and is told that adding a guide takes an account, before being asked to sign in', async () => {
    const page = await browser.page()
    await page.goto('/mushrooms/hericium-erinaceus')
    const add = page.getByRole('link', { name: 'Add a growing guide' })
    const tip = page.getByRole('tooltip', { name: 'An account is required', includeHidden: true })
    expect(await tip.isVisible()).toBe(false)
    await add.focus()
    await tip.waitFor({ state: 'visible' })
    expect(await add.getAttribute('aria-describedby')).toBe(await tip.getAttribute('id'))
    await add.click()
    await page.waitForURL(/\/admin\/login/)
    expect(await page.getByLabel(/^Password/).isVisible()).toBe(true)
  })
})

describe('a cook reads of the oyster mushroom', () => {
  it('and sees each nutrient with its share of the daily value, never a 0 for what nobody measured', async () => {
    const page = await browser.page()
    await page.goto('/mushrooms/pleurotus-ostreatus')
    const label = page.getByRole('region', { name: 'Nutrition' })
    const row = (nutrient: string) => label.getByRole('row', { name: nutrient })
    await label.getByText(/more nutrients/).click()
    expect(await row('Niacin').innerText()).toMatch(/4\.956 mg\s+31 %/)
    expect(await row('Potassium').innerText()).toMatch(/420 mg\s+9 %/)
    expect(await row('Trans fat').innerText()).toMatch(/not measured/)
    expect(await row('Trans fat').innerText()).not.toMatch(/\d/)
    expect(await label.getByRole('row').count()).toBe(29 + 3)
    expect(await label.innerText()).toMatch(/Source: USDA|Source: .+ \d{4}/)
  })

  it('and is told beside “choice” that an expert must be certain', async () => {
    const page = await browser.page({ viewport: phone })
    await page.goto('/mushrooms/pleurotus-ostreatus')
    const verdict = page.getByRole('region', { name: 'Choice' })
    const clause = verdict.getByText('Only when identified with certainty by an expert.')
    expect(await isOnFirstScreen(page, clause)).toBe(true)
    expect(await stands(clause, page.getByRole('heading', { level: 1 }))).toBe(true)
  })
})

describe('a species of which little is recorded', () => {
  it('says of each empty fact that it is not known', async () => {
    const species = bareSpecies('vacuus')
    await records.make('mushrooms', { ...species, _status: 'published' })
    const page = await browser.page()
    await page.goto(`/mushrooms/${species.slug}`)
    const factOf = (region: string, name: string) =>
      page
        .getByRole('region', { name: region })
        .locator('div', { has: page.getByRole('term').getByText(name, { exact: true }) })
        .getByRole('definition')
    for (const name of ['Habitat', 'Range', 'Ecology', 'Ground', 'Growth']) {
      expect(await factOf('Where and when', name).innerText(), name).toBe('not known')
    }
    const legend = page.locator('dl', { has: page.getByText('Cap', { exact: true }) })
    expect(await legend.getByText('not known').count()).toBe(2)
    for (const rank of ['Kingdom', 'Order', 'Family'])
      expect(await factOf('Name and place', rank).innerText(), rank).toBe('not known')
    const senses = page.getByRole('region', { name: 'Taste, feel, smell' })
    expect(await senses.getByText('not known').count()).toBe(3)
    expect(await page.getByText('No published analysis of this species is recorded.').isVisible()).toBe(true)
    expect(await page.getByRole('region', { name: 'Unknown' }).isVisible()).toBe(true)
    expect(await page.getByText('No reviews yet').first().isVisible()).toBe(true)
  })

  it('shows the worse of two classes recorded', async () => {
    const page = await browser.page()
    const [species] = await (await asAdmin()).find('mushrooms', { slug: 'clitocybe-rivulosa' })
    expect(species?.specie).toMatchObject({ edibility: ['deadly', 'poisonous'] })
    await page.goto('/mushrooms/clitocybe-rivulosa')
    const verdict = page.getByRole('region', { name: 'Deadly' })
    expect(await verdict.isVisible()).toBe(true)
    expect(await verdict.getByText('Also recorded: poisonous').isVisible()).toBe(true)
  })
})
