import { inLanguage, languages } from './support/site'
import { expect, test } from './support/test'
import { textIn } from './support/text'

/* Much grows in southern South America that the sample content does not have. */

for (const language of languages)
  test(`a month without a recorded danger is not called safe, in ${language}`, async ({ page }) => {
    const say = textIn(language)
    await page.goto(inLanguage(language, '/mushrooms/season?region=southern-cone&month=12'))
    const main = page.getByRole('main')
    await expect(main.getByText(say('identify.thinRegion.deadlyAmanitas')).first()).toBeVisible()
    const dangerous = page.getByRole('region', { name: say('identify.calendar.dangerous') })
    await expect(dangerous).not.toContainText(say('identify.calendar.count', { count: 0 }))
  })

test('the key and the list of species say that little is recorded of the selected region', async ({
  page,
}) => {
  const say = textIn('en')
  const warning = page.getByRole('main').getByText(say('identify.thinRegion.deadlyAmanitas'))
  await page.goto('/mushrooms/identify?shape=agaric&region=southern-cone')
  await expect(warning).toBeVisible()
  await page.goto('/mushrooms/species?region=southern-cone')
  await expect(warning).toBeVisible()
  await page.goto('/mushrooms/species?region=iberia')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(warning).toHaveCount(0)
})

test('the printed year says that little is recorded of its region', async ({ page }) => {
  await page.goto('/mushrooms/season?region=southern-cone&month=4')
  await page.emulateMedia({ media: 'print' })
  await page.waitForFunction(() => [...document.styleSheets].some(({ media }) => media.mediaText === 'print'))
  const warnings = page.getByText(textIn('en')('identify.thinRegion.deadlyAmanitas'))
  await expect(warnings.filter({ visible: true })).toHaveCount(1)
})
