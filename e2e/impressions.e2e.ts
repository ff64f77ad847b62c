import comments from '@messages/en/comments.json'
import contributions from '@messages/en/contributions.json'
import impressions from '@messages/en/impressions.json'
import axe from 'axe-core'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { phone, useBrowser } from './browser'
import { asAdmin, bareSpecies, baseUrl, type Doc, inLanguage, signIn, useRecords } from './site'

const browser = useBrowser()
const records = useRecords()

const password = 'chanterelles under beech 4'
let made = 0

async function member() {
  made += 1
  const email = `taster-${process.pid}-${made}-${Date.now()}@example.org`
  await records.make('users', { email, password, alias: `Taster ${made}`, roles: ['member'] })
  return { email, password }
}

/** A published species that nobody has said anything of. */
async function subject(): Promise<Doc & { path: string }> {
  const species = await records.make('mushrooms', { ...bareSpecies('gustatus'), _status: 'published' })
  return { ...species, path: `/mushrooms/${species.slug}` }
}

/** A browser in which somebody is signed in. */
async function signedIn(options?: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.visitor(options)
  const answer = await context.request.post('/api/users/sign-in', {
    data: await member(),
    headers: { origin: baseUrl },
  })
  expect(answer.status()).toBe(200)
  return context
}

async function publish(collection: string): Promise<void> {
  const admin = await asAdmin()
  const [entry] = await admin.find(collection, {}, { draft: true, limit: 1 })
  await admin.update(collection, String(entry?.id), { _status: 'published' })
}

const section = (page: Page, id: 'impressions' | 'comments') => page.locator(`#${id}`)

async function fillIn(page: Page, headline: string): Promise<void> {
  const form = page.locator('#impression-form')
  // By keyboard: a star stands for its input, and the page may still be on its way to the form.
  await form.locator('[name="rating"][value="4"]').press('Space')
  await form.getByLabel(new RegExp(`^${impressions.form.headline}`)).fill(headline)
  await form.getByLabel(new RegExp(`^${impressions.form.text}`)).fill('Mild and firm, a little like veal.')
  await form.getByLabel('Other', { exact: true }).press('Space')
}

/** What whoever reads by ear is told first. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

/** Opens a page and waits for its scripts: before they come, links lead to pages. */
const gotoAlive = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' })

/** Programs are faster than people; forms wait for people. */
const aMoment = (page: Page) => page.waitForTimeout(2200)

describe('an impression', () => {
  it('is asked for by a link to sign in, which leads to the open form', async () => {
    const { path } = await subject()
    const page = await browser.page()
    await page.goto(path)
    await section(page, 'impressions').getByRole('link', { name: impressions.signIn }).click()
    await page.waitForURL(/\/login/)
    const account = await member()
    await page
      .getByRole('main')
      .getByLabel(/^E-mail/)
      .fill(account.email)
    await page
      .getByRole('main')
      .getByLabel(/^Password/)
      .fill(account.password)
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(new RegExp(`${path}/impressions`))
    expect(await page.locator('#impression-form').isVisible()).toBe(true)
  })

  it('is mended, sent, seen by its author, and by everyone once it is published', async () => {
    const { path } = await subject()
    const page = await (await signedIn()).newPage()
    await page.goto(path)
    expect(await page.locator('#impression-form').count()).toBe(0)
    await section(page, 'impressions').getByRole('link', { name: impressions.open }).click()
    await aMoment(page)
    await page.getByRole('button', { name: impressions.form.send }).click()
    const summary = page.locator('#impressions .form-summary')
    await summary.waitFor()
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await summary.getByRole('link').allTextContents()).toEqual([
      contributions.problems.ratingRequired,
      contributions.problems.headlineRequired,
      contributions.problems.textRequired,
    ])
    await fillIn(page, 'Good in risotto')
    await page.getByRole('button', { name: impressions.form.send }).click()
    await summary.getByText(contributions.problems.otherFormRequired).waitFor()
    expect(await page.locator('[name="headline"]').first().inputValue()).toBe('Good in risotto')
    await page.getByLabel(new RegExp(`^${impressions.form.otherConsumptionForm}`)).fill('In a pickle')
    await page.getByRole('button', { name: impressions.form.send }).click()
    await page.getByText(impressions.sent.title).waitFor()
    await page.getByText(impressions.sent.publish).waitFor()
    expect(await focused(page)).toContain(impressions.sent.title)
    const admin = section(page, 'impressions').getByRole('link', { name: impressions.sent.admin })
    expect(await admin.getAttribute('href')).toMatch(/^\/admin\/collections\/impressions\/[\w-]+$/)
    expect(await page.locator('#impression-form').count()).toBe(0)
    await section(page, 'impressions').getByText(impressions.waiting).waitFor()

    const other = await browser.page()
    await other.goto(path)
    expect(await other.getByText('Good in risotto').count()).toBe(0)
    await publish('impressions')
    await expect
      .poll(async () => {
        await other.reload()
        return other.getByText('Good in risotto').count()
      })
      .toBe(1)
    expect(await other.getByText('In a pickle').count()).toBe(1)
  })

  it('is sent without a script; what had been written comes back', async () => {
    const { path } = await subject()
    const context = await signedIn({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(inLanguage('en', `${path}/impressions`))
    await section(page, 'impressions').getByRole('link', { name: impressions.open }).click()
    await fillIn(page, 'Without a script')
    await page.getByRole('button', { name: impressions.form.send }).click()
    await page.getByText(contributions.problems.otherFormRequired).first().waitFor()
    expect(await page.locator('#impression-headline').inputValue()).toBe('Without a script')
    expect(await page.locator('#impression-form [name="rating"][value="4"]').isChecked()).toBe(true)
    await page.locator('#impression-otherConsumptionForm').fill('Smoked')
    await page.getByRole('button', { name: impressions.form.send }).click()
    await page.getByText(impressions.sent.title).waitFor()
    await page.getByText(impressions.waiting).waitFor()
  })

  it('is one of five, and five more come in place', async () => {
    const { id, path } = await subject()
    const admin = await asAdmin()
    for (let told = 0; told < 6; told += 1) {
      const { id: entry } = await (await signIn(await member())).create('impressions', {
        doc: { relationTo: 'mushrooms', value: id },
        rating: 4,
        headline: `Told ${told}`,
        impression: 'Nothing to add.',
        consumptionForm: 'tea',
        experiential: ['calm'],
      })
      await admin.update('impressions', entry, { _status: 'published' })
    }
    const page = await browser.page({ viewport: phone })
    const told = page.locator('#impressions').getByRole('heading', { name: /^Told/ })
    const more = section(page, 'impressions').getByRole('link', { name: 'Show one more' })
    const shown = async () => {
      await gotoAlive(page, path)
      return more.count()
    }
    await expect.poll(shown, { timeout: 10_000 }).toBe(1) // pages are fresh within two seconds
    expect(await told.count()).toBe(5)
    const address = page.url()
    await more.click()
    await expect.poll(() => told.count(), { timeout: 10_000 }).toBe(6)
    expect(page.url()).toBe(address)
    const reported = page.locator('.reported')
    expect(await reported.innerText()).toMatch(/Tea[\s\S]*6 people[\s\S]*Calm[\s\S]*6 of 6/)
  })

  it.each(['light', 'dark'] as const)(
    'has an open form that axe finds nothing in (%s)',
    async (colorScheme) => {
      const { path } = await subject()
      const page = await (await signedIn({ colorScheme })).newPage()
      await page.goto(`${path}/impressions?write=1`)
      await page.locator('#impression-form').waitFor()
      await page.evaluate(axe.source)
      const found = await page.evaluate(async () => {
        const { axe: run } = window as unknown as { axe: typeof axe }
        return (await run.run('#impressions')).violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)
      })
      expect(found).toEqual([])
    },
  )
})

