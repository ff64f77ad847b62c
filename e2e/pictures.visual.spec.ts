import type { Page } from '@playwright/test'
import { kinds, phone } from './support/site'
import { expect, test } from './support/test'

test.use({ hasOwnContext: true })

/** How long a picture is shown, in ms. */
const interval = 5000

const gallery = (page: Page) => page.locator('#pictures')
const radios = (page: Page) => gallery(page).getByRole('radio')

/** Returns the position of the picture that is shown. */
const shownPicture = (page: Page) =>
  radios(page).evaluateAll((inputs) => inputs.findIndex((input) => input.matches(':checked')))

/** Opens a product whose clock stands still. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto(kinds.product)
  // Its script shows the button.
  await expect(gallery(page).getByRole('button').first()).toBeVisible()
  await page.clock.pauseAt(Date.now() + 3_600_000)
}

test('the pictures of a product change every five seconds until the first button stops them', async ({
  page,
}) => {
  await openWithStoppedClock(page)
  const count = await radios(page).count()
  expect(count).toBeGreaterThan(1)
  const start = await shownPicture(page)
  for (let step = 1; step <= count; step += 1) {
    await page.clock.runFor(interval)
    expect(await shownPicture(page)).toBe((start + step) % count)
  }
  const firstControl = gallery(page).locator('button, a[href], input').first()
  await expect(firstControl).toHaveRole('button')
  await firstControl.click()
  await page.mouse.move(0, 0)
  await firstControl.blur()
  const stopped = await shownPicture(page)
  await page.clock.runFor(4 * interval)
  expect(await shownPicture(page)).toBe(stopped)
  await expect(gallery(page).locator('[aria-live="polite"], [aria-live="assertive"]')).toHaveCount(0)
})

test('the pictures of a product wait while they are pointed at or have the focus', async ({ page }) => {
  await openWithStoppedClock(page)
  const start = await shownPicture(page)
  await gallery(page).hover()
  await page.clock.runFor(4 * interval)
  expect(await shownPicture(page)).toBe(start)
  await page.mouse.move(0, 0)
  await radios(page).nth(start).focus()
  await page.clock.runFor(4 * interval)
  expect(await shownPicture(page)).toBe(start)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the pictures of a product do not change by themselves', async ({ page }) => {
    await openWithStoppedClock(page)
    await page.clock.runFor(4 * interval)
    expect(await shownPicture(page)).toBe(0)
  })

  test('a swipe of more than 50 px to the side changes the picture, any other does not', async ({
    openPage,
  }) => {
    const page = await openPage({ reducedMotion: 'reduce', hasTouch: true, viewport: phone })
    await openWithStoppedClock(page)
    const swipe = (x: number, y: number) =>
      gallery(page).evaluate(
        (target, [deltaX, deltaY]) => {
          const touchAt = (clientX: number, clientY: number) =>
            new Touch({ identifier: 1, target, clientX, clientY })
          target.dispatchEvent(new TouchEvent('touchstart', { changedTouches: [touchAt(200, 200)] }))
          target.dispatchEvent(
            new TouchEvent('touchend', { changedTouches: [touchAt(200 + deltaX, 200 + deltaY)] }),
          )
        },
        [x, y] as const,
      )
    const count = await radios(page).count()
    await swipe(-50, 0)
    await swipe(-60, 90)
    expect(await shownPicture(page)).toBe(0)
    await swipe(-51, 10)
    expect(await shownPicture(page)).toBe(1)
    await swipe(51, 0)
    await swipe(80, 0)
    expect(await shownPicture(page)).toBe(count - 1)
  })
})
