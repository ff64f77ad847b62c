import { uniqueName } from './support/records'
import { request } from './support/rest'
import { expect, test } from './support/test'
import { startsWith, text } from './support/text'

test('the moderation queue is worked through by keyboard, and Enter in a field decides nothing', async ({
  adminPage: page,
  records,
  member,
  admin,
}) => {
  const { id } = await records.createSpecies('moderandus')
  const comment = uniqueName('To be read')
  const doc = { relationTo: 'mushrooms', value: id }
  const entry = await member.session.create('comments', { doc, comment })
  await page.goto('/admin/moderation?kind=comments')
  const pending = page
    .locator('li, article, fieldset, section')
    .filter({ hasText: comment, has: page.getByRole('checkbox') })
    .last()
  await expect(pending).toBeVisible()
  let requests = 0
  page.on('request', (request) => {
    if (request.method() !== 'GET') requests += 1
  })
  await pending.getByRole('checkbox').press('Enter')
  const note = page.getByLabel(text('contributions.moderation.note')).last()
  await note.fill('Thank you.')
  await note.press('Enter')
  // A form that was sent would have made its request before this one.
  await page.evaluate(() => fetch('/api/health'))
  expect(requests).toBe(0)
  expect(page.url()).not.toContain('decided')
  await pending
    .getByRole('button', { name: text('contributions.moderation.publish'), exact: true })
    .press('Enter')
  await page.waitForURL(/decided=1/)
  await page.getByRole('button', { name: text('contributions.moderation.undo'), exact: true }).press('Enter')
  await page.waitForURL(/undone=1/)
  await expect(page.getByText(text('contributions.moderation.undone', { count: 1 }))).toBeVisible()
  await pending
    .getByRole('button', { name: text('contributions.moderation.publish'), exact: true })
    .press('Enter')
  await page.waitForURL(/decided=1/)
  const decided = text('contributions.moderation.decided', { count: 1 })
  await expect(page.getByRole('status').filter({ hasText: decided })).toBeVisible()
  await expect(page.getByText(comment)).toHaveCount(0)
  expect((await admin.find('comments', { id: entry.id }))[0]).toMatchObject({ _status: 'published' })
})

test('an editor finds a reported page in the queue, and closes its reports or opens them again', async ({
  adminPage: page,
  records,
}) => {
  const { id, path } = await records.createSpecies('reus')
  const note = uniqueName('The spores are white')
  const entry = { relationTo: 'mushrooms', value: id }
  const sent = await request('/api/reports', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ entry, reason: 'dangerous', note, openedAt: Date.now() - 10_000 }),
  })
  expect(sent.status).toBe(201)
  await page.goto('/admin/moderation')
  const reported = page.getByRole('listitem').filter({ hasText: note, has: page.getByRole('article') })
  await expect(reported.getByRole('heading').getByRole('link')).toHaveAttribute('href', path)
  const close = reported.getByRole('button', {
    name: startsWith(text('contributions.moderation.pageReports.close')),
  })
  await close.press('Enter')
  await page.waitForURL(/closed=1/)
  await expect(page.getByRole('status').getByText(text('contributions.moderation.closed'))).toBeVisible()
  await expect(reported).toHaveCount(0)
  await page.getByRole('button', { name: text('contributions.moderation.undo'), exact: true }).press('Enter')
  await page.waitForURL(/reopened=1/)
  await close.press('Enter')
  await page.waitForURL(/closed=1/)
  await expect(reported).toHaveCount(0)
})
