import en from '@messages/en/contributions.json'
import words from '@messages/en/reviews.json'
import ui from '@messages/en/ui.json'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { phone, useBrowser } from './browser'
import { asAdmin, ask, bareSpecies, baseUrl, htmlOf, kinds, signIn, useRecords } from './site'

const browser = useBrowser()
const records = useRecords()

const guide = '/mushrooms/growing-guide/lions-mane-on-hardwood-blocks'
const password = 'moss under rain 7'
let made = 0

/** A member made by the administrator, gone after the test. */
async function member() {
  made += 1
  const email = `voice-${process.pid}-${made}-${Date.now()}@example.org`
  await records.make('users', { email, password, alias: 'Ottilie', roles: ['member'] })
  return email
}

async function signInHere(page: Page, email: string) {
  const main = page.getByRole('main')
  await main.getByLabel(/^E-?mail/i).fill(email)
  await main.getByLabel(/^Password/).fill(password)
  await main.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function openAs(page: Page, email: string, path: string) {
  await page.goto(`/login?redirect=${encodeURIComponent(path)}`)
  await signInHere(page, email)
  await page.waitForURL(`**${path}`)
}

function like(page: Page) {
  return page.getByRole('main').getByRole('button', { name: /^Like \d+$/ })
}

/** Whatever members wrote in a test goes with it. */
function cleanUp(collection: string, headline: string) {
  records.afterwards(async () => {
    const admin = await asAdmin()
    for (const { id } of await admin.find(collection, { headline }, { draft: true }))
      await admin.remove(collection, id)
  })
}

describe('a like', () => {
  const collections = {
    mushrooms: ['archive', 'edible species'],
    growingguides: ['guides', 'guide'],
    products: ['products', 'product'],
    vendors: ['vendors', 'vendor'],
    wholesale: ['wholesalers', 'wholesaler'],
    dropshipping: ['dropshippers', 'dropshipper'],
  } as const

  it.each(Object.entries(collections))(
    'is asked for on cards and pages of %s',
    async (collection, pages) => {
      for (const kind of pages)
        expect(await htmlOf(kinds[kind]), kind).toMatch(
          new RegExp(`action="/api/likes/press"[^>]*><input type="hidden" name="item" value="${collection}:`),
        )
    },
    90_000,
  )

  it('asked for by a visitor is done once they have signed in, and is taken back by the next press', async () => {
    const email = await member()
    const page = await browser.page({ viewport: phone })
    await page.goto(guide)
    await page.waitForLoadState('networkidle')
    await like(page).click()
    await page.waitForURL('**/login?redirect=*')
    await signInHere(page, email)
    await page.waitForURL(`**${guide}`)
    await expect.poll(() => like(page).getAttribute('aria-pressed')).toBe('true')
    await expect
      // A session's cookie counts for requests of the site itself.
      .poll(async () =>
        (await page.request.get(`${baseUrl}/api/likes?limit=1`, { headers: { origin: baseUrl } })).json(),
      )
      .toMatchObject({
        totalDocs: 1,
      })
    const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE')
    await like(page).click()
    expect((await deleted).status()).toBe(200)
    expect(await like(page).getAttribute('aria-pressed')).toBe('false')
  }, 90_000)

  it('that cannot be kept goes back to what it was, and says so', async () => {
    const email = await member()
    const page = await browser.page()
    await openAs(page, email, guide)
    await page.waitForLoadState('networkidle')
    await page.route('**/api/likes', (route) => route.abort())
    await like(page).click()
    await page.getByText(en.reactionFailed).waitFor({ state: 'attached' })
    expect(await like(page).getAttribute('aria-pressed')).toBe('false')
  }, 90_000)

  it('asks nothing of the server for a visitor', async () => {
    const page = await browser.page()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(guide)
    await page.waitForLoadState('networkidle')
    expect(asked.filter((where) => where.startsWith('/api/') && !where.startsWith('/api/media'))).toEqual([])
  })
})

describe('a review', () => {
  it.each([true, false])(
    'is mended, written, and seen by all once published; with scripts: %s',
    async (javaScriptEnabled) => {
      const email = await member()
      const headline = `Two flushes ${process.pid} ${javaScriptEnabled}`
      cleanUp('reviews', headline)
      const page = await browser.page({ javaScriptEnabled, viewport: phone })
      await openAs(page, email, guide)
      await page.waitForLoadState('networkidle')
      const form = page.locator('#review-form')
      await page.locator('.write-fold > summary').click()
      await form.getByLabel(/^Headline/).fill(headline)
      await form.getByRole('button', { name: ui.reviewForm.send }).click()
      const summary = page.getByRole('alert').filter({ hasText: en.problems.ratingRequired })
      await summary.getByRole('link', { name: en.problems.textRequired }).waitFor()
      expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
      expect(await form.getByLabel(/^Headline/).inputValue()).toBe(headline)
      await form.getByRole('radio', { name: ui.stars.four }).press('Space')
      await form.getByLabel(/^Your review/).fill('From one block, on oak.')
      await page.waitForTimeout(2100) // no hand is faster
      await form.getByRole('button', { name: ui.reviewForm.send }).click()
      await page.getByText(ui.reviewForm.sentTitle).waitFor()
      await page.getByText(ui.reviewForm.sentNote).first().waitFor()
      const focused = await page.evaluate(() => document.activeElement?.textContent)
      if (javaScriptEnabled) expect(focused).toContain(ui.reviewForm.sentTitle)
      await page.getByText(words.pending).first().waitFor()

      const stranger = await browser.page()
      await stranger.goto(guide)
      expect(await stranger.getByText(headline).count()).toBe(0)
      const admin = await asAdmin()
      const [entry] = await admin.find('reviews', { headline }, { draft: true })
      await admin.update('reviews', String(entry?.id), { _status: 'published' })
      await expect
        .poll(
          async () =>
            (await stranger.goto(guide)) && stranger.getByRole('heading', { name: headline }).count(),
        )
        .toBe(1)
      await stranger.getByRole('link', { name: /4 stars: 1 review/ }).waitFor()
    },
    120_000,
  )

  it('cannot be written by a visitor, whom the form leads to signing in', async () => {
    const page = await browser.page()
    await page.goto(guide)
    await page.locator('.write-fold > summary').click()
    const way = page.locator('#review-form').getByRole('link', { name: words.signIn })
    expect(await way.getAttribute('href')).toContain('/login?redirect=')
    expect(await page.locator('#review-form-review').isDisabled()).toBe(true)
  })
})

describe('an entry', () => {
  it('is text, whatever is written in it: no sign of it is run', async () => {
    const evil = '"></script><script>alert(1)</script><img src=x onerror=alert(2)>'
    const species = await records.make('mushrooms', { ...bareSpecies('malus'), _status: 'published' })
    const doc = { relationTo: 'mushrooms', value: species.id }
    const email = `evil-${process.pid}-${Date.now()}@example.org`
    await records.make('users', { email, password, alias: evil.slice(0, 60), roles: ['member'] })
    const author = await signIn({ email, password })
    const admin = await asAdmin()
    const said = {
      reviews: { rating: 4, headline: evil, review: evil },
      impressions: { rating: 4, headline: evil, impression: evil },
      comments: { comment: evil },
    }
    for (const [kind, text] of Object.entries(said)) {
      const { id } = await author.create(kind, { doc, ...text })
      await admin.update(kind, id, { _status: 'published' })
    }
    const page = await browser.page()
    const run: string[] = []
    page.on('dialog', (dialog) => {
      run.push(dialog.message())
      void dialog.dismiss()
    })
    const shown = page.getByRole('heading', { name: evil })
    await expect.poll(async () => (await page.goto(`/mushrooms/${species.slug}`)) && shown.count()).toBe(2)
    await page.waitForLoadState('networkidle')
    expect(await page.locator('#comments-list').getByText(evil).count()).toBe(1)
    expect(await page.locator('img[src="x"]').count()).toBe(0)
    for (const data of await page.locator('script[type="application/ld+json"]').allTextContents())
      expect(() => JSON.parse(data)).not.toThrow()
    expect(run).toEqual([])
  }, 90_000)

  it('is reported by a visitor without scripts, who must name a reason', async () => {
    const html = await (await ask(guide)).text()
    const entry = /growingguides:[0-9a-f-]{36}/.exec(html)?.[0] ?? ''
    const page = await browser.page({ javaScriptEnabled: false })
    await page.goto(`/report?entry=${entry}`)
    await page.waitForTimeout(2100)
    await page.getByRole('button', { name: en.reportForm.submit }).click()
    await page.getByRole('alert').getByText(en.problems.reasonRequired).waitFor()
    await page.waitForTimeout(2100)
    await page.getByLabel(en.moderation.reports.wrong).check()
    await page.getByRole('button', { name: en.reportForm.submit }).click()
    await page.getByText(en.reportForm.done).waitFor()
    records.afterwards(async () => {
      const admin = await asAdmin()
      for (const { id } of await admin.find('reports', { reason: 'wrong' })) await admin.remove('reports', id)
    })
  })
})

describe('one’s own pages', () => {
  it('show what one likes, and what has become of what one wrote', async () => {
    const species = await records.make('mushrooms', { ...bareSpecies('amatus'), _status: 'published' })
    const name = String((species.specie as { scientificName: string }).scientificName)
    const item = { relationTo: 'mushrooms', value: species.id }
    const email = await member()
    const author = await signIn({ email, password })
    await author.create('likes', { item })
    await author.create('comments', { doc: item, comment: 'Waits for a reader.' })
    const { id } = await author.create('reviews', {
      doc: item,
      rating: 5,
      headline: 'Seen by all',
      review: 'Good as it is.',
    })
    await (await asAdmin()).update('reviews', id, { _status: 'published' })
    const page = await browser.page({ viewport: phone })
    await openAs(page, email, '/account/likes')
    await page.getByRole('main').getByRole('link', { name }).first().waitFor()
    await page.goto('/account/contributions')
    const lines = page.getByRole('main').getByRole('listitem')
    await lines.filter({ hasText: 'Seen by all' }).getByText('Published', { exact: true }).waitFor()
    await lines.filter({ hasText: 'Waits for a reader.' }).getByText(ui.contribution.pending).waitFor()
  }, 90_000)
})
