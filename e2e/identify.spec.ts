import type { Locator, Page } from '@playwright/test'
import { inLanguage, phone } from './support/site'
import { expect, test } from './support/test'
import { text, textIn } from './support/text'

const deathCap = 'Amanita phalloides'

type AnsweredQuestion = 'underside' | 'base' | 'ring' | 'colour' | 'ground'

/** Answers a question, which is asked first if another one is. */
async function answerQuestion(page: Page, question: AnsweredQuestion, choice: string): Promise<void> {
  const asked = page.getByRole('region', { name: text(`identify.question.${question}`), exact: true })
  if ((await asked.count()) === 0) {
    await page
      .getByRole('navigation', { name: text('identify.others') })
      .getByRole('link', { name: text(`identify.name.${question}`), exact: true })
      .click()
    await page.waitForURL(new RegExp(`ask=${question}#question$`))
  }
  await asked.getByRole('link', { name: choice }).click()
  await page.waitForLoadState()
}

test.describe('the key without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('leads from the home page to candidates, keeps the deadly in sight, and takes answers back', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('link', { name: text('site.homePage.identify') }).click()
    await page.waitForLoadState()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('identify.title'))

    const answer = (question: AnsweredQuestion, choice: string) => answerQuestion(page, question, choice)
    await answer('underside', text('identify.state.underside.gills-free'))
    await answer('base', text('identify.state.base.sac'))
    // A wrong answer: the sac was seen, but not the ring.
    await answer('ring', text('identify.state.ring.cobweb'))
    await expect(page).toHaveURL(/underside=gills-free&ring=cobweb&base=sac/)
    const banner = page.getByRole('region', { name: /deadly/ })
    await expect(banner.getByRole('link', { name: 'Death cap' })).toBeVisible()
    await expect(banner.getByRole('link', { name: 'Call now' })).toBeVisible()

    await page.getByRole('link', { name: /Remove Ring/ }).click()
    await page.waitForLoadState()
    await answer('ring', text('identify.unsure'))
    await expect(page).toHaveURL(/ring=unsure/)
    const fitting = page.getByRole('heading', { level: 4 })
    await expect(fitting.first()).toHaveText(/^Amanita (?:phalloides|bisporigera|verna|virosa)$/)
    // Nothing that fits is called edible.
    const candidates = page.getByRole('region', { name: text('identify.candidates') })
    await expect(candidates.getByText('Edible', { exact: true })).toHaveCount(0)
    await expect(candidates.getByText('Choice', { exact: true })).toHaveCount(0)
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(/identify\?underside=gills-free&base=sac#question$/)
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

test('a comparison of nothing shows pairs of an edible and a deadly species to begin with', async ({
  page,
}) => {
  await page.goto('/mushrooms/compare')
  const doubles = page.getByRole('region', { name: text('identify.comparison.doubles') })
  await expect(doubles.getByText(text('vocabulary.edibility.deadly'), { exact: true })).toHaveCount(6)
  await doubles.getByRole('link').first().click()
  await expect(page).toHaveURL(/compare\?species=[a-z-]+(?:,|%2C)[a-z-]+/)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
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

test.describe('on a phone in the dark', () => {
  test.use({ colorScheme: 'dark', viewport: phone })

  test('four answers in Spanish take eight taps and no scroll of more than a screen, and the next choice is one Tab away', async ({
    page,
  }) => {
    const t = textIn('es')
    await page.goto('/es/mushrooms/identify')
    let taps = 0
    const tap = async (link: Locator) => {
      const box = await link.boundingBox()
      expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThan(2 * phone.height)
      taps += 1
      await link.click()
      await page.waitForLoadState()
    }
    const question = page.locator('#question')
    const others = page.getByRole('navigation', { name: t('identify.others') })
    // A reader who knows the smell first does not pass all other questions.
    await expect(others.getByRole('link', { name: t('identify.name.smell'), exact: true })).toHaveAttribute(
      'href',
      '/es/mushrooms/identify?ask=smell#question',
    )
    const answers = [
      ['shape', t('archive.shape.gills.name')],
      ['ring', t('identify.state.ring.none')],
      ['ground', t('identify.state.ground.stump')],
      ['colour', t('identify.state.colour.brown')],
    ] as const
    for (const [name, choice] of answers) {
      const asked = page.getByRole('region', { name: t(`identify.question.${name}`), exact: true })
      if ((await question.getByRole('link', { name: choice }).count()) === 0)
        await tap(others.getByRole('link', { name: t(`identify.name.${name}`), exact: true }))
      await tap(asked.getByRole('link', { name: choice }).first())
      await expect(page).toHaveURL(new RegExp(`[?&]${name}=`))
      const box = await question.boundingBox()
      expect(box?.y, name).toBeGreaterThanOrEqual(0)
      expect(box?.y, name).toBeLessThan(phone.height / 2)
      await page.keyboard.press('Tab')
      await expect(question.getByRole('link').first()).toBeFocused()
    }
    expect(taps).toBeLessThanOrEqual(8)
    const candidates = page.getByRole('region', { name: t('identify.candidates') })
    const shown = candidates.getByRole('heading', { level: 4 }).filter({ visible: true })
    expect(await shown.count()).toBeLessThanOrEqual(12)
    // The ranked list begins no more than two screens below the question.
    expect((await candidates.boundingBox())?.y).toBeLessThan(2 * phone.height)
  })
})

test('where nothing fits, the key says what to take back and asks nothing more', async ({ page }) => {
  await page.goto('/mushrooms/identify?shape=coral&ring=skirt&flesh=white-milk')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(text('identify.fits', { count: 0 }))
  await expect(page.getByRole('navigation', { name: text('identify.others') })).toHaveCount(0)
  await expect(main.getByRole('heading', { name: new RegExp(text('identify.nearest')) })).toBeVisible()
  const proposals = main.getByRole('heading', { name: text('identify.retract.title') }).locator('..')
  await proposals.getByRole('link').first().click()
  await expect(main.getByRole('heading', { level: 1 })).not.toHaveText(text('identify.fits', { count: 0 }))
})

test('a description fills answers in, on the page of the key and from the search', async ({ page }) => {
  await page.goto('/es/mushrooms/identify')
  await page.getByLabel(textIn('es')('identify.describe.label')).fill('roja con puntos blancos')
  await page.getByRole('button', { name: textIn('es')('identify.describe.submit') }).click()
  await expect(page).toHaveURL(/\/es\/mushrooms\/identify\?colour=red&surface=warts#question$/)
  await page.goto('/search?q=mushroom+on+birch')
  await page.getByRole('link', { name: text('search.key.continue') }).click()
  await expect(page).toHaveURL(/identify\?ground=trunk#question$/)
  await page.goto('/es/search?q=%C2%BFqu%C3%A9+seta+es+esta%3F')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textIn('es')('search.key.heading'))
  await page.getByRole('link', { name: textIn('es')('search.key.start') }).click()
  await expect(page).toHaveURL(/\/es\/mushrooms\/identify$/)
  await page.getByLabel(textIn('es')('identify.describe.label')).fill('xyz')
  await page.getByRole('button', { name: textIn('es')('identify.describe.submit') }).click()
  await expect(page.getByRole('alert')).toHaveText(textIn('es')('identify.describe.notUnderstood'))
})
