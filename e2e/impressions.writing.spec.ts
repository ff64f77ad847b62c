import type { Page } from '@playwright/test'
import { allRules, findViolations } from './support/axe'
import { setClockBack, submitSignIn } from './support/forms'
import { waitForHydration } from './support/hydration'
import { phone } from './support/site'
import { expect, test } from './support/test'
import { startsWith, text } from './support/text'

const section = (page: Page) => page.locator('#impressions')
const form = (page: Page) => page.locator('#impression-form')
const sendButton = (page: Page) => form(page).getByRole('button', { name: text('impressions.form.send') })
const openLink = (page: Page) => section(page).getByRole('link', { name: text('impressions.open') })

async function fillIn(page: Page, headline: string): Promise<void> {
  // Stars cover their radio buttons.
  await form(page).locator('[name="rating"][value="4"]').press('Space')
  await form(page)
    .getByLabel(startsWith(text('impressions.form.headline')))
    .fill(headline)
  await form(page)
    .getByLabel(startsWith(text('impressions.form.text')))
    .fill('Mild and firm, a little like veal.')
  await form(page).locator('[name="consumptionForm"][value="other"]').press('Space')
}

test('the link to share an impression leads a visitor by signing in to the open form', async ({
  page,
  records,
  member,
}) => {
  const { path } = await records.createSpecies('gustatus')
  await page.goto(path)
  await section(page)
    .getByRole('link', { name: text('impressions.signIn') })
    .click()
  await page.waitForURL(/\/login/)
  await submitSignIn(page, member)
  await page.waitForURL(new RegExp(`${path}\\?write=1#impressions$`))
  await expect(form(page)).toBeVisible()
})

test('an impression is corrected and sent, seen by its author, and by all once it is published', async ({
  openContext,
  page: visitorPage,
  records,
  member,
  admin,
}) => {
  const { id, path } = await records.createSpecies('gustatus')
  const context = await openContext({ storageState: member.session.storageState })
  await setClockBack(context)
  const page = await context.newPage()
  await page.goto(path)
  await waitForHydration(page, openLink(page))
  await expect(form(page)).toHaveCount(0)
  await openLink(page).click()
  await sendButton(page).click()
  const summary = section(page)
    .getByRole('alert')
    .filter({ has: page.getByRole('link') })
  await expect(summary).toBeFocused()
  expect(await summary.getByRole('link').allTextContents()).toEqual([
    text('contributions.problems.ratingRequired'),
    text('contributions.problems.headlineRequired'),
    text('contributions.problems.textRequired'),
  ])
  await fillIn(page, 'Good in risotto')
  await sendButton(page).click()
  await expect(summary.getByText(text('contributions.problems.otherFormRequired'))).toBeVisible()
  await expect(form(page).getByLabel(startsWith(text('impressions.form.headline')))).toHaveValue(
    'Good in risotto',
  )
  await form(page)
    .getByLabel(startsWith(text('impressions.form.otherConsumptionForm')))
    .fill('In a pickle')
  await sendButton(page).click()
  await expect(page.getByText(text('impressions.sent.title'))).toBeVisible()
  await expect(page.getByText(text('impressions.sent.publish'))).toBeVisible()
  await expect(page.locator(':focus')).toContainText(text('impressions.sent.title'))
  await expect(section(page).getByRole('link', { name: text('impressions.sent.admin') })).toHaveAttribute(
    'href',
    /^\/admin\/collections\/impressions\/[\w-]+$/,
  )
  await expect(form(page)).toHaveCount(0)
  await expect(section(page).getByText(text('impressions.waiting'))).toBeVisible()

  await visitorPage.goto(path)
  await expect(visitorPage.getByText('Good in risotto')).toHaveCount(0)
  const [entry] = await admin.find('impressions', { 'doc.value': id }, { draft: true })
  await admin.update('impressions', String(entry?.id), { _status: 'published' })
  await expect
    .poll(async () => {
      await visitorPage.goto(path)
      return visitorPage.getByText('Good in risotto').count()
    })
    .toBe(1)
  await expect(visitorPage.getByText('In a pickle')).toHaveCount(1)
})

test('an impression is sent without scripts, and an error keeps what was written', async ({
  openPage,
  records,
  member,
}) => {
  const { path } = await records.createSpecies('gustatus')
  const page = await openPage({ javaScriptEnabled: false, storageState: member.session.storageState })
  await page.goto(`${path}/impressions`)
  await openLink(page).click()
  await fillIn(page, 'Without a script')
  await sendButton(page).click()
  await expect(page.getByText(text('contributions.problems.otherFormRequired')).first()).toBeVisible()
  await expect(form(page).getByLabel(startsWith(text('impressions.form.headline')))).toHaveValue(
    'Without a script',
  )
  await expect(form(page).locator('[name="rating"][value="4"]')).toBeChecked()
  await form(page)
    .getByLabel(startsWith(text('impressions.form.otherConsumptionForm')))
    .fill('Smoked')
  await sendButton(page).click()
  await expect(page.getByText(text('impressions.sent.title'))).toBeVisible()
  await expect(page.getByText(text('impressions.waiting'))).toBeVisible()
})

test('five impressions are shown, and the rest is loaded in place', async ({
  openPage,
  records,
  createUser,
  admin,
}) => {
  const { id, path } = await records.createSpecies('gustatus')
  for (let number = 0; number < 6; number += 1) {
    const author = await createUser()
    const entry = await author.session.create('impressions', {
      doc: { relationTo: 'mushrooms', value: id },
      rating: 4,
      headline: `Impression ${number}`,
      impression: 'Nothing to add.',
      consumptionForm: 'tea',
      experiential: ['calm'],
    })
    await admin.update('impressions', entry.id, { _status: 'published' })
  }
  const page = await openPage({ viewport: phone })
  const headings = section(page).getByRole('heading', { name: /^Impression \d/ })
  const more = section(page).getByRole('link', { name: text('impressions.more', { count: 1 }) })
  await expect
    .poll(async () => {
      await page.goto(path)
      return more.count()
    })
    .toBe(1)
  await waitForHydration(page, more)
  await expect(headings).toHaveCount(5)
  const address = page.url()
  await more.click()
  await expect(headings).toHaveCount(6)
  expect(page.url()).toBe(address)
  const people = text('impressions.summary.people', { count: 6 })
  const of = text('impressions.summary.of', { count: 6, people: 6 })
  await expect(section(page)).toContainText(new RegExp(`Tea[\\s\\S]*${people}[\\s\\S]*Calm[\\s\\S]*${of}`))
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`the open form of an impression is accessible in the ${colorScheme} theme`, async ({
    openPage,
    records,
    sharedMember,
  }) => {
    const { path } = await records.createSpecies('gustatus')
    const page = await openPage({ colorScheme, storageState: sharedMember.session.storageState })
    await page.goto(`${path}/impressions?write=1`)
    await expect(form(page)).toBeVisible()
    expect(await findViolations(page, allRules, '#impressions')).toEqual([])
  })
