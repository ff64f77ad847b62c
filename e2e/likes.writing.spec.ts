import { likeButton, signInByForm, submitSignIn } from './support/forms'
import { waitForScripts } from './support/hydration'
import { htmlOf, request } from './support/rest'
import { baseUrl, kinds, phone } from './support/site'
import { expect, test } from './support/test'
import { text } from './support/text'

const guide = kinds.guide

for (const [collection, pages] of Object.entries({
  mushrooms: [kinds.archive, kinds['edible species']],
  growingguides: [kinds.guides, guide],
  posts: [kinds.articles, kinds.article],
  projects: ['/mushrooms/projects', kinds.project],
  products: [kinds.products, kinds.product],
  vendors: [kinds.vendors, kinds.vendor],
  wholesale: [kinds.wholesalers, kinds.wholesaler],
  dropshipping: [kinds.dropshippers, kinds.dropshipper],
}))
  test(`cards and pages of ${collection} have a form for likes`, async () => {
    for (const path of pages)
      expect(await htmlOf(path), path).toMatch(
        new RegExp(`action="/api/likes/press"[^>]*><input type="hidden" name="item" value="${collection}:`),
      )
  })

test('the like of a visitor is saved after signing in and removed by pressing again', async ({
  openPage,
  member,
}) => {
  const page = await openPage({ viewport: phone })
  const like = likeButton(page)
  await page.goto(guide)
  await waitForScripts(page)
  await like.click()
  await page.waitForURL('**/login?redirect=*')
  await submitSignIn(page, member)
  await page.waitForURL(`**${guide}`)
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  // The API accepts the session's cookie only from the site itself.
  const readLikes = () => page.request.get('/api/likes?limit=1', { headers: { origin: baseUrl } })
  await expect.poll(async () => (await readLikes()).json()).toMatchObject({ totalDocs: 1 })
  const deletion = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await like.click()
  expect((await deletion).status()).toBe(200)
  await expect(like).toHaveAttribute('aria-pressed', 'false')
})

test('a like that cannot be saved is undone and says so', async ({ page, member }) => {
  const like = likeButton(page)
  await signInByForm(page, member, guide)
  await waitForScripts(page)
  await page.route('**/api/likes', (route) => route.abort())
  await like.click()
  await expect(page.getByText(text('contributions.reactionFailed'))).toBeAttached()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
})

test('without scripts, the like of a visitor is saved after signing in and removed by pressing again', async ({
  openPage,
  records,
  member,
}) => {
  const { path } = await records.createSpecies('amatus')
  const countLikes = async () => (await member.session.find('likes')).length
  const page = await openPage({ javaScriptEnabled: false, viewport: phone })
  await page.goto(path)
  await likeButton(page).first().click()
  await page.waitForURL('**/login?redirect=*')
  await submitSignIn(page, member)
  await page.waitForURL(`**${path}*`)
  await expect.poll(countLikes).toBe(1)
  await likeButton(page).first().click()
  await expect.poll(countLikes).toBe(0)
})

test('a review is marked as helpful without scripts', async ({ openPage, records, createUser, admin }) => {
  const { id, path } = await records.createSpecies('utilis')
  const author = await createUser()
  const review = await author.session.create('reviews', {
    doc: { relationTo: 'mushrooms', value: id },
    rating: 4,
    headline: 'Mild',
    review: 'Mild and firm.',
  })
  await admin.update('reviews', review.id, { _status: 'published' })
  const reader = await createUser()
  const page = await openPage({ javaScriptEnabled: false, storageState: reader.session.storageState })
  const helpful = page.locator('form[action="/api/helpfuls/press"] button').first()
  await expect
    .poll(async () => {
      await page.goto(path)
      return helpful.count()
    })
    .toBe(1)
  await helpful.click()
  await expect
    .poll(async () => (await (await request(`/api/reviews/${review.id}?depth=0`)).json()).helpfulCount)
    .toBe(1)
})

test('the account lists likes, and contributions with their state', async ({
  openPage,
  records,
  member,
  admin,
}) => {
  const { id: species, name } = await records.createSpecies('memoratus')
  const subject = { relationTo: 'mushrooms', value: species }
  await member.session.create('likes', { item: subject })
  await member.session.create('comments', { doc: subject, comment: 'Waits for a moderator.' })
  const review = await member.session.create('reviews', {
    doc: subject,
    rating: 5,
    headline: 'Visible to all',
    review: 'Good as it is.',
  })
  await admin.update('reviews', review.id, { _status: 'published' })
  const page = await openPage({ viewport: phone, storageState: member.session.storageState })
  await page.goto('/account/likes')
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible()
  await page.goto('/account/contributions')
  const entries = page.getByRole('main').getByRole('listitem')
  const published = text('ui.contribution.published', { kind: 'reviews' })
  await expect(
    entries.filter({ hasText: 'Visible to all' }).getByText(published, { exact: true }),
  ).toBeVisible()
  await expect(
    entries.filter({ hasText: 'Waits for a moderator.' }).getByText(text('ui.contribution.pending')),
  ).toBeVisible()
})