describe('a comment', () => {
  it('is not written by visitors: the field says so, and the button leads to sign in', async () => {
    const { path } = await subject()
    const page = await browser.page()
    await page.goto(path)
    const field = page.locator('#comment-text')
    expect(await field.isDisabled()).toBe(true)
    expect(await field.getAttribute('placeholder')).toBe(comments.form.signedOut)
    const link = page.locator('#comment-form').getByRole('link', { name: comments.form.signIn })
    expect(await link.getAttribute('href')).toContain(`/login?redirect=${encodeURIComponent(path)}`)
  })

  it('is sent, waits before its author, and stands in the list once published', async () => {
    const { path } = await subject()
    const page = await (await signedIn()).newPage()
    await page.goto(path)
    const field = page.locator('#comment-text:enabled')
    await field.waitFor()
    await field.fill('No')
    await aMoment(page)
    await page.getByRole('button', { name: comments.form.send }).click()
    await page.locator('#comment-form .form-summary').waitFor()
    expect(await field.inputValue()).toBe('No')
    await field.fill('Found it under spruce.')
    await page.getByRole('button', { name: comments.form.send }).click()
    await page.getByText(comments.sent.title).waitFor()
    expect(await focused(page)).toContain(comments.sent.title)
    await section(page, 'comments').getByText(comments.waiting).waitFor()
    expect(await field.inputValue()).toBe('')
    await publish('comments')
    const other = await browser.page()
    await expect
      .poll(async () => {
        await other.goto(path)
        return other.locator('#comments-list').getByText('Found it under spruce.').count()
      })
      .toBe(1)
  })

  it('is one of three until all are asked for', async () => {
    const { id, path } = await subject()
    const session = await signIn(await member())
    const admin = await asAdmin()
    for (let told = 0; told < 4; told += 1) {
      const doc = { relationTo: 'mushrooms', value: id }
      const { id: entry } = await session.create('comments', { doc, comment: `Remark ${told}` })
      await admin.update('comments', entry, { _status: 'published' })
    }
    const page = await browser.page()
    await gotoAlive(page, path)
    const remarks = page.locator('#comments-list').getByText(/^Remark/)
    expect(await remarks.count()).toBe(3)
    await section(page, 'comments').getByRole('link', { name: 'Show all 4 comments' }).click()
    await expect.poll(() => remarks.count()).toBe(4)
    await section(page, 'comments').getByRole('link', { name: 'Show only the first 3' }).click()
    await expect.poll(() => remarks.count()).toBe(3)
  })
})
