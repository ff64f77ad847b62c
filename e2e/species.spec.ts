import { desktop, edibilityOrder, phone, siteUrl } from './support/site'
import { expect, test } from './support/test'
import { messages, text, textIn } from './support/text'
import { isOnFirstScreen, precedes } from './support/visibility'
import { alternatesOf } from './support/visit'

const pt = textIn('pt')
const { edibility } = messages.pt.vocabulary
const { edibility: englishEdibility } = messages.en.vocabulary

/** The link to the poison centres reads “Call now” with optional words around it. */
const callNow = new RegExp(
  String(pt.raw('species.verdict.call'))
    .replaceAll(/<why>.*?<\/why>/g, '')
    .replaceAll('?', String.raw`\?`)
    .replaceAll(/\s/g, String.raw`\s`)
    .trim(),
)
const shopPath = /\/(?:cart|product|products|vendor|vendors|wholesale|dropshipping)(?:[/?#]|$)/

test.describe('Amanita phalloides in Portuguese', () => {
  const address = '/pt/mushrooms/amanita-phalloides'

  for (const viewport of [phone, desktop])
    test(`warns on the first screen, before anything else, ${viewport.width} px wide`, async ({
      openPage,
    }) => {
      const page = await openPage({ viewport })
      await page.goto(address)
      await expect(page.locator('html')).toHaveAttribute('lang', 'pt')
      const verdict = page.getByRole('region', { name: edibility.deadly })
      const word = verdict.getByText(edibility.deadly, { exact: true })
      expect(await precedes(verdict, page.getByRole('heading', { level: 1 }))).toBe(true)
      expect(await isOnFirstScreen(page, word), 'the word').toBe(true)
      expect(await isOnFirstScreen(page, word.locator('svg')), 'the icon').toBe(true)
      expect(await isOnFirstScreen(page, verdict.getByRole('link', { name: callNow })), 'the call').toBe(true)
      const lookAlike = verdict.getByRole('listitem').first().getByRole('link')
      expect(await isOnFirstScreen(page, lookAlike), 'the first look-alike').toBe(true)
    })

  test('leads from the verdict to the poison centres, each of which can be called', async ({ openPage }) => {
    const page = await openPage({ viewport: phone })
    await page.goto(address)
    await page.getByRole('link', { name: callNow }).click()
    const centres = page.locator('#poison-lines')
    await expect(centres).toBeInViewport()
    for (const number of ['800 250 250', '915 620 420', '1-800-222-1222', '0800 722 6001'])
      await expect(centres.getByRole('link', { name: number })).toHaveAttribute(
        'href',
        `tel:${number.replaceAll(' ', '')}`,
      )
  })

  test('lists look-alikes deadliest first, each with both sides of the difference', async ({ page }) => {
    await page.goto(address)
    const lookAlikes = page.getByRole('region', { name: pt('species.sections.lookAlikes'), exact: true })
    const pairs = await lookAlikes.getByRole('listitem').all()
    expect(pairs.length).toBeGreaterThan(3)
    const ranks: number[] = []
    for (const pair of pairs) {
      const name = await pair.getByRole('heading', { level: 3 }).innerText()
      const counts = await Promise.all(
        edibilityOrder.map((value) => pair.getByText(edibility[value], { exact: true }).count()),
      )
      expect(
        counts.filter((count) => count > 0),
        `the class of ${name}`,
      ).toEqual([1])
      ranks.push(counts.indexOf(1))
      const terms = await pair.getByRole('term').allInnerTexts()
      expect(terms, name).toEqual([name.replace(/^(\w)\w+/, '$1.'), 'A. phalloides'])
      for (const definition of await pair.getByRole('definition').allInnerTexts())
        expect(definition.trim(), name).not.toBe('')
    }
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
    expect(ranks[0]).toBe(0)
  })

  test('leads to no shop but by the header of every page, and off the site only to its sources and to databases', async ({
    page,
  }) => {
    await page.goto(address)
    const hrefs = await page
      .locator('main, footer')
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => new URL(link.getAttribute('href') ?? '', document.baseURI).href),
      )
    expect(hrefs.length).toBeGreaterThan(20)
    expect(hrefs.filter((href) => href.startsWith(siteUrl) && shopPath.test(href))).toEqual([])
    // Long lists of sources are folded.
    const sources = await page
      .getByRole('region', { name: pt('species.sections.references') })
      .getByRole('link', { includeHidden: true })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const external = hrefs.filter((href) => href.startsWith('http') && !href.startsWith(siteUrl))
    const database = /^https:\/\/www\.(?:gbif|indexfungorum|mycobank|wikidata)\.org\//
    expect(external.filter((href) => !sources.includes(href) && !database.test(href))).toEqual([])
    await expect(page.getByRole('link', { name: pt('species.hero.growingGuide') })).toHaveCount(0)
  })

  test('tells search engines its name, description and translations', async ({ page }) => {
    await page.goto(address)
    await expect(page).toHaveTitle(/^Amanita phalloides, .+ · Fungarium$/)
    const description = await page.locator('meta[name="description"]').getAttribute('content')
    expect(description?.length).toBeGreaterThan(40)
    expect(description).not.toContain('_')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${siteUrl}${address}`)
    expect(await alternatesOf(page)).toEqual({
      en: `${siteUrl}/mushrooms/amanita-phalloides`,
      es: `${siteUrl}/es/mushrooms/amanita-phalloides`,
      pt: `${siteUrl}${address}`,
      'x-default': `${siteUrl}/mushrooms/amanita-phalloides`,
    })
  })
})

test('a species that is grown links to a growing guide, and the guide back to it', async ({ page }) => {
  await page.goto('/mushrooms/hericium-erinaceus')
  await page.getByRole('link', { name: text('species.hero.growingGuide'), exact: true }).click()
  await page.waitForURL('**/mushrooms/growing-guide/*')
  await expect(page.getByRole('heading', { level: 1, name: /Lion’s mane/i })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Hericium erinaceus' }).first().click()
  await page.waitForURL('**/mushrooms/hericium-erinaceus')
})

test('a growing guide states its measured conditions', async ({ page }) => {
  await page.goto('/mushrooms/growing-guide/lions-mane-on-hardwood-blocks')
  await expect(page.getByRole('row', { name: /°C/ })).not.toHaveCount(0)
})

test('the link to add a growing guide says that an account is required, and leads to signing in and up', async ({
  page,
}) => {
  await page.goto('/mushrooms/hericium-erinaceus')
  const add = page.getByRole('link', { name: text('species.hero.addGuide') })
  const tip = page.getByRole('tooltip', { name: text('species.hero.accountRequired'), includeHidden: true })
  await expect(tip).toBeHidden()
  await add.focus()
  await expect(tip).toBeVisible()
  await expect(add).toHaveAttribute('aria-describedby', (await tip.getAttribute('id')) ?? '')
  await add.click()
  await page.waitForURL(/\/login\?redirect=/)
  await expect(page.getByText(text('accounts.signIn.reasons.guide'))).toBeVisible()
  const signUp = page.getByRole('link', { name: text('accounts.signIn.signUp') })
  await expect(signUp).toHaveAttribute('href', /redirect=.*growingguides.*create/)
})

test('nutrients show their share of the daily value, and never 0 where nothing was measured', async ({
  page,
}) => {
  await page.goto('/mushrooms/pleurotus-ostreatus')
  const label = page.getByRole('region', { name: text('species.sections.nutrition') })
  const row = (nutrient: keyof typeof messages.en.nutrients) =>
    label.getByRole('row', { name: messages.en.nutrients[nutrient] })
  await label.getByText(startsWithNumber(text('species.nutrition.more', { count: 2 }))).click()
  await expect(row('niacin')).toHaveText(/4\.956 mg\s*31%/)
  await expect(row('potassium')).toHaveText(/420 mg\s*9%/)
  await expect(row('transFat')).toContainText(text('species.notMeasured'))
  await expect(row('transFat')).not.toHaveText(/\d/)
  await expect(label.getByRole('row')).toHaveCount(29 + 3)
  await expect(label).toContainText(startsWithSource(text('species.nutrition.source', { source: '' })))
})

test('a species of choice says on the first screen that an expert must be certain', async ({ openPage }) => {
  const page = await openPage({ viewport: phone })
  await page.goto('/mushrooms/pleurotus-ostreatus')
  const verdict = page.getByRole('region', { name: englishEdibility.choice })
  const clause = verdict.getByText(text('species.verdict.expert'), { exact: true })
  expect(await isOnFirstScreen(page, clause)).toBe(true)
  expect(await precedes(clause, page.getByRole('heading', { level: 1 }))).toBe(true)
})

test('a species with two classes shows the more dangerous one', async ({ page, admin }) => {
  const species = await admin.findOne('mushrooms', { slug: 'amanita-muscaria' })
  expect(species.specie).toMatchObject({ edibility: ['poisonous', 'psychoactive'] })
  await page.goto('/mushrooms/amanita-muscaria')
  const verdict = page.getByRole('region', { name: englishEdibility.poisonous })
  await expect(verdict).toBeVisible()
  const also = text('species.verdict.also', { classes: englishEdibility.psychoactive.toLowerCase() })
  await expect(verdict.getByText(also)).toBeVisible()
})

test('a term of the glossary is explained where it occurs first, without scripts, and leads to the glossary', async ({
  openPage,
}) => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto('/mushrooms/amanita-phalloides')
  const volva = page.getByRole('button', { name: 'volva' }).first()
  const meaning = page.getByText(/^volva: A sac or cup/).first()
  await expect(meaning).toBeHidden()
  await volva.click()
  await expect(meaning).toBeVisible()
  await page
    .getByRole('link', { name: text('species.glossary.title') })
    .filter({ visible: true })
    .first()
    .click()
  await page.waitForURL('**/mushrooms/glossary#volva')
  await expect(page.getByRole('heading', { level: 1, name: text('species.glossary.title') })).toBeVisible()
})

/** A pattern for a text that begins with a number. */
function startsWithNumber(words: string): RegExp {
  return new RegExp(`\\d+ ${words.replace(/^\d+ /, '')}`)
}

function startsWithSource(words: string): RegExp {
  return new RegExp(`${words.trim()} .+`)
}
