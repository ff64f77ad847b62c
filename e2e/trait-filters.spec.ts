import { expect, test } from './support/test'
import { startsWith, text } from './support/text'

const path = '/mushrooms/species'

test.describe('species filtered by what the key asks, without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the traits are folded below the sections of the documents, filter, and become chips', async ({
    page,
    request,
  }) => {
    await page.goto(path)
    const panel = page.locator('#filters-form')
    const sections = panel.locator(':scope > details > summary')
    await expect(sections.last()).toContainText(text('ui.filters.more'))
    const folded = (title: string) => panel.locator('details details > summary').filter({ hasText: title })
    const underside = folded(text('identify.name.underside'))
    await expect(underside).toBeHidden()
    await sections.last().click()
    await underside.click()
    await panel.getByRole('checkbox', { name: startsWith(text('identify.state.underside.pores')) }).check()
    await folded(text('filters.sections.edibility')).click()
    await panel.getByRole('checkbox', { name: startsWith(text('vocabulary.edibility.choice')) }).check()
    await page.getByRole('button', { name: text('ui.filters.apply') }).click()
    await expect(page).toHaveURL(/edibility=choice&underside=pores/)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    const list = page.getByRole('region', { name: text('filters.results') })
    await expect(list.getByRole('link', { name: 'Boletus edulis' })).toBeVisible()
    await expect(list.getByRole('link', { name: 'Cantharellus cibarius' })).toHaveCount(0)
    await expect(list.getByText(text('identify.state.underside.pores')).first()).toBeVisible()

    const activeFilters = { underside: ['pores'], edibility: ['choice'] }
    const answer = await request.post('/api/filter', {
      data: { activeFilters, relationTo: 'mushrooms', locale: 'en' },
    })
    const { mushrooms } = await answer.json()
    expect(mushrooms.length).toBe(await list.getByRole('heading', { level: 3 }).count())
  })
})

test.describe('species sorted by danger, without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the most dangerous come first, with filters and on the next page', async ({ page }) => {
    await page.goto(`${path}?month=10`)
    await page.getByLabel(text('filters.sort.label')).selectOption(text('filters.sort.danger'))
    await page.getByRole('button', { name: text('filters.sort.apply') }).click()
    await expect(page).toHaveURL(/month=10&sort=danger/)
    const list = page.getByRole('region', { name: text('filters.results') })
    const first = list
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
      .first()
    await expect(first).toContainText(text('vocabulary.edibility.deadly'))
    await page.getByRole('link', { name: text('filters.next') }).click()
    await expect(page).toHaveURL(/month=10&sort=danger&page=2/)
    await expect(page.getByLabel(text('filters.sort.label'))).toHaveValue('danger')
    await expect(first).not.toContainText(text('vocabulary.edibility.deadly'))
    await page.goBack()
    await expect(first).toContainText(text('vocabulary.edibility.deadly'))
  })
})

test('a filtered list is at most a fifth larger than the unfiltered one', async ({ request }) => {
  const sizeOf = async (address: string) => (await (await request.get(address)).body()).length
  const [plain, ...filtered] = await Promise.all(
    [path, `${path}?month=10`, `${path}?type=edible&region=europe`].map(sizeOf),
  )
  for (const size of filtered) expect(size / (plain ?? 1)).toBeLessThan(1.2)
})
