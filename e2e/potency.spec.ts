import { expect, test } from './support/test'
import { text } from './support/text'

const path = '/mushrooms/species/type/psychoactive/dosage-calculator'

test.describe('the published potency without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('asks for age and law first, then gives a range for a weight, and leads to no shop', async ({
    page,
  }) => {
    await page.goto('/mushrooms/species/type/psychoactive')
    await page.getByRole('main').getByRole('link', { name: 'Psilocybe cubensis' }).first().click()
    await expect(page).toHaveURL(`${path}/psilocybe-cubensis`)
    await expect(page.getByRole('table')).toHaveCount(0)
    await expect(page.getByRole('region', { name: text('potency.emergency.title') })).toContainText('112')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)

    await page.getByRole('checkbox', { name: text('potency.confirm.age') }).check()
    await page.getByRole('checkbox', { name: text('potency.confirm.law') }).check()
    await page.getByRole('button', { name: text('potency.confirm.submit') }).click()
    const gram = page.getByRole('table', { name: text('potency.gram.dried') })
    await expect(gram.getByRole('row', { name: /Psilocybin / })).toContainText('0.5–13.5 mg')
    const studies = page.getByRole('region', { name: text('potency.studies.title') })
    await expect(studies.getByRole('listitem')).toHaveCount(3)
    await expect(studies.getByRole('link', { name: 'Tsujikawa 2003' }).first()).toBeVisible()
    await expect(studies.getByText(text('potency.studies.notInStudy')).first()).toBeVisible()
    await expect(page.getByRole('radio', { name: new RegExp(text('potency.weight.fresh')) })).toBeDisabled()

    await page.getByRole('spinbutton', { name: text('potency.weight.label') }).fill('2.5')
    await page.getByRole('button', { name: text('potency.weight.submit') }).click()
    const result = page.getByRole('table', { name: text('potency.weight.driedCaption', { grams: '2.5' }) })
    await expect(result.getByRole('row', { name: /Psilocybin / })).toContainText('1.25–33.8 mg')

    await expect(page.getByText(text('potency.noDose.title'))).toBeVisible()
    await expect(page.getByRole('region', { name: text('potency.risks.title') })).toContainText('Lithium')
    const alikes = page.getByRole('region', { name: text('species.sections.lookAlikes') })
    await expect(alikes.getByRole('link', { name: 'Galerina marginata' })).toBeVisible()
    await expect(
      page.locator(':is(main, footer) :is(a[href*="/product"], a[href*="/vendor"], a[href$="/cart"])'),
    ).toHaveCount(0)
  })
})

test('nothing is offered for Amanita or where nothing is published', async ({ request }) => {
  for (const name of ['amanita-muscaria', 'pleurotus-ostreatus', 'nobody-knows'])
    expect((await request.get(`${path}/${name}?age=adult&law=known`)).status()).toBe(404)
})
