import accounts from '@messages/en/accounts.json'
import comments from '@messages/en/comments.json'
import contributions from '@messages/en/contributions.json'
import ui from '@messages/en/ui.json'
import axe from 'axe-core'
import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { phone, useBrowser } from './browser'
import { asAdmin, ask, bareSpecies, baseUrl, inLanguage, signIn, useRecords } from './site'

const browser = useBrowser()
const records = useRecords()

const password = 'chanterelles under beech 4'
let made = 0

async function member() {
  made += 1
  const email = `writer-${process.pid}-${made}-${Date.now()}@example.org`
  await records.make('users', { email, password, alias: `Writer ${made}`, roles: ['member'] })
  return { email, password }
}

async function signedIn(account: object, options?: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.visitor(options)
  const answer = await context.request.post('/api/users/sign-in', {
    data: account,
    headers: { origin: baseUrl },
  })
  expect(answer.status()).toBe(200)
  return context
}

/** A published species that nobody has said anything of. */
async function subject() {
  const species = await records.make('mushrooms', { ...bareSpecies('scriptus'), _status: 'published' })
  return { id: species.id, path: `/mushrooms/${species.slug}` }
}

/** Programs are faster than people; forms wait for people. */
const aMoment = (page: Page) => page.waitForTimeout(2200)

/** What one meets in a form, in order: one stop for each control, one for all radios of a name. */
function controlsOf(form: Locator): Promise<string[]> {
  return form.evaluate((element) => {
    const all = [
      ...element.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
    ]
    const stops = all.filter(
      (one) =>
        one.tabIndex >= 0 &&
        !one.matches(':disabled, [type="hidden"]') &&
        one.checkVisibility({ visibilityProperty: true }),
    )
    return [...new Set(stops.map((one) => one.getAttribute('name') ?? one.textContent ?? ''))]
  })
}

/** Walks a form by Tab from its beginning until it is left. */
async function walk(page: Page, form: Locator): Promise<string[]> {
  await form.evaluate((element) => {
    element.tabIndex = -1
    element.focus()
    element.removeAttribute('tabindex')
  })
  const stops: string[] = []
  for (let pressed = 0; pressed < 120; pressed += 1) {
    await page.keyboard.press('Tab')
    const stop = await form.evaluate((element) => {
      const here = document.activeElement
      if (!element.contains(here)) return null
      return here?.getAttribute('name') ?? here?.textContent ?? ''
    })
    if (stop === null) return [...new Set(stops)]
    stops.push(stop)
  }
  throw new Error('The form has no end.')
}

async function objections(page: Page, form: string): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async (context) => {
    const { axe: run } = window as unknown as { axe: typeof axe }
    const { violations } = await run.run(context)
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  }, form)
}

interface Form {
  at: (subject: { path: string }) => string | Promise<string>
  selector: string
  isOwn?: boolean
  /** What is pressed for the form to open. */
  opener?: string
}

const account = (action: string) => `form[action="/api/users/${action}"]`

const forms: Record<string, Form> = {
  'signing in': { at: () => '/login', selector: account('sign-in') },
  'signing up': { at: () => '/signup', selector: account('sign-up') },
  'a forgotten password': { at: () => '/forgot', selector: account('forgot') },
  'a new password': { at: () => '/reset?token=x', selector: account('reset') },
  'confirming an address': { at: () => '/verify?token=x', selector: account('confirm') },
  'a profile': { at: () => '/account', selector: account('profile'), isOwn: true },
  'changing the password': { at: () => '/account/security', selector: account('password'), isOwn: true },
  'changing the address': { at: () => '/account/security', selector: account('address'), isOwn: true },
  leaving: { at: () => '/account/data', selector: account('leave'), isOwn: true },
  'a review': {
    at: ({ path }) => path,
    selector: '#review-form',
    isOwn: true,
    opener: '.write-fold > summary',
  },
  'an impression': {
    at: ({ path }) => `${path}/impressions?write=1`,
    selector: '#impression-form',
    isOwn: true,
  },
  'a comment': { at: ({ path }) => path, selector: '#comment-form:has(textarea:enabled)', isOwn: true },
  'a report': {
    at: async () => {
      const [guide] = await (await asAdmin()).find('growingguides', { _status: 'published' }, { limit: 1 })
      return `/report?entry=growingguides:${guide?.id}`
    },
    selector: 'form[action="/api/reports/write"]',
  },
}

describe('by keyboard alone', () => {
  it.each(Object.entries(forms))(
    'the form of %s is walked from end to end; each control has a name',
    async (_, { at, selector, isOwn, opener }) => {
      const about = await subject()
      const context = isOwn ? await signedIn(await member()) : await browser.visitor()
      const page = await context.newPage()
      await page.goto(await at(about), { waitUntil: 'networkidle' })
      if (opener) await page.locator(opener).press('Enter')
      const form = page.locator(selector)
      await form.waitFor()
      const controls = await controlsOf(form)
      expect(controls.length).toBeGreaterThan(0)
      expect(await walk(page, form)).toEqual(controls)
      expect(await objections(page, selector)).toEqual([])
    },
    90_000,
  )

  it('a review that is not taken leads to what must be mended, and nothing takes the focus from there', async () => {
    const { path } = await subject()
    const page = await (await signedIn(await member())).newPage()
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.locator('.write-fold > summary').press('Enter')
    const form = page.locator('#review-form')
    await form.getByRole('button', { name: ui.reviewForm.send }).press('Enter')
    const summary = form.locator('.form-summary')
    await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
    expect(await focused()).toBe('rating')
    // A picture that is on its way changes the form again and again.
    await form.locator('input[type="file"]').setInputFiles({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('no picture'),
    })
    await form.getByText(contributions.problems.pictureWrong).first().waitFor()
    expect(await focused()).toBe('rating')
    await page.keyboard.press('ArrowRight')
    expect(await form.locator('[name="rating"]:checked').count()).toBe(1)
  }, 90_000)
})

