import { inLanguage, phone } from './support/site'
import { expect, test } from './support/test'
import { text } from './support/text'

const deathCap = 'Amanita phalloides'

test.describe('the key without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('leads from the home page to candidates, keeps the deadly in sight, and takes answers back', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('link', { name: text('site.homePage.identify') }).click()
    await page.waitForLoadState()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('identify.title'))

    const answer = async (question: string, choice: string) => {
      const folded = page.locator('details:not([open])').filter({ hasText: question })
      if ((await folded.count()) > 0) await folded.locator('summary').click()
      const asked = page.getByRole('region', { name: question, exact: true })
      await asked.getByRole('link', { name: choice }).click()
      await page.waitForLoadState()
    }
    await answer(text('identify.question.underside'), text('identify.state.underside.gills-free'))
    await answer(text('identify.question.base'), text('identify.state.base.sac'))
    // A wrong answer: the sac was seen, but not the ring.
    await answer(text('identify.question.ring'), text('identify.state.ring.cobweb'))
    await expect(page).toHaveURL(/underside=gills-free&ring=cobweb&base=sac/)
    const banner = page.getByRole('region', { name: /deadly/ })
    await expect(banner.getByRole('link', { name: 'Death cap' })).toBeVisible()
    await expect(banner.getByRole('link', { name: 'Call now' })).toBeVisible()

    await page.getByRole('link', { name: /Remove Ring/ }).click()
    await page.waitForLoadState()
    await answer(text('identify.question.ring'), text('identify.unsure'))
    await expect(page).toHaveURL(/ring=unsure/)
    const fitting = page.getByRole('heading', { level: 4 })
    await expect(fitting.first()).toHaveText(/^Amanita (?:phalloides|bisporigera|verna|virosa)$/)
    // Nothing that fits is called edible.
    const candidates = page.getByRole('region', { name: text('identify.candidates') })
    await expect(candidates.getByText('Edible', { exact: true })).toHaveCount(0)
    await expect(candidates.getByText('Choice', { exact: true })).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/identify\?underside=gills-free&base=sac$/)
  })
})

test('a comparison starts from a species, grows by a form, and prints on one sheet', async ({ page }) => {
  await page.goto('/mushrooms/agaricus-campestris')
  await page.getByRole('link', { name: text('species.lookAlikes.compare') }).click()
  const plates = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(plates.first()).toHaveText(/^Amanita (phalloides|virosa)$/)
  await page.goto('/mushrooms/compare?species=agaricus-campestris,amanita-phalloides')
  await page
    .getByRole('combobox', { name: text('identify.comparison.add') })
    .selectOption('agaricus-xanthodermus')
  await page.getByRole('button', { name: text('identify.comparison.addButton') }).click()
  await expect(page.getByRole('columnheader')).toHaveText([
    text('identify.comparison.trait'),
    deathCap,
    'Agaricus xanthodermus',
    'Agaricus campestris',
  ])
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('three species fit side by side on a phone, also where the words of a class are longer', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const compared = 'amanita-phalloides,agaricus-campestris,amanita-caesarea'
  await page.goto(inLanguage('es', `/mushrooms/compare?species=${compared}`))
  const specimens = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
  await expect(specimens).toHaveCount(3)
  const excess = await specimens.evaluateAll((items) =>
    items.map((item) =>
      Math.max(
        ...[...item.querySelectorAll('*')].map(
          (part) => part.getBoundingClientRect().right - item.getBoundingClientRect().right,
        ),
      ),
    ),
  )
  expect(Math.max(...excess)).toBeLessThanOrEqual(1)
})
