import { richTextOf } from '@/testing/rich-text'
import { minimalSpecies, type Records, uniqueName } from './support/records'
import { request } from './support/rest'
import { inLanguage, languages } from './support/site'
import { expect, test } from './support/test'

/** Publishes a document as an editor does who writes in Spanish. */
async function publishInSpanish(records: Records, collection: string, data: object): Promise<void> {
  const { admin } = records
  const { id } = await admin.create(collection, { ...data, _status: 'published' }, { locale: 'es' })
  records.onCleanup(() => admin.delete(collection, id))
}

const kinds = [
  {
    name: 'a species',
    list: '/mushrooms/species?sort=newest',
    async publish(records: Records) {
      const { specie, slug } = minimalSpecies('hispanus')
      const text = `Se ríe en la sartén, ${slug}.`
      const safety = { headline: text, advice: 'No lo comas.' }
      const commonName = `ríete ${slug}`
      await publishInSpanish(records, 'mushrooms', {
        slug,
        specie: { ...specie, safety, commonNames: [{ name: commonName }] },
      })
      return { path: `/mushrooms/${slug}`, text, listed: specie.scientificName, commonName }
    },
  },
  {
    name: 'a growing guide',
    list: '/mushrooms/growing-guide',
    async publish(records: Records) {
      const slug = uniqueName('en-paja')
      const text = `Cultivo en paja ${slug}`
      await publishInSpanish(records, 'growingguides', { title: text, slug })
      return { path: `/mushrooms/growing-guide/${slug}`, text, listed: text, commonName: null }
    },
  },
  {
    name: 'a product',
    list: '/mushrooms/products?sort=newest',
    async publish(records: Records) {
      const slug = uniqueName('camiseta')
      const text = `Camiseta de níscalos ${slug}`
      const { admin } = records
      const [vendor] = await admin.find('vendors', { status: 'active' }, { limit: 1 })
      const category = await admin.findOne('categories', { path: 'products/apparel/shirts' })
      await publishInSpanish(records, 'products', {
        title: text,
        slug,
        vendor: vendor?.id,
        categories: [category.id],
        baseInventory: { unitPrice: 20, currency: 'EUR', stock: 3 },
        description: richTextOf('Camiseta de algodón.'),
        withoutSpecies: true,
      })
      return { path: `/mushrooms/product/${slug}`, text, listed: text, commonName: null }
    },
  },
]

for (const { name, list, publish } of kinds)
  test(`${name} in Spanish alone is read in every language, its texts marked as Spanish`, async ({
    page,
    records,
  }) => {
    const { path, text, listed, commonName } = await publish(records)
    for (const language of languages) {
      const expectSpanish = async (content: string) => {
        const element = page.getByRole('main').getByText(content, { exact: true }).first()
        await expect(element).toBeVisible()
        const lang = await element.evaluate((node) => node.closest('[lang]')?.getAttribute('lang'))
        expect(lang, `${language}: ${content}`).toBe('es')
      }
      const response = await page.goto(inLanguage(language, path))
      expect(response?.status(), language).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expectSpanish(text)
      await page.goto(inLanguage(language, list))
      if (commonName) {
        // The name of a species is no name of it in another language.
        await expect(page.getByRole('link', { name: listed, exact: true }).first()).toBeVisible()
        const names = page.getByRole('main').getByText(commonName, { exact: true })
        await (language === 'es' ? expect(names.first()).toBeVisible() : expect(names).toHaveCount(0))
      } else await expectSpanish(listed)
      const picture = await request(`/share/${language}${path}.jpg`)
      expect([picture.status, picture.headers.get('content-type')], language).toEqual([200, 'image/jpeg'])
      for (const address of ['/', '/mushrooms'])
        expect((await request(inLanguage(language, address))).status, address).toBe(200)
    }
  })