describe('the queue of moderators', () => {
  it('is worked through by keyboard, and Enter in a field decides nothing', async () => {
    const { id } = await subject()
    const comment = `To be read ${process.pid} ${Date.now()}`
    const { id: entry } = await (await signIn(await member())).create('comments', {
      doc: { relationTo: 'mushrooms', value: id },
      comment,
    })
    const admin = await asAdmin()
    const page = await browser.page({ storageState: admin.storageState })
    await page.goto('/admin/moderation?kind=comments')
    const waiting = page.locator('.moderation__entry').filter({ hasText: comment })
    await waiting.waitFor()
    await waiting.getByRole('checkbox').press('Enter')
    const note = page.locator('.moderation__bulk [name="note"]')
    await note.fill('Thank you.')
    await note.press('Enter')
    await page.waitForTimeout(500)
    expect(page.url()).not.toContain('decided')
    const { moderation } = contributions
    await waiting.getByRole('button', { name: moderation.publish, exact: true }).press('Enter')
    await page.waitForURL(/decided=1/)
    await page.getByRole('status').filter({ hasText: '1 decision' }).waitFor()
    expect(await waiting.count()).toBe(0)
    expect((await admin.find('comments', { id: entry }))[0]).toMatchObject({ _status: 'published' })
  }, 90_000)
})

describe('without JavaScript', () => {
  it('a comment is mended and sent', async () => {
    const { path } = await subject()
    const page = await (
      await signedIn(await member(), { javaScriptEnabled: false, viewport: phone })
    ).newPage()
    await page.goto(inLanguage('en', `${path}/comments`))
    const field = page.locator('#comment-text')
    await field.fill('No')
    await aMoment(page)
    await page.getByRole('button', { name: comments.form.send }).click()
    await page
      .getByRole('alert')
      .getByText(contributions.problems.textTooShort.replace('{min}', '3'))
      .waitFor()
    expect(await field.inputValue()).toBe('No')
    await field.fill('Found it under larch.')
    await aMoment(page)
    await page.getByRole('button', { name: comments.form.send }).click()
    await page.getByText(comments.sent.title).waitFor()
    await page.getByText('Found it under larch.').waitFor()
    await page.getByText(comments.waiting).waitFor()
  }, 90_000)

  it('a like asked for by a visitor is done once they have signed in, and the next press takes it back', async () => {
    const { path } = await subject()
    const someone = await member()
    const session = await signIn(someone)
    const likes = async () => (await session.find('likes')).length
    const page = await browser.page({ javaScriptEnabled: false, viewport: phone })
    await page.goto(path)
    const like = page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${contributions.like} \\d`) })
    await like.first().click()
    await page.waitForURL('**/login?redirect=*')
    const main = page.getByRole('main')
    await main.getByLabel(new RegExp(`^${accounts.fields.email}`)).fill(someone.email)
    await main.getByLabel(new RegExp(`^${accounts.fields.password}`)).fill(password)
    await main.getByRole('button', { name: accounts.signIn.submit, exact: true }).click()
    await page.waitForURL(`**${path}*`)
    await expect.poll(likes).toBe(1)
    await like.first().click()
    await expect.poll(likes).toBe(0)
  }, 90_000)

  it('a review is marked as helpful', async () => {
    const { id, path } = await subject()
    const admin = await asAdmin()
    const { id: review } = await (await signIn(await member())).create('reviews', {
      doc: { relationTo: 'mushrooms', value: id },
      rating: 4,
      headline: 'Mild',
      review: 'Mild and firm.',
    })
    await admin.update('reviews', review, { _status: 'published' })
    const page = await (await signedIn(await member(), { javaScriptEnabled: false })).newPage()
    const helpful = page.locator('form[action="/api/helpfuls/press"] button').first()
    await expect.poll(async () => (await page.goto(path)) && helpful.count()).toBe(1)
    await helpful.click()
    await expect
      .poll(async () => (await (await ask(`/api/reviews/${review}?depth=0`)).json()).helpfulCount)
      .toBe(1)
  }, 90_000)

  it('the password is changed, after what was wrong has been said', async () => {
    const someone = await member()
    const page = await (await signedIn(someone, { javaScriptEnabled: false })).newPage()
    await page.goto('/account/security')
    const form = page.locator(account('password'))
    const fill = async (current: string, next: string) => {
      await form.locator('[name="current"]').fill(current)
      await form.locator('[name="password"]').fill(next)
      await form.getByRole('button', { name: accounts.security.passwordSubmit }).click()
    }
    await fill('not mine at all', 'lichen on slate 9')
    await page.getByRole('alert').getByRole('link', { name: accounts.problems.passwordWrong }).waitFor()
    await fill(password, 'lichen on slate 9')
    await page.getByText(accounts.security.passwordDone).waitFor()
    expect((await signIn({ ...someone, password: 'lichen on slate 9' })).token).toBeTruthy()
  }, 90_000)
})
