import type { Page } from '@playwright/test'
import { setClockBack, setOpenedEarlier, signInByForm } from './support/forms'
import { waitForHydration } from './support/hydration'
import { uniqueName } from './support/records'
import { request, signIn } from './support/rest'
import { inLanguage, kinds, languageAt, phone } from './support/site'
import { expect, test } from './support/test'
import { startsWith, text, textIn } from './support/text'

const guide = kinds.guide

const reviewForm = (page: Page) => page.locator('#review-form')
const unfoldForm = (page: Page) =>
  page
    .locator('details', { has: reviewForm(page) })
    .locator('summary')
    .first()
    .click()

for (const javaScriptEnabled of [true, false])
  test(`a review is corrected, sent and published, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    openContext,
    page: visitorPage,
    records,
    admin,
    createUser,
  }) => {
    const { path } = await records.createSpecies('recensus')
    const headline = uniqueName('Two flushes')
    records.deleteLater('reviews', { headline })
    const context = await openContext({ javaScriptEnabled, viewport: phone })
    if (javaScriptEnabled) await setClockBack(context)
    const page = await context.newPage()
    const form = reviewForm(page)
    await signInByForm(page, await createUser(), path)
    if (javaScriptEnabled) {
      await waitForHydration(page, form)
      await unfoldForm(page)
    } else
      await page
        .locator('#reviews')
        .getByRole('link', { name: text('contributions.withoutScript') })
        .click()
    await form.getByLabel(startsWith(text('ui.reviewForm.headline'))).fill(headline)
    await form.getByRole('button', { name: text('ui.reviewForm.send') }).click()
    const summary = page.getByRole('alert').filter({ hasText: text('contributions.problems.ratingRequired') })
    const problem = summary.getByRole('link', { name: text('contributions.problems.textRequired') })
    await expect(problem).toBeVisible()
    await expect(summary).toBeFocused()
    await expect(form.getByLabel(startsWith(text('ui.reviewForm.headline')))).toHaveValue(headline)
    await form.getByRole('radio', { name: text('ui.stars.four') }).press('Space')
    await form.getByLabel(startsWith(text('ui.reviewForm.text'))).fill('From one block, on oak.')
    await form.getByRole('button', { name: text('ui.reviewForm.send') }).click()
    await expect(page.getByText(text('ui.reviewForm.sentTitle'))).toBeVisible()
    await expect(page.getByText(text('ui.reviewForm.sentNote')).first()).toBeVisible()
    if (javaScriptEnabled) await expect(page.locator(':focus')).toContainText(text('ui.reviewForm.sentTitle'))
    await expect(page.getByText(text('reviews.pending')).first()).toBeVisible()
    await expect(page.getByText(text('reviews.edit'), { exact: true })).toBeVisible()

    await visitorPage.goto(path)
    await expect(visitorPage.getByText(headline)).toHaveCount(0)
    const [entry] = await admin.find('reviews', { headline }, { draft: true })
    await admin.update('reviews', String(entry?.id), { _status: 'published' })
    await expect
      .poll(async () => {
        await visitorPage.goto(path)
        return visitorPage.getByRole('heading', { name: headline }).count()
      })
      .toBe(1)
    const bar = text('ui.rating.bar', { stars: 4, count: 1, percent: '' }).replace(/,\s*$/, '')
    await expect(visitorPage.getByRole('link', { name: startsWith(bar) })).toBeVisible()
  })

test('the review form leads visitors to sign in, without scripts too', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto(guide)
  await unfoldForm(page)
  const signInLink = reviewForm(page).getByRole('link', { name: text('reviews.signIn') })
  await expect(signInLink).toHaveAttribute('href', /\/login\?redirect=/)
  await expect(reviewForm(page).locator('[type="submit"]')).toHaveCount(0)
  await expect(reviewForm(page).getByLabel(startsWith(text('ui.reviewForm.text')))).toBeDisabled()
})

test('markup in contributions is shown as text and never run', async ({
  page,
  records,
  createUser,
  admin,
}) => {
  const markup = '"></script><script>alert(1)</script><img src=x onerror=alert(2)>'
  const { id, path } = await records.createSpecies('malus')
  const doc = { relationTo: 'mushrooms', value: id }
  const { email, password } = await createUser('member', { alias: markup.slice(0, 60) })
  const author = await signIn({ email, password })
  for (const [collection, entry] of Object.entries({
    reviews: { rating: 4, headline: markup, review: markup },
    impressions: { rating: 4, headline: markup, impression: markup },
    comments: { comment: markup },
  })) {
    const created = await author.create(collection, { doc, ...entry })
    await admin.update(collection, created.id, { _status: 'published' })
  }
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await expect
    .poll(async () => {
      await page.goto(path)
      return page.getByRole('heading', { name: markup }).count()
    })
    .toBe(2)
  await waitForHydration(page)
  await expect(page.locator('#comments').getByText(markup)).toHaveCount(1)
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
  for (const json of await page.locator('script[type="application/ld+json"]').allTextContents())
    expect(() => JSON.parse(json)).not.toThrow()
  expect(dialogs).toEqual([])
})

test('a visitor reports an entry without scripts and must name a reason', async ({ openPage, records }) => {
  records.deleteLater('reports', { reason: 'wrong' })
  const html = await (await request(guide)).text()
  const entry = /growingguides:[0-9a-f-]{36}/.exec(html)?.[0]
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto(`/report?entry=${entry}`)
  const form = page.locator('form[action="/api/reports/write"]')
  const send = form.getByRole('button', { name: text('contributions.reportForm.submit') })
  await setOpenedEarlier(form)
  await send.click()
  await expect(page.getByRole('alert').getByText(text('contributions.problems.reasonRequired'))).toBeVisible()
  await page.getByLabel(text('contributions.moderation.reports.wrong')).check()
  await setOpenedEarlier(form)
  await send.click()
  await expect(page.getByText(text('contributions.reportForm.done'))).toBeVisible()
})

const reportedPages = [
  'deadly species',
  'edible species',
  'guide',
  'recipe',
  'article',
  'project',
  'about',
  'vendor',
  'wholesaler',
  'dropshipper',
] as const

for (const [index, kind] of reportedPages.entries())
  test(`the page “${kind}” leads to the form that reports an error on it`, async ({ openPage }) => {
    const language = languageAt(index)
    const t = textIn(language)
    const page = await openPage({ javaScriptEnabled: false })
    const path = inLanguage(language, kinds[kind])
    await page.goto(path)
    await page.getByRole('link', { name: t('contributions.reportError'), exact: true }).click()
    await expect(page.getByRole('heading', { name: t('contributions.reportForm.errorTitle') })).toBeVisible()
    await expect(page.locator(`blockquote a[href="${path}"]`)).toBeVisible()
    await expect(page.locator('form[action="/api/reports/write"]')).toBeVisible()
  })

test('a visitor reports an error on a species in Portuguese without scripts and returns to it', async ({
  openPage,
  records,
}) => {
  records.deleteLater('reports', { reason: 'wrong' })
  const t = textIn('pt')
  const path = inLanguage('pt', kinds['deadly species'])
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto(path)
  await page.getByRole('link', { name: t('contributions.reportError'), exact: true }).click()
  await page.getByLabel(t('contributions.moderation.reports.wrong')).check()
  const form = page.locator('form[action="/api/reports/write"]')
  await setOpenedEarlier(form)
  await form.getByRole('button', { name: t('contributions.reportForm.submit') }).click()
  await expect(page.getByText(t('contributions.reportForm.done'))).toBeVisible()
  await page.getByRole('link', { name: t('contributions.reportForm.back'), exact: true }).click()
  await expect(page).toHaveURL((url) => url.pathname === path)
})
