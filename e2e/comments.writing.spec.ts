import type { Page } from '@playwright/test'
import { setClockBack } from './support/forms'
import { waitForHydration } from './support/hydration'
import { phone } from './support/site'
import { expect, test } from './support/test'
import { startsWith, text } from './support/text'

const section = (page: Page) => page.locator('#comments')
const form = (page: Page) => page.locator('#comment-form')
const field = (page: Page) => form(page).getByLabel(startsWith(text('comments.form.text')))
const sendButton = (page: Page) => form(page).getByRole('button', { name: text('comments.form.send') })

test('the comment form leads visitors to sign in', async ({ page, records }) => {
  const { path } = await records.createSpecies('dictus')
  await page.goto(path)
  await expect(field(page)).toBeDisabled()
  await expect(field(page)).toHaveAttribute('placeholder', text('comments.form.signedOut'))
  const signInLink = form(page).getByRole('link', { name: text('comments.form.signIn') })
  expect(await signInLink.getAttribute('href')).toContain(`/login?redirect=${encodeURIComponent(path)}`)
})

test('a comment is corrected and sent, shown to its author as pending, and to all once published', async ({
  openContext,
  page: visitorPage,
  records,
  member,
  admin,
}) => {
  const { id, path } = await records.createSpecies('dictus')
  const context = await openContext({ storageState: member.session.storageState })
  await setClockBack(context)
  const page = await context.newPage()
  await page.goto(path)
  await waitForHydration(page)
  await expect(field(page)).toBeEnabled()
  await field(page).fill('No')
  await sendButton(page).click()
  await expect(
    form(page)
      .getByRole('alert')
      .filter({ hasText: text('contributions.problems.textTooShort', { min: 3 }) })
      .first(),
  ).toBeVisible()
  await expect(field(page)).toHaveValue('No')
  await field(page).fill('Found it under spruce.')
  await sendButton(page).click()
  await expect(page.getByText(text('comments.sent.title'))).toBeVisible()
  await expect(page.locator(':focus')).toContainText(text('comments.sent.title'))
  await expect(section(page).getByText(text('comments.waiting'))).toBeVisible()
  await expect(field(page)).toHaveValue('')
  const [entry] = await admin.find('comments', { 'doc.value': id }, { draft: true })
  await admin.update('comments', String(entry?.id), { _status: 'published' })
  const list = section(visitorPage).getByRole('list', { name: text('comments.title') })
  await expect
    .poll(async () => {
      await visitorPage.goto(path)
      return list.getByText('Found it under spruce.').count()
    })
    .toBe(1)
})

test('a comment is corrected, sent, edited from the account, deleted and restored without scripts', async ({
  openPage,
  records,
  member,
}) => {
  const { path } = await records.createSpecies('dictus')
  const page = await openPage({
    javaScriptEnabled: false,
    viewport: phone,
    storageState: member.session.storageState,
  })
  await page.goto(`${path}/comments`)
  await field(page).fill('No')
  await sendButton(page).click()
  await expect(
    page
      .getByRole('alert')
      .getByText(text('contributions.problems.textTooShort', { min: 3 }))
      .first(),
  ).toBeVisible()
  await expect(field(page)).toHaveValue('No')
  await field(page).fill('Found it under larch.')
  await sendButton(page).click()
  await expect(page.getByText(text('comments.sent.title'))).toBeVisible()
  await expect(page.getByText('Found it under larch.')).toBeVisible()
  await expect(page.getByText(text('comments.waiting'))).toBeVisible()

  await page.goto('/account/contributions')
  await page
    .getByRole('main')
    .getByRole('link', { name: startsWith(text('ui.contribution.edit')) })
    .click()
  const edited = form(page).getByLabel(startsWith(text('comments.form.editText')))
  await expect(edited).toHaveValue('Found it under larch.')
  await edited.fill('Found it under old larch.')
  await sendButton(page).click()
  await expect(page.getByText('Found it under old larch.')).toBeVisible()
  await expect(page.getByText('Found it under larch.')).toHaveCount(0)
  await page.getByText(text('contributions.deletion.open'), { exact: true }).click()
  await page
    .getByRole('button', { name: text('contributions.deletion.submit', { kind: 'comments' }) })
    .click()
  await expect(page.getByText(text('contributions.deletion.done', { kind: 'comments' }))).toBeVisible()
  await expect(page.getByText('Found it under old larch.')).toHaveCount(0)
  await page.getByRole('button', { name: text('contributions.deletion.undo'), exact: true }).click()
  await expect(page.getByText(text('contributions.deletion.restored', { kind: 'comments' }))).toBeVisible()
  await expect(page.getByText('Found it under old larch.')).toBeVisible()
})

