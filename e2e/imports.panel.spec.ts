import { uniqueName } from './support/records'
import { expect, test } from './support/test'
import { messages } from './support/text'

const texts = (messages.en as unknown as { panel: typeof import('@messages/en/panel.json') }).panel.imports

// In turn: while the file of one is worked on, the page loads again, under the hands of the other too.
test.describe.configure({ mode: 'default' })

test('an editor checks a file, reads its faults by row and column, and imports the corrected one', async ({
  adminPage: page,
  admin,
  records,
}) => {
  const reference = await records.create('references', {
    title: `Imported ${Date.now()}`,
    link: 'https://example.org/before',
    summary: 'Before.',
    _status: 'published',
  })
  const fileName = `${uniqueName('faults')}.csv`
  const upload = async (year: string) => {
    await page.goto('/admin/imports')
    const form = page.locator('form[action="/api/imports/upload"]')
    await form.locator('select[name="target"]').selectOption('references')
    await form.locator('select[name="locale"]').selectOption('en')
    await form.locator('input[type="file"]').setInputFiles({
      name: fileName,
      mimeType: 'text/csv',
      buffer: Buffer.from(`id,year,_status\n${reference.id},${year},published\n`),
    })
    await form.getByRole('button', { name: texts.check }).click()
  }
  await upload('late')
  const newest = page.locator('.imports__file').filter({ hasText: fileName }).first()
  await expect(newest.getByRole('row').last()).toContainText(
    `2year${texts.faults.notNumber.replace('{value}', 'late')}`,
  )
  await upload('1999')
  await newest.getByRole('button', { name: /^Import/ }).click()
  await expect.poll(async () => (await admin.find('references', { id: reference.id }))[0]?.year).toBe(1999)
  for (const { id } of await admin.find('imports', { fileName })) await admin.delete('imports', id)
})

test('an editor imports in the content language of the panel and follows the link to the created draft', async ({
  adminPage: page,
  records,
}) => {
  const title = `Created ${Date.now()}`
  const fileName = `${uniqueName('created')}.csv`
  records.deleteLater('imports', { fileName })
  records.deleteLater('references', { title })
  await page.goto('/admin/imports?locale=es')
  const form = page.locator('form[action="/api/imports/upload"]')
  await expect(form.locator('select[name="locale"]')).toHaveValue('es')
  await expect(page.locator('form[method="get"] select[name="locale"]')).toHaveValue('es')
  await form.locator('select[name="target"]').selectOption('references')
  await form.locator('input[type="file"]').setInputFiles({
    name: fileName,
    mimeType: 'text/csv',
    buffer: Buffer.from(`title,link\n${title},https://example.org/work\n`),
  })
  await form.getByRole('button', { name: texts.check }).click()
  const newest = page.locator('.imports__file').filter({ hasText: fileName }).first()
  await newest.getByRole('button', { name: /^Import/ }).click()
  await newest.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(/\/admin\/collections\/references\/[0-9a-f-]{36}/)
})

test('an editor chooses the field of a column, confirms a row with another name, and sees what has changed', async ({
  adminPage: page,
  records,
}) => {
  const before = `Fungi ${Date.now()}`
  const after = `Mosses ${Date.now() + 1}`
  const reference = await records.create('references', { title: before, _status: 'draft' })
  const fileName = `${uniqueName('columns')}.csv`
  records.deleteLater('imports', { fileName })
  await page.goto('/admin/imports')
  const form = page.locator('form[action="/api/imports/upload"]')
  await form.locator('select[name="target"]').selectOption('references')
  await form.locator('input[type="file"]').setInputFiles({
    name: fileName,
    mimeType: 'text/csv',
    // As Excel saves it in Spain: Windows-1252 with semicolons.
    buffer: Buffer.from(`id;obra;año\r\n${reference.id};${after};2001,0\r\n`, 'latin1'),
  })
  await form.getByRole('button', { name: texts.check }).click()
  const newest = page.locator('.imports__file').filter({ hasText: fileName }).first()
  await expect(newest).toContainText('Windows-1252')
  await newest
    .getByRole('combobox', { name: texts.columnOf.replace('{column}', 'obra') })
    .selectOption('title')
  await newest.getByRole('button', { name: texts.recheck }).click()
  await newest.getByRole('checkbox', { name: texts.confirmRow.replace('{row}', '2') }).check()
  await newest.getByRole('button', { name: texts.recheck }).click()
  await expect(newest.getByRole('cell', { name: before })).toBeVisible()
  await newest.getByRole('button', { name: /^Import/ }).click()
  await expect(newest).toContainText('0 created, 1 changed, 0 unchanged')
  await expect(newest.getByRole('link', { name: after })).toHaveAttribute('href', new RegExp(reference.id))
})

test('a file that is too large is refused before it is sent', async ({ adminPage: page }) => {
  await page.goto('/admin/imports')
  const input = page.locator('form[action="/api/imports/upload"] input[type="file"]')
  await input.setInputFiles({
    name: 'big.csv',
    mimeType: 'text/csv',
    buffer: Buffer.alloc(7 * 1024 * 1024, 'a'),
  })
  const message = await input.evaluate((element: HTMLInputElement) => element.validationMessage)
  expect(message).toBe(texts.problems.fileSize.replace('{megabytes}', '2'))
  await page.getByRole('button', { name: texts.check }).click()
  await expect(page).toHaveURL(/\/admin\/imports$/)
})
