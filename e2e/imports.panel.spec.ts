import { expect, test } from './support/test'
import { messages } from './support/text'

const texts = (messages.en as unknown as { panel: typeof import('@messages/en/panel.json') }).panel.imports

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
  const upload = async (year: string) => {
    await page.goto('/admin/imports')
    const form = page.locator('form[action="/api/imports/upload"]')
    await form.locator('select[name="target"]').selectOption('references')
    await form.locator('input[type="file"]').setInputFiles({
      name: 'references.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`id,year,_status\n${reference.id},${year},published\n`),
    })
    await form.getByRole('button', { name: texts.check }).click()
  }
  await upload('late')
  const newest = page.locator('.imports__file').first()
  await expect(newest.getByRole('row').last()).toContainText(`1year${texts.faults.notNumber}`)
  await upload('1999')
  await newest.getByRole('button', { name: /^Import/ }).click()
  await expect.poll(async () => (await admin.find('references', { id: reference.id }))[0]?.year).toBe(1999)
  for (const { id } of await admin.find('imports', { target: 'references' }))
    await admin.delete('imports', id)
})
