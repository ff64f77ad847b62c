import { waitForHydration } from './support/hydration'
import { readerQueries } from './support/reader-queries'
import { htmlForAnyAddress, htmlOf } from './support/rest'
import { searchQueries } from './support/search-queries'
import { desktop, inLanguage, type Language, phone } from './support/site'
import { expect, test } from './support/test'
import { text, textIn } from './support/text'

const resultsOf = (query: string, language: Language) =>
  htmlForAnyAddress(inLanguage(language, `/search?${new URLSearchParams({ q: query })}`))

/** The path of the first result, without the language and the folder of the encyclopedia. */
function firstResult(html: string): string {
  const [, href = ''] = /<h3[^>]*><a href="([^"]+)"/.exec(html.slice(html.indexOf('id="found-'))) ?? []
  return href.replace(/^\/(?:es|pt)(?=\/)/, '').replace(/^\/mushrooms\//, '')
}

test('of 100 queries that people type at least 95 have the right result first', async () => {
  const wrong: string[] = []
  for (const [language, query, first] of searchQueries) {
    const html = await resultsOf(query, language)
    const found = firstResult(html)
    if (typeof first === 'string' ? found !== first : !first.test(found)) wrong.push(`${query}: ${found}`)
  }
  expect(searchQueries).toHaveLength(100)
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(5)
})

/** What a page of results offers before its results, and the first of them. */
function offersOf(html: string, language: Language) {
  const main = html.slice(html.indexOf('class="search-page"'))
  const [, href = ''] = /class="key-offer"[\s\S]*?<a class="button" href="([^"]+)"/.exec(main) ?? []
  const [offer = '', query = ''] = href.replaceAll('&amp;', '&').replace(/#.*/, '').split('?')
  const t = textIn(language)
  const [beforeQuery = ''] = t('search.textsOnly', { query: '\n' }).split('\n')
  return {
    key: offer.endsWith('/identify') && query,
    asks: offer.endsWith('/identify') && !query,
    season: offer.endsWith('/season') && query,
    shops: offer.endsWith('/vendors') && (new URLSearchParams(query).get('place') ?? 'here'),
    page: query
      ? ''
      : (/\/(season|nutrition|recipes|growing-guide|products|orders|apply|contact|account)$/.exec(
          offer,
        )?.[1] ?? ''),
    first: firstResult(html),
    help: main.includes(t('search.help.title')),
    deadly: main.includes('found-danger is-deadly'),
    texts: main.includes(beforeQuery),
    law: main.includes(t('search.law.title')),
    nothing: main.includes('found-nothing'),
  }
}

test('descriptions, questions, calls for help and local names lead to what answers them', async () => {
  const wrong: string[] = []
  for (const { language, query, expected } of readerQueries) {
    const offers = offersOf(await resultsOf(query, language), language)
    const isMet = ([what, value]: readonly [keyof typeof offers, string]) =>
      what === 'first' ? new RegExp(`^(?:${value})`).test(offers.first) : offers[what] === (value || true)
    const isOffered = Boolean(offers.key || offers.asks || offers.season || offers.page || offers.shops)
    const isWanted = expected.some(([what]) => ['key', 'asks', 'season', 'page', 'shops'].includes(what))
    if (!expected.every(isMet) || isOffered !== isWanted) wrong.push(`${query}: ${JSON.stringify(offers)}`)
  }
  expect(searchQueries.length + readerQueries.length).toBeGreaterThanOrEqual(200)
  expect(wrong, wrong.join('\n')).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a search leads from the field to kinds, sorted pages and back to what was typed', async ({
    page,
  }) => {
    await page.goto('/mushrooms/boletus-edulis')
    const field = page.getByRole('banner').getByRole('searchbox')
    await field.fill('lions maen')
    await field.press('Enter')
    await page.waitForURL('**/search?q=lions+maen')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Lion’s mane', exact: true })).toBeVisible()
    await expect(main.getByText(text('vocabulary.edibility.choice')).first()).toBeVisible()
    await expect(
      main.getByRole('link', { name: text('search.verbatim', { query: 'lions maen' }) }),
    ).toBeVisible()
    await page
      .getByRole('navigation', { name: text('search.kindsLabel') })
      .getByRole('link', { name: text('search.kinds.products') })
      .click()
    await page.waitForURL(/kind=products/)
    await main.getByRole('combobox').selectOption('price')
    await main.getByRole('button', { name: text('search.apply'), exact: true }).click()
    await page.waitForURL(/sort=price/)
    expect(
      await main
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading') })
        .count(),
    ).toBeGreaterThan(5)
    expect(await htmlOf('/search?q=reishi')).toContain('name="robots" content="noindex')
  })

  test('a name of another language says which, and a search without results offers shapes', async ({
    page,
  }) => {
    await page.goto('/search?q=oronja+verde')
    const main = page.getByRole('main')
    await expect(main.getByText(/is a name of Death cap where Spanish is spoken/)).toBeVisible()
    await expect(main.getByRole('region', { name: text('vocabulary.edibility.deadly') })).toBeVisible()
    await page.goto('/es/search?q=qwzxv')
    const t = textIn('es')
    await expect(main.getByText(t('search.nothing', { query: 'qwzxv' }))).toBeVisible()
    await expect(main.getByRole('navigation', { name: t('site.homePage.shapes') })).toBeVisible()
  })
})

test('suggestions open by key, are chosen by keyboard and remember searches on the device', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })
  await page.goto('/mushrooms/boletus-edulis')
  await waitForHydration(page, page.locator('body'))
  const before = scripts.length
  await page.keyboard.press('/')
  const field = page.getByRole('banner').getByRole('combobox')
  await expect(field).toBeFocused()
  expect(scripts.length - before).toBeLessThanOrEqual(1)
  await page.keyboard.type('chanterelle')
  const list = page.getByRole('listbox')
  const option = (name: RegExp) => list.getByRole('option', { name })
  await expect(option(/^Chanterelle Cantharellus cibarius\s*Choice/)).toBeVisible()
  await expect(list.getByText(text('search.lookAlikes'))).toBeVisible()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  const active = list.locator('[aria-selected="true"]')
  await expect(active).toHaveAttribute('id', (await field.getAttribute('aria-activedescendant')) ?? 'none')
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await page.keyboard.press('ArrowDown')
  await expect(list).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/mushrooms/cantharellus-cibarius')
  await waitForHydration(page, page.locator('body'))
  await page.keyboard.press('/')
  await expect(option(/^chanterelle$/)).toBeVisible()
  await option(new RegExp(text('search.forget'))).click()
  await expect(list).toBeHidden()
})

test('on a phone the search has a page of its own with suggestions', async ({ openPage }) => {
  const page = await openPage({ viewport: phone })
  await page.goto('/pt')
  await page
    .getByRole('banner')
    .getByRole('link', { name: textIn('pt')('ui.search.label') })
    .click()
  await page.waitForURL('**/pt/search')
  await waitForHydration(page, page.locator('body'))
  await expect(page.getByRole('main').locator('input[type=search]')).toBeFocused()
  await page.keyboard.type('chapeu')
  await expect(page.getByRole('option', { name: /Amanita phalloides/ }).first()).toBeVisible()
})
