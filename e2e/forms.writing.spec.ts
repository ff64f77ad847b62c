import type { Page } from '@playwright/test'
import { allRules, findViolations } from './support/axe'
import { waitForHydration } from './support/hydration'
import { controlsOf, tabThroughForm } from './support/keyboard'
import { expect, test } from './support/test'
import { text } from './support/text'

interface Form {
  name: string
  selector: string
  /** The address; `subject` stands for the path of a species. */
  path: string
  needsMember?: boolean
  isFolded?: boolean
}

const accountForm = (action: string) => `form[action="/api/users/${action}"]`

const forms: Form[] = [
  { name: 'sign in', path: '/login', selector: accountForm('sign-in') },
  { name: 'sign up', path: '/signup', selector: accountForm('sign-up') },
  { name: 'forgotten password', path: '/forgot', selector: accountForm('forgot') },
  { name: 'new password', path: '/reset?token=x', selector: accountForm('reset') },
  { name: 'confirmation of an address', path: '/verify?token=x', selector: accountForm('confirm') },
  { name: 'profile', path: '/account', selector: accountForm('profile'), needsMember: true },
  {
    name: 'change of password',
    path: '/account/security',
    selector: accountForm('password'),
    needsMember: true,
  },
  {
    name: 'change of address',
    path: '/account/security',
    selector: accountForm('address'),
    needsMember: true,
  },
  {
    name: 'deletion of the account',
    path: '/account/data',
    selector: accountForm('leave'),
    needsMember: true,
  },
  { name: 'contact', path: '/contact', selector: 'form[action="/api/form-submissions"]' },
  {
    name: 'review',
    path: 'subject',
    selector: '#review-form:has(textarea:enabled)',
    needsMember: true,
    isFolded: true,
  },
  {
    name: 'impression',
    path: 'subject/impressions?write=1',
    selector: '#impression-form',
    needsMember: true,
  },
  { name: 'comment', path: 'subject', selector: '#comment-form:has(textarea:enabled)', needsMember: true },
]

async function expectReachableByKeyboard(
  page: Page,
  { selector, isFolded }: Omit<Form, 'path'>,
): Promise<void> {
  const form = page.locator(selector)
  await waitForHydration(page, form)
  if (isFolded) await page.locator('details', { has: form }).locator('summary').first().press('Enter')
  await expect(form).toBeVisible()
  const controls = await controlsOf(form)
  expect(controls.length).toBeGreaterThan(0)
  expect(await tabThroughForm(page, form)).toEqual(controls)
  expect(await findViolations(page, allRules, selector)).toEqual([])
}

for (const form of forms)
  test(`every control of the form “${form.name}” is named and reached by keyboard`, async ({
    openPage,
    records,
    sharedMember,
  }) => {
    const isAboutSubject = form.path.startsWith('subject')
    const subject = isAboutSubject ? (await records.createSpecies('scriptus')).path : ''
    const page = await openPage(form.needsMember ? { storageState: sharedMember.session.storageState } : {})
    await page.goto(form.path.replace('subject', subject))
    await expectReachableByKeyboard(page, form)
  })

test('every control of the form “report” is named and reached by keyboard', async ({ page, admin }) => {
  const guide = await admin.findOne('growingguides', { _status: 'published' })
  await page.goto(`/report?entry=growingguides:${guide.id}`)
  await expectReachableByKeyboard(page, { name: 'report', selector: 'form[action="/api/reports/write"]' })
})

test('the problems of a review lead to its fields, and a failing upload does not take the focus', async ({
  memberPage: page,
  records,
}) => {
  const { path } = await records.createSpecies('scriptus')
  const form = page.locator('#review-form')
  await page.goto(path)
  await waitForHydration(page, form)
  await page.locator('details', { has: form }).locator('summary').first().press('Enter')
  await form.getByRole('button', { name: text('ui.reviewForm.send') }).press('Enter')
  const summary = form.getByRole('alert').filter({ has: page.getByRole('link') })
  await expect(summary).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const focused = page.locator(':focus')
  await expect(focused).toHaveAttribute('name', 'rating')
  await form.locator('input[type="file"]').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('not a picture'),
  })
  await expect(form.getByText(text('contributions.problems.pictureWrong')).first()).toBeVisible()
  await expect(focused).toHaveAttribute('name', 'rating')
  await page.keyboard.press('ArrowRight')
  await expect(form.locator('[name="rating"]:checked')).toHaveCount(1)
})

test('F08: a review whose picture fails to upload while it is sent stays in the form', async ({
  memberPage: page,
  records,
}) => {
  const { path } = await records.createSpecies('scriptus')
  const form = page.locator('#review-form')
  let failUpload = () => {}
  const uploadFailed = new Promise<void>((resolve) => {
    failUpload = resolve
  })
  const reviews: string[] = []
  page.on('request', (request) => request.url().includes('/api/reviews/write') && reviews.push(request.url()))
  await page.route('**/api/media*', async (route) => {
    await uploadFailed
    await route.fulfill({ status: 507, json: { errors: [{ message: 'The disk is full.' }] } })
  })
  await page.goto(path)
  await waitForHydration(page, form)
  await page.locator('details', { has: form }).locator('summary').first().press('Enter')
  const headline = form.locator('[name="headline"]')
  await headline.fill('Two flushes')
  await form.locator('input[type="file"]').setInputFiles({
    name: 'flush.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  })
  await form.getByRole('button', { name: text('ui.reviewForm.send') }).press('Enter')
  await expect(form.getByRole('button', { name: text('ui.reviewForm.sending') })).toBeVisible()
  failUpload()
  const problem = text('contributions.problems.pictureNotUploaded')
  await expect(form.getByRole('alert').getByRole('link', { name: problem })).toBeVisible()
  await expect(form.getByText('The disk is full.')).toBeVisible()
  await expect(headline).toHaveValue('Two flushes')
  expect(reviews).toEqual([])
})
