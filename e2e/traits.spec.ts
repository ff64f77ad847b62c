import type { Page } from '@playwright/test'
import { isFullRun } from '@/testing/property-runs'
import { htmlOf, request } from './support/rest'
import { desktop, kinds, phone, siteUrl } from './support/site'
import { expect, test } from './support/test'
import { anyNumber, messages, text, textIn, withAnyNumber } from './support/text'
import { pathsOf } from './support/visibility'

/** Returns how many species a list says it holds. */
function totalIn(html: string): number {
  const range = /\d+–\d+ of (\d+)/.exec(html)
  if (range) return Number(range[1])
  if (html.includes(text('archive.empty'))) return 0
  throw new Error('The list does not say how long it is.')
}

function cardLinks(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link')
}

const valuesOf = (page: Page, language: 'en' | 'es' = 'en') =>
  page.getByRole('navigation', { name: textIn(language)('archive.values') })

test('the home page leads to species of a shape, the deadliest first', async ({ page }) => {
  await page.goto('/')
  const shapes = page.getByRole('navigation', { name: text('site.homePage.shapes') })
  await shapes.getByText(text('archive.shape.gills.name')).click()
  await page.waitForURL('**/mushrooms#gills')
  const shape = page.getByRole('region', { name: text('archive.shape.gills.title') })
  await expect
    .poll(() => shape.evaluate((section) => Math.abs(section.getBoundingClientRect().top)))
    .toBeLessThan(100)
  await expect(shape.getByRole('heading', { level: 3 })).toHaveCount(6)
  await shape
    .getByRole('link', { name: withAnyNumber(text('archive.allOfShape', { count: anyNumber })) })
    .click()
  await page.waitForURL(`**${kinds.shape}`)
  const key = page.getByRole('main').getByRole('link', { name: text('site.nav.identify') })
  await expect(key).toHaveAttribute('href', /\/identify\?shape=[a-z]+$/)
  const cards = await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .allInnerTexts()
  const areDeadly = cards.map((card) => card.includes(messages.en.vocabulary.edibility.deadly))
  expect(areDeadly.filter(Boolean).length).toBeGreaterThan(0)
  expect(areDeadly.lastIndexOf(true)).toBeLessThan(areDeadly.indexOf(false))
})

test('a shape without species says so, and an unknown shape is not found', async ({ page }) => {
  await page.goto('/mushrooms')
  const empty = page
    .getByRole('main')
    .getByRole('region')
    .filter({ hasText: text('archive.shapeEmpty') })
  expect(await empty.count()).toBeLessThan(10)
  expect((await request('/mushrooms/species/shape/no-such-shape')).status).toBe(404)
})

test('the number beside each trait is the length of its list, zero included', async ({ page }) => {
  await page.goto('/mushrooms')
  const traits = page.getByRole('region', { name: text('archive.traits') })
  for (const folded of await traits
    .getByText(withAnyNumber(text('archive.withoutSpecies', { count: anyNumber })))
    .all())
    await folded.click()
  const links = traits.getByRole('region').getByRole('listitem').getByRole('link')
  const values = await links.evaluateAll((elements) =>
    elements.map((link) => ({
      path: new URL(link.getAttribute('href') ?? '', document.baseURI).pathname,
      count: link.closest('details')
        ? 0
        : Number(link.querySelector('span[aria-hidden="true"]')?.textContent),
      name: link.textContent ?? '',
    })),
  )
  expect(values.length).toBeGreaterThan(60)
  expect(values.some(({ count }) => count === 0)).toBe(true)
  // Every third list, with all that are empty, is rendered; TEST_FULL=1 counts all.
  for (const [index, { path, count, name }] of values.entries()) {
    if (!isFullRun && index % 3 > 0 && count > 0) continue
    if (/\/chemistry\/(psychoactive|medicinal)$/.test(path)) continue
    expect(totalIn(await htmlOf(path)), path).toBe(count)
    if (count > 0) expect(name, path).toContain(text('archive.count', { count }))
  }
})

test('each group of traits has a page that leads to its values', async ({ page }) => {
  await page.goto('/mushrooms')
  const links = page
    .getByRole('region', { name: text('archive.traits') })
    .getByRole('heading', { level: 3 })
    .getByRole('link')
  const titles = await links.allTextContents()
  const paths = await pathsOf(links)
  for (const slug of ['benefit', 'effect', 'chemistry', 'type', 'flavor', 'fragrance', 'texture'])
    expect(paths).toContain(`/mushrooms/species/${slug}`)
  for (const [index, path] of paths.entries()) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[index] ?? '')
    const values = valuesOf(page).getByRole('link')
    expect(await values.count(), path).toBeGreaterThan(1)
    expect(await values.first().getAttribute('href'), path).toMatch(new RegExp(`^${path}/`))
  }
})