test('a member notes a find without scripts, and takes its deletion back', async ({
  openPage,
  records,
  member,
}) => {
  const { path } = await records.createSpecies('inventus')
  const page = await openPage({
    javaScriptEnabled: false,
    viewport: phone,
    storageState: member.session.storageState,
  })
  const t = (key: 'save' | 'saveTo.finds' | 'submit' | 'note' | 'delete' | 'undo') =>
    text(`accounts.lists.${key}`)
  await page.goto(path)
  await page.getByText(t('save'), { exact: true }).click()
  await page.getByRole('link', { name: t('saveTo.finds') }).click()
  await page.getByLabel(t('note')).fill('Four of them, under birch.')
  await page.getByRole('button', { name: t('submit') }).click()
  await expect(page.getByText('Four of them, under birch.')).toBeVisible()
  await page.getByRole('button', { name: startsWith(t('delete')) }).click()
  await expect(page.getByText('Four of them, under birch.')).toHaveCount(0)
  await page.getByRole('button', { name: t('undo') }).click()
  await expect(page.getByText('Four of them, under birch.')).toBeVisible()
})

test('a member answers a comment without scripts, and the answer stands below it once published', async ({
  openPage,
  page: visitorPage,
  records,
  member,
  admin,
}) => {
  const { id, path } = await records.createSpecies('responsus')
  const doc = { relationTo: 'mushrooms', value: id }
  const question = await member.session.create('comments', { doc, comment: 'Does it grow under birch?' })
  await admin.update('comments', question.id, { _status: 'published' })
  const page = await openPage({
    javaScriptEnabled: false,
    viewport: phone,
    storageState: member.session.storageState,
  })
  await page.goto(`${path}/comments`)
  await section(page)
    .getByRole('link', { name: startsWith(text('comments.reply')) })
    .click()
  const answer = form(page).getByLabel(startsWith(text('comments.form.answerText')))
  await expect(form(page).getByText('Does it grow under birch?')).toBeVisible()
  await answer.fill('Only under birch.')
  await form(page)
    .getByRole('button', { name: text('comments.form.sendAnswer') })
    .click()
  await expect(page.getByText(text('comments.sent.title'))).toBeVisible()
  const [entry] = await admin.find('comments', { comment: 'Only under birch.' }, { draft: true })
  await admin.update('comments', String(entry?.id), { _status: 'published' })
  await expect
    .poll(async () => {
      await visitorPage.goto(path)
      return section(visitorPage)
        .getByRole('listitem')
        .filter({ hasText: 'Does it grow under birch?' })
        .getByRole('list', { name: text('comments.replies') })
        .getByText('Only under birch.')
        .count()
    })
    .toBe(1)
})

test('three comments are shown until the reader asks for all of them', async ({
  page,
  records,
  member,
  admin,
}) => {
  const { id, path } = await records.createSpecies('dictus')
  for (let number = 0; number < 4; number += 1) {
    const doc = { relationTo: 'mushrooms', value: id }
    const entry = await member.session.create('comments', { doc, comment: `Remark ${number}` })
    await admin.update('comments', entry.id, { _status: 'published' })
  }
  const remarks = section(page).getByText(/^Remark \d/)
  const showAll = section(page).getByRole('link', { name: text('comments.all', { count: 4 }) })
  const showFew = section(page).getByRole('link', { name: text('comments.few', { count: 3 }) })
  await expect
    .poll(async () => {
      await page.goto(path)
      return showAll.count()
    })
    .toBe(1)
  await waitForHydration(page, showAll)
  await expect(remarks).toHaveCount(3)
  await showAll.click()
  await expect(remarks).toHaveCount(4)
  await showFew.click()
  await expect(remarks).toHaveCount(3)
  await page.goto(`${path}/comments`)
  await expect(remarks).toHaveCount(4)
})
