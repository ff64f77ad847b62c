import type { Locator, Page } from '@playwright/test'
import { carousel, createPageOfBlocks } from './support/blocks'
import type { Records } from './support/records'
import { htmlOf } from './support/rest'
import { desktop, phone } from './support/site'
import { expect, test } from './support/test'
import { text } from './support/text'

test.use({ hasOwnContext: true, contextOptions: { reducedMotion: 'no-preference' } })

/** Longer than a carousel rests and then moves, in ms. */
const interval = 6500

const carouselOf = (page: Page) => page.getByRole('group', { name: carousel.heading })
const scrollPosition = (list: Locator) => list.evaluate((element) => Math.round(element.scrollLeft))

/** Opens a page with a carousel whose clock stands still. */
async function openCarousel(page: Page, records: Records) {
  const path = await createPageOfBlocks(records, [carousel])
  await page.clock.install()
  await page.goto(path)
  const group = carouselOf(page)
  const list = group.getByRole('list')
  // Its script shows the controls.
  await expect(group.getByRole('button', { name: text('blocks.carousel.next') })).toBeVisible()
  await group.scrollIntoViewIfNeeded()
  await page.mouse.move(2, 2)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  return { group, list }
}

test('a carousel moves by itself without announcing it, until it is paused', async ({ page, records }) => {
  const { group, list } = await openCarousel(page, records)
  await expect(group.locator('[aria-live]')).toHaveAttribute('aria-live', 'off')
  await expect
    .poll(async () => {
      await page.clock.runFor(interval)
      return scrollPosition(list)
    })
    .toBeGreaterThan(300)
  await group.getByRole('button', { name: text('blocks.carousel.stop') }).click()
  await page.mouse.move(2, 2)
  await page.clock.runFor(interval)
  const stopped = await scrollPosition(list)
  await page.clock.runFor(2 * interval)
  expect(await scrollPosition(list)).toBe(stopped)
  await expect(group.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  await expect(group.getByRole('button', { name: text('blocks.carousel.start') })).toBeVisible()
})

test('a carousel rests while the mouse is over it', async ({ page, records }) => {
  const { group, list } = await openCarousel(page, records)
  await group.hover()
  await page.clock.runFor(interval)
  const before = await scrollPosition(list)
  await page.clock.runFor(2 * interval)
  expect(await scrollPosition(list)).toBe(before)
})

test('the first control of a carousel pauses it, and the focus of the keyboard stops it', async ({
  page,
  records,
}) => {
  const { group, list } = await openCarousel(page, records)
  const first = group.locator('a[href], button, [tabindex]').first()
  await expect(first).toHaveText(text('blocks.carousel.stop'))
  await first.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await expect(first).toHaveText(text('blocks.carousel.start'))
  await page.clock.runFor(interval)
  const before = await scrollPosition(list)
  await page.clock.runFor(2 * interval)
  expect(await scrollPosition(list)).toBe(before)
})

test('with reduced motion a carousel moves only by its buttons and arrow keys', async ({
  openPage,
  records,
}) => {
  const page = await openPage({ reducedMotion: 'reduce' })
  const { group, list } = await openCarousel(page, records)
  await expect(group.getByRole('button', { name: text('blocks.carousel.stop') })).toHaveCount(0)
  await page.clock.runFor(2 * interval)
  expect(await scrollPosition(list)).toBe(0)
  await page.clock.resume()
  await group.getByRole('button', { name: text('blocks.carousel.next') }).click()
  await expect(group.getByText(text('blocks.carousel.place', { place: 4, count: 9 }))).toBeAttached()
  await expect.poll(() => scrollPosition(list)).toBeGreaterThan(320)
  const before = await scrollPosition(list)
  await list.focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => scrollPosition(list)).toBeLessThan(before)
})

for (const [viewport, count] of [
  [desktop, 3],
  [{ width: 820, height: 1000 }, 2],
  [phone, 1],
] as const)
  test(`a carousel shows ${count} of its items at ${viewport.width} px, without scripts too`, async ({
    openPage,
    records,
  }) => {
    const page = await openPage({ viewport, javaScriptEnabled: false })
    await page.goto(await createPageOfBlocks(records, [carousel]))
    const list = carouselOf(page).getByRole('list')
    const inView = await list.evaluate(
      (element) => element.clientWidth / (element.firstElementChild?.getBoundingClientRect().width || 1),
    )
    expect(Math.floor(inView + 0.1)).toBe(count)
    await expect(list.locator(':scope > li')).toHaveCount(9)
  })

test('a carousel without items says so', async ({ records }) => {
  const path = await createPageOfBlocks(records, [{ ...carousel, query: 'no such thing anywhere' }])
  expect(await htmlOf(path)).toContain(text('blocks.empty.products'))
})
