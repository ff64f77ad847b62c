import { allRules, findViolations } from './support/axe'
import { waitForHydration } from './support/hydration'
import { desktop, kinds, phone } from './support/site'
import { expect, test } from './support/test'
import { text, textIn } from './support/text'

test('a recipe for four becomes one for eight, in place and by its address', async ({ page }) => {
  await page.goto(kinds.recipe)
  await waitForHydration(page, page.locator('body'))
  const mushrooms = page.getByRole('listitem').filter({ hasText: 'button or chestnut mushrooms' }).first()
  await expect(mushrooms).toContainText('500 g')
  for (let more = 0; more < 4; more += 1)
    await page.getByRole('button', { name: text('recipes.more') }).click()
  await expect(mushrooms).toContainText('1 kg')
  await page.goto(`${kinds.recipe}?serves=2&units=us`)
  await expect(mushrooms).toContainText(/oz/)
})

test.describe('the view for cooking', () => {
  test.use({ viewport: phone })

  test('shows one step at a time, returns to the recipe and is accessible', async ({ page }) => {
    // Several of its steps have the same heading.
    await page.goto('/es/recipes/porcini-risotto')
    await page.getByRole('link', { name: textIn('es')('recipes.startCooking') }).click()
    await expect(page).toHaveURL(/\/cook$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    expect(await findViolations(page, allRules)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.setViewportSize(desktop)
    await page
      .getByRole('link', { name: textIn('es')('recipes.cooking.leave') })
      .first()
      .click()
    await expect(page).toHaveURL(/\/es\/recipes\/porcini-risotto$/)
  })

  test('keeps the servings without scripts and has the buttons of the present step alone', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
    const page = await context.newPage()
    await page.goto(`${kinds.recipe}?serves=12`)
    await page.getByRole('link', { name: text('recipes.startCooking') }).click()
    await expect(page.getByLabel(text('recipes.servings'))).toHaveValue('12')
    await page.goto(`${page.url()}#step-2`)
    const step = page.getByRole('region', { name: 'Step 2' })
    await expect(step.getByText(text('recipes.cooking.amounts'))).toBeInViewport()
    const visible = await page.getByRole('link', { name: text('recipes.cooking.next') }).evaluateAll(
      (links) =>
        links.filter((link) => {
          const { top, bottom } = link.getBoundingClientRect()
          return bottom > 0 && top < window.innerHeight
        }).length,
    )
    expect(visible).toBe(1)
    await step.getByRole('link', { name: text('recipes.cooking.leave') }).click()
    await expect(page).toHaveURL(/serves=12$/)
    await context.close()
  })
})
