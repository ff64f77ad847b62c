import { expect, test } from './support/test'
import { text } from './support/text'

test.describe('tables of all species without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('nutrition is sorted by its headings; what is not measured comes last', async ({ page }) => {
    await page.goto('/mushrooms')
    await page.getByRole('link', { name: text('tables.nutrition.title') }).click()
    const table = page.getByRole('table', { name: text('tables.nutrition.caption') })
    await table.getByRole('link', { name: text('nutrients.vitaminD') }).click()
    await expect(page).toHaveURL(/nutrition\?sort=vitaminD-desc/)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    const heading = table.getByRole('columnheader', { name: text('nutrients.vitaminD') })
    await expect(heading).toHaveAttribute('aria-sort', 'descending')
    const shown = await table.locator('tbody tr > :nth-child(5)').allTextContents()
    const amounts = shown.filter((one) => one !== text('species.notMeasured')).map(Number)
    expect(amounts.length).toBeGreaterThan(2)
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one))
    expect(shown.slice(amounts.length).every((one) => one === text('species.notMeasured'))).toBe(true)

    await heading.getByRole('link').click()
    await expect(heading).toHaveAttribute('aria-sort', 'ascending')
  })

  test('effects name finding, kind of study and source, and are reached from a species', async ({ page }) => {
    await page.goto('/mushrooms/hericium-erinaceus')
    await page.getByRole('link', { name: text('species.effects.compare') }).click()
    const table = page.getByRole('table', { name: text('tables.effects.caption') })
    const row = table.getByRole('row', { name: /Hericium erinaceus/ }).first()
    await expect(row.getByRole('cell')).toHaveCount(4)
    await table.getByRole('link', { name: text('tables.columns.finding') }).click()
    await expect(table.getByRole('row').nth(1)).toContainText(text('vocabulary.finding.helped'))
  })
})
