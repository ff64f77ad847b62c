import type { Page } from '@playwright/test'
import { request } from './support/rest'
import { desktop, edibilityOrder, kinds, phone } from './support/site'
import { expect, test } from './support/test'
import { anyNumber, messages, startsWith, text, withAnyNumber } from './support/text'

const perPage = 20

async function countSpecies(): Promise<number> {
  const response = await request('/api/mushrooms?limit=1&depth=0')
  const { totalDocs } = (await response.json()) as { totalDocs: number }
  return totalDocs
}

function cardLinks(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link')
}

const columnsByWidth = [
  [phone.width, 1],
  [800, 2],
  [1024, 4],
  [desktop.width, 4],
] as const

function cardsInFirstRow(page: Page): Promise<number> {
  return cardLinks(page).evaluateAll((links) => {
    const tops = links.map((link) => link.closest('li')?.getBoundingClientRect().top)
    return tops.filter((top) => top === tops[0]).length
  })
}

function pager(page: Page) {
  return page.getByRole('navigation', { name: text('archive.pager') })
}

function currentPage(page: Page, number: number) {
  return page.getByText(withAnyNumber(text('archive.page', { page: number, pages: anyNumber }))).first()
}

test('the archive shows twenty species at a time and the number of all', async ({ page }) => {
  const total = await countSpecies()
  await page.goto(kinds.archive)
  await expect(page.getByText(text('archive.range', { from: 1, to: 20, total }))).toBeVisible()
  await expect(cardLinks(page)).toHaveCount(perPage)
  const pages = Math.ceil(total / perPage)
  await expect(pager(page).getByText(text('archive.page', { page: 1, pages }))).toBeVisible()
  await expect(pager(page).getByText(text('archive.previous'))).toHaveAttribute('aria-disabled', 'true')
  await expect(pager(page).getByRole('link', { name: text('archive.previous') })).toHaveCount(0)
  for (const [width, columns] of columnsByWidth) {
    await page.setViewportSize({ width, height: desktop.height })
    expect(await cardsInFirstRow(page), `${width} px`).toBe(columns)
  }
})

test('Next leads through all species, each listed once, and Previous leads back', async ({ page }) => {
  const total = await countSpecies()
  const pages = Math.ceil(total / perPage)
  await page.goto(kinds.archive)
  const names = await cardLinks(page).allInnerTexts()
  for (let number = 2; number <= pages; number += 1) {
    await pager(page)
      .getByRole('link', { name: text('archive.next') })
      .click()
    await page.waitForURL(`**${kinds.archive}/page/${number}`)
    await expect(currentPage(page, number)).toBeVisible()
    names.push(...(await cardLinks(page).allInnerTexts()))
  }
  expect(names).toHaveLength(total)
  expect(new Set(names).size).toBe(total)
  await expect(pager(page).getByText(text('archive.next'))).toHaveAttribute('aria-disabled', 'true')
  for (let number = pages - 1; number >= 1; number -= 1) {
    await pager(page)
      .getByRole('link', { name: text('archive.previous') })
      .click()
    await expect(currentPage(page, number)).toBeVisible()
  }
  expect(new URL(page.url()).pathname).toBe(kinds.archive)
})

test('Back leads from the second page of the archive to the first', async ({ page }) => {
  await page.goto(kinds.archive)
  const names = await cardLinks(page).allInnerTexts()
  await pager(page)
    .getByRole('link', { name: text('archive.next') })
    .click()
  await expect(currentPage(page, 2)).toBeVisible()
  await page.goBack()
  await expect(currentPage(page, 1)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(kinds.archive)
  expect(await cardLinks(page).allInnerTexts()).toEqual(names)
})

for (const viewport of [phone, desktop])
  test(`Back from a species restores the place in the archive, ${viewport.width} px wide`, async ({
    openPage,
  }) => {
    const page = await openPage({ viewport })
    await page.goto(kinds.archive)
    const card = cardLinks(page).nth(13)
    await card.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(300)
    await card.click()
    await page.waitForURL((url) => !url.pathname.endsWith('/species'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
    await page.waitForURL(`**${kinds.archive}`)
    await expect.poll(() => page.evaluate((top) => Math.abs(scrollY - top), before)).toBeLessThanOrEqual(50)
  })

test('each card of a species shows its plate, its edibility and the ratings that it has', async ({
  page,
}) => {
  const classes = new RegExp(edibilityOrder.map((name) => messages.en.vocabulary.edibility[name]).join('|'))
  const plate = startsWith(
    text('plates.alt', { name: '', what: '', features: '' }).split(',')[0]?.trim() ?? '',
  )
  await page.goto(kinds.archive)
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(cards).toHaveCount(perPage)
  for (const card of await cards.all()) {
    await expect(card).toContainText(classes)
    await expect(card.getByText(text('ui.rating.noRatings'))).toHaveCount(0)
    await expect(card.getByRole('img')).toHaveAttribute('alt', plate)
  }
  const rated = cards.filter({ hasText: /\d(?:\.\d)? \(\d+\)/ })
  await expect(rated).not.toHaveCount(0)
})

for (const path of ['/mushrooms/posts', '/mushrooms/projects', '/mushrooms/recipes', '/mushrooms/species'])
  test(`on a phone, the pictures of ${path} fill their frames and no heart covers them`, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(path)
    const plates = page.locator('main li:not(.is-leading) > .plate:has(form)')
    const flawed = await plates.evaluateAll((all) =>
      all
        .filter((plate) => {
          const frame = plate.getBoundingClientRect()
          const picture = plate.querySelector('img')?.getBoundingClientRect()
          const heart = plate.querySelector('button')?.getBoundingClientRect()
          return !picture || !heart || picture.height < frame.height - 4 || heart.left < frame.right
        })
        .map((plate) => plate.parentElement?.textContent),
    )
    expect(await plates.count()).toBeGreaterThan(3)
    expect(flawed).toEqual([])
  })
