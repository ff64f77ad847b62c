import { inLanguage, kinds, phone } from './support/site'
import { expect, test } from './support/test'
import { anyNumber, messages, text, textIn, withAnyNumber } from './support/text'
import { isOnFirstScreen } from './support/visibility'

test.use({ javaScriptEnabled: false })

test('a species can be read in full without scripts', async ({ page }) => {
  await page.goto(kinds['edible species'])
  const { choice } = messages.en.vocabulary.edibility
  const verdict = page.getByRole('region', { name: choice })
  expect(await isOnFirstScreen(page, verdict.getByText(choice, { exact: true }))).toBe(true)
  const sections = [
    'lookAlikes',
    'about',
    'season',
    'senses',
    'chemistry',
    'nutrition',
    'name',
    'references',
  ] as const
  for (const section of sections) {
    const region = page.getByRole('region', { name: text(`species.sections.${section}`), exact: true })
    await expect(region).toBeVisible()
    expect((await region.innerText()).length, section).toBeGreaterThan(40)
  }
  const plate = page
    .getByRole('main')
    .getByRole('img', { name: /Pleurotus ostreatus/ })
    .first()
  expect(
    await plate.evaluate(
      (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0,
    ),
  ).toBe(true)
})

test('a long text unfolds and folds without scripts, by pointer and by keyboard', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(kinds['deadly species'])
  const about = page.getByRole('region', { name: text('species.sections.about') })
  const toggle = about.getByRole('checkbox')
  const content = page.locator(`#${await toggle.getAttribute('aria-controls')}`)
  const height = async () => (await content.boundingBox())?.height ?? 0
  const folded = await height()
  expect(folded).toBeLessThanOrEqual(phone.height / 2 + 1)
  await about.getByText(text('site.expander.more')).click()
  await expect.poll(height).toBeGreaterThan(folded + 100)
  await expect(about.getByText(text('site.expander.less'))).toBeVisible()
  await toggle.press('Space')
  await expect.poll(height).toBeLessThanOrEqual(phone.height / 2 + 1)
})

test('the pages of the archive can be leafed through without scripts', async ({ page }) => {
  const t = textIn('es')
  await page.goto('/es/mushrooms/species')
  await page.getByRole('link', { name: t('archive.next') }).click()
  await page.waitForURL('**/es/mushrooms/species/page/2')
  await expect(
    page.getByText(withAnyNumber(t('archive.page', { page: 2, pages: anyNumber }))).first(),
  ).toBeVisible()
  await page.getByRole('link', { name: t('archive.previous') }).click()
  await page.waitForURL('**/es/mushrooms/species')
})

test('the menu of a phone works without scripts', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/mushrooms/boletus-edulis')
  const menu = page.getByRole('banner').getByRole('group')
  const link = menu.getByRole('link', { name: text('site.nav.growing') })
  await expect(link).toBeHidden()
  await menu.locator('summary').click()
  const names = await menu.getByRole('link').allInnerTexts()
  expect(names.slice(3, 5)).toEqual([text('site.nav.market'), text('suppliers.crumb.vendors')])
  await link.click()
  await page.waitForURL('**/mushrooms/growing-guide')
  await expect(page.getByRole('heading', { level: 1, name: text('archive.guidesTitle') })).toBeVisible()
})

test('the language switch works without scripts', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(kinds['second page'])
  await page.getByRole('banner').getByRole('group').locator('summary').click()
  await page.getByRole('link', { name: 'Português' }).click()
  await page.waitForURL(`**${inLanguage('pt', kinds['second page'])}`)
  await expect(
    page.getByRole('heading', { level: 1, name: textIn('pt')('archive.speciesTitle') }),
  ).toBeVisible()
})

test('the link to write a guide says without scripts that an account is required', async ({ page }) => {
  await page.goto(kinds.guides)
  await page.getByRole('link', { name: text('guides.add') }).hover()
  await expect(page.getByRole('tooltip').getByText(text('species.hero.accountRequired'))).toBeVisible()
})