for (const viewport of [phone, desktop])
  test(`a trait leads to the same species in the filtered list, ${viewport.width} px wide`, async ({
    openPage,
  }) => {
    const page = await openPage({ viewport })
    for (const [path, address] of [
      ['benefit/blood-pressure', '/mushrooms/species?benefit=blood-pressure'],
      ['chemistry/psychoactive/psilocybin', '/mushrooms/species?chemistry=psychoactive/psilocybin'],
    ]) {
      await page.goto(`/mushrooms/species/${path}`)
      const range = await page.getByText(/^\d+–\d+ of \d+$/).innerText()
      await page
        .getByRole('main')
        .getByRole('link', { name: text('ui.filters.open') })
        .click()
      await page.waitForURL(`**${address}`)
      await expect(page.getByText(range, { exact: true })).toBeVisible()
      await expect(page.locator('#filters-form input:checked')).toHaveCount(1)
    }
  })

for (const path of ['benefit', 'chemistry/psychoactive/lumichrome', 'side-effect/nausea', 'shape/gills'])
  test(`${path} does not lead to filters, which do not have it`, async () => {
    expect(await htmlOf(`/mushrooms/species/${path}`)).not.toContain(text('ui.filters.open'))
  })

test('a benefit says what is known, then what to mind, then the evidence for each species', async ({
  page,
}) => {
  await page.goto(kinds.benefit)
  const main = page.getByRole('main')
  const answer = text('species.benefit.studied', {
    findings: text('species.benefit.found.noDifference', { count: 1, trials: 1 }),
  })
  await expect(main.getByText(answer)).toBeVisible()
  const care = main.getByRole('region', { name: text('species.benefit.care') })
  await expect(care.getByText(text('species.benefit.doctor'))).toBeVisible()
  const reishi = main.getByRole('row').filter({ hasText: 'Ganoderma lingzhi' })
  await expect(reishi).toContainText(messages.en.vocabulary.finding['no-difference'])
  await expect(reishi).toContainText(messages.en.vocabulary.evidence.trials)
  await expect(reishi).toContainText(messages.en.vocabulary.edibility.inedible)
  await expect(reishi.getByRole('link', { name: 'Bleeding' })).toBeVisible()
  await expect(reishi.getByRole('link', { name: /2015/ })).toHaveAttribute('href', /^https:\/\/doi\.org\//)
  await expect(main.getByRole('row').filter({ hasText: 'Grifola frondosa' })).toContainText(
    messages.en.vocabulary.finding['not-studied'],
  )
})

test('a benefit without species says that nothing is recorded yet and is not indexed', async ({ page }) => {
  await page.goto('/mushrooms/species/benefit/ocd')
  await expect(page.getByText(text('species.benefit.nothing'))).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.getByText(text('archive.empty'))).toBeVisible()
})

test('a trait without species says so', async ({ page }) => {
  await page.goto(kinds['value without species'])
  await expect(page.getByText(text('archive.empty'))).toBeVisible()
  // Values without species are folded away, but for where one of them is open.
  await expect(valuesOf(page).getByRole('link', { name: 'Lumichrome' })).toBeVisible()
})

const ibotenic = '/mushrooms/species/chemistry/psychoactive/ibotenic-acid'
const translatedSlug = '/mushrooms/species/chemistry/psychoactive/acido-ibotenico'
const accentedSlug = encodeURIComponent('ácido-ibotênico')

for (const [from, to] of [
  [`/es${translatedSlug}`, `/es${ibotenic}`],
  [`/pt${translatedSlug}`, `/pt${ibotenic}`],
  [`/pt/mushrooms/species/chemistry/psychoactive/${accentedSlug}`, `/pt${ibotenic}`],
  [
    '/mushrooms/species/chemistry/medicinal/psilocibina',
    '/mushrooms/species/chemistry/psychoactive/psilocybin',
  ],
  [
    '/es/mushrooms/species/chemistry/medicinal/betaglucanos',
    '/es/mushrooms/species/chemistry/medicinal/beta-glucan',
  ],
] as const)
  test(`the compound at ${decodeURIComponent(from)} redirects permanently to its one address`, async () => {
    const response = await request(from)
    expect(response.status).toBe(308)
    expect(new URL(response.headers.get('location') ?? '', siteUrl).pathname).toBe(to)
    expect((await request(to)).status).toBe(200)
  })

test('a compound lists the species that contain it and links to its class', async ({ page }) => {
  await page.goto(`/es${ibotenic}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ácido iboténico')
  expect(await cardLinks(page).allInnerTexts()).toContain('Amanita muscaria')
  await valuesOf(page, 'es')
    .getByRole('link', { name: /^Muscimol/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Muscimol' })).toBeVisible()
})

test('the psychoactive class says that it does not classify species', async ({ page }) => {
  await page.goto(kinds['chemistry class'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('species.chemistry.psychoactive'))
  await expect(page.getByText(text('archive.groupLead.psychoactive'))).toBeVisible()
})
