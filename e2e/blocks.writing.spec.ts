import { carousel, createPageOfBlocks } from './support/blocks'
import { findOverlaps } from './support/overlaps'
import type { Records } from './support/records'
import { htmlOf } from './support/rest'
import { desktop, inLanguage, phone } from './support/site'
import { expect, test } from './support/test'
import { text, textIn } from './support/text'

test('a bar of categories unfolds one branch at a time by keyboard, without scripts', async ({
  openPage,
  records,
  admin,
}) => {
  const root = await admin.findOne('categories', { path: 'products' })
  const bar = { blockType: 'categoryBar', heading: 'Categories of products', root: root.id, tree: true }
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto(await createPageOfBlocks(records, [bar]))
  const region = page.locator('section').filter({ has: page.getByRole('heading', { name: bar.heading }) })
  const branch = (title: string) => region.locator('summary').filter({ hasText: title })
  const link = region.getByRole('link', { name: 'Grow kits' })
  await branch('Growing').press('Enter')
  await expect(link).toBeVisible()
  await branch('Apparel').press('Enter')
  await expect(link).toBeHidden()
  await branch('Growing').press('Enter')
  await link.press('Enter')
  await page.waitForURL('**/mushrooms/products/growing/equipment/grow-kits')
})

/** A selection of documents, of each collection the same number. */
async function select(admin: Records['admin'], collection: string): Promise<string[]> {
  const documents = await admin.find(collection, { _status: 'published' })
  return documents.slice(0, 5).map(({ id }) => id)
}

test('the block of a vendor leads to the vendor, and cards of related documents follow without overlapping', async ({
  page,
  records,
  admin,
}) => {
  const vendor = await admin.findOne('vendors', { slug: 'slate-roof-cultures' })
  const [mushrooms, guides, posts] = await Promise.all(
    ['mushrooms', 'growingguides', 'posts'].map((collection) => select(admin, collection)),
  )
  const path = await createPageOfBlocks(records, [
    { blockType: 'vendor', supplier: { relationTo: 'vendors', value: vendor.id } },
    { blockType: 'relatedProducts', heading: 'Others of the kind' },
    { blockType: 'relatedMushrooms', items: mushrooms },
    { blockType: 'relatedGuides', items: guides },
    { blockType: 'relatedPosts', items: posts },
  ])
  await page.goto(path)
  const target = '/mushrooms/vendor/slate-roof-cultures'
  await expect(page.getByRole('link', { name: 'Slate Roof Cultures' })).toHaveAttribute('href', target)
  const store = page.locator('[id^="supplier-"]').getByRole('link', { name: text('suppliers.viewStore') })
  await expect(store).toHaveAttribute('href', target)
  await expect(page.getByRole('heading', { name: 'Others of the kind' })).toBeVisible()
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport)
    expect(await findOverlaps(page), `at ${viewport.width} px`).toEqual([])
  }
})

test('the block of a partner shop discloses the commission', async ({ page, records, admin }) => {
  const t = textIn('es')
  const [partner] = await admin.find('affiliates', {})
  const path = await createPageOfBlocks(records, [
    { blockType: 'vendor', supplier: { relationTo: 'affiliates', value: partner?.id } },
  ])
  await page.goto(inLanguage('es', path))
  await expect(page.getByText(t('suppliers.affiliates.commissionNote'))).toBeVisible()
  const store = page.locator('[id^="supplier-"]').getByRole('link', { name: t('suppliers.viewStore') })
  await expect(store).toHaveAttribute('rel', 'sponsored nofollow noopener external')
})

test('the page of a species shows no products, even if an editor places them there', async ({ records }) => {
  const { path } = await records.createSpecies('mercator', { top: [carousel] })
  const html = await htmlOf(path)
  expect(html).not.toContain(carousel.heading)
  expect(html).not.toContain('/mushrooms/product/')
})

test('an embed asks nothing of another host before a click, which loads a frame that alone may', async ({
  page,
  records,
}) => {
  const foreign: string[] = []
  await page.route(/youtube-nocookie/, (route) => {
    foreign.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' })
  })
  const url = 'https://youtu.be/aqz-KE-bpKQ'
  await page.goto(await createPageOfBlocks(records, [{ blockType: 'embedding', url, caption: 'A video' }]))
  const preview = page.getByRole('link', { name: text('blocks.embed.video', { name: 'YouTube' }) })
  await expect(preview).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ')
  await preview.scrollIntoViewIfNeeded()
  expect(foreign).toEqual([])
  const frame = page.waitForResponse('**/embed/youtube/aqz-KE-bpKQ')
  await expect(async () => {
    await preview.click()
    await expect(page.getByTitle('A video')).toBeVisible({ timeout: 1000 })
  }).toPass()
  const policy = (await frame).headers()['content-security-policy']
  expect(policy).toContain('frame-src https://www.youtube-nocookie.com;')
  expect(policy).toContain("default-src 'none'")
  await expect(page.frameLocator('iframe.embed').frameLocator('iframe').getByText('The player')).toBeVisible()
  expect(foreign).toHaveLength(1)
})
