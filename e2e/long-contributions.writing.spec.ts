import type { Locator } from '@playwright/test'
import { uniqueName } from './support/records'
import { desktop, phone } from './support/site'
import { expect, test } from './support/test'
import { text } from './support/text'

/** As long as a contribution may be, with its last word at the very end. */
const longText = `${'The caps were firm and mild, '.repeat(18).slice(0, 492).trimEnd()} at last`
const shortText = 'Nothing to add.'
const moreLabel = text('ui.people.readAll')
const lessLabel = text('ui.people.readLess')

const heightOf = async (locator: Locator) => (await locator.boundingBox())?.height ?? 0

test('a long impression and a long review unfold by pointer and keyboard, and short ones offer nothing to unfold', async ({
  openPage,
  records,
  createUser,
  admin,
}) => {
  const species = await records.createSpecies('longus')
  const shop = uniqueName('shop')
  const { id: vendor } = await records.create('vendors', {
    businessName: `Shop ${shop}`,
    slug: shop,
    vendorType: 'grower',
    status: 'active',
    email: `${shop}@example.org`,
    address: { city: 'Astoria', state: 'OR', country: 'US' },
    _status: 'published',
  })
  for (const [headline, body] of [
    ['Long entry', longText],
    ['Short entry', shortText],
  ] as const) {
    const { session } = await createUser()
    const impression = await session.create('impressions', {
      doc: { relationTo: 'mushrooms', value: species.id },
      rating: 4,
      headline,
      impression: body,
      consumptionForm: 'tea',
    })
    await admin.update('impressions', impression.id, { _status: 'published' })
    const review = await session.create('reviews', {
      doc: { relationTo: 'vendors', value: vendor },
      rating: 4,
      headline,
      review: body,
    })
    await admin.update('reviews', review.id, { _status: 'published' })
  }

  for (const path of [`${species.path}/impressions`, `/mushrooms/vendor/${shop}/reviews`])
    for (const viewport of [phone, desktop])
      for (const reducedMotion of ['reduce', 'no-preference'] as const)
        await test.step(`${path}, ${viewport.width} px, motion: ${reducedMotion}`, async () => {
          const page = await openPage({ viewport, reducedMotion })
          const item = (headline: string) =>
            page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: headline }) })
          await expect
            .poll(async () => {
              await page.goto(path)
              return item('Short entry').or(item('Long entry')).count()
            })
            .toBe(2)
          await expect(item('Short entry').getByRole('checkbox')).toBeHidden()
          await expect(item('Short entry').getByText(moreLabel)).toBeHidden()

          const long = item('Long entry')
          const body = long.getByText(longText)
          const more = long.getByText(moreLabel)
          await expect(more).toBeVisible()
          const folded = await heightOf(body)
          await more.click()
          await expect(long.getByText(lessLabel)).toBeVisible()
          expect(await heightOf(body)).toBeGreaterThan(folded + 20)
          await long.getByRole('checkbox').press('Space')
          await expect(more).toBeVisible()
          expect(await heightOf(body)).toBe(folded)
          await long.getByRole('checkbox').press('Space')
          expect(await heightOf(body)).toBeGreaterThan(folded + 20)
          await page.close()
        })
})

test('a long impression is shown in full without scripts', async ({
  openPage,
  records,
  createUser,
  admin,
}) => {
  const { id, path } = await records.createSpecies('longus')
  const { session } = await createUser()
  const { id: impression } = await session.create('impressions', {
    doc: { relationTo: 'mushrooms', value: id },
    rating: 4,
    headline: 'Long entry',
    impression: longText,
    consumptionForm: 'tea',
  })
  await admin.update('impressions', impression, { _status: 'published' })
  const page = await openPage({ viewport: phone, javaScriptEnabled: false })
  const body = page.getByText(longText)
  await expect
    .poll(async () => {
      await page.goto(`${path}/impressions`)
      return body.count()
    })
    .toBe(1)
  await expect(page.getByText(moreLabel)).toBeHidden()
  expect(await body.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThan(2)
})
