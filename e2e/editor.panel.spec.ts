import { adminMessages } from './support/admin-messages'
import { minimalSpecies, uniqueName } from './support/records'
import { expect, test } from './support/test'

const texts = adminMessages('en')

test('an editor saves a name alone, continues by autosave, and sees what publishing needs', async ({
  adminPage: page,
  admin,
  records,
}) => {
  const scientificName = `Inceptus ${uniqueName('novus').replaceAll('-', '')}`
  await page.goto('/admin/collections/mushrooms/create')
  await page.locator('input[name="specie.scientificName"]').fill(scientificName)
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await page.waitForURL(/\/admin\/collections\/mushrooms\/[0-9a-f-]{36}/)
  const id = page.url().split('/').at(-1) ?? ''
  records.onCleanup(() => admin.delete('mushrooms', id))
  const stored = async () => (await admin.find('mushrooms', { id }, { draft: true }))[0]
  await expect.poll(stored).toMatchObject({ title: scientificName, _status: 'draft' })

  await page.locator('input[name="specie.authority"]').fill('(Fr.) Quél.')
  await expect.poll(async () => (await stored())?.specie).toMatchObject({ authority: '(Fr.) Quél.' })
  await expect(page.getByText(/Last saved/)).toBeVisible()

  await page.getByRole('button', { name: 'Publish changes' }).click()
  const { danger, appearance } = texts.tabs
  for (const errors of [`${danger} 3`, `${appearance} 2`])
    await expect(page.getByRole('button', { name: errors })).toBeVisible()
  expect((await stored())?._status).toBe('draft')
})

test('a new article stores itself after a pause, and writing goes on', async ({
  adminPage: page,
  admin,
  records,
}) => {
  const title = `Sin guardar ${uniqueName('articulo')}`
  await page.goto('/admin/collections/posts/create?locale=en')
  const editor = page.locator('.document-fields [contenteditable="true"]').first()
  await expect(editor).toBeVisible()
  await page.locator('input[name="title"]').fill(title)
  await editor.click()
  await page.waitForURL(/\/admin\/collections\/posts\/[0-9a-f-]{36}/)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  records.onCleanup(() => admin.delete('posts', id))
  await expect(editor).toBeFocused()
  await page.keyboard.type('Written without a press of a button.')
  const stored = async () => JSON.stringify((await admin.find('posts', { id }, { draft: true }))[0])
  await expect.poll(stored).toContain('Written without a press of a button.')

  const choose = async (menu: string, name: string) => {
    await page.locator(`[data-dropdown-key="${menu}"]`).click()
    await page.getByRole('button', { name, exact: true }).click()
  }
  await choose('add', texts.table.table)
  await editor.getByRole('cell').first().click()
  await choose('table', texts.table.insertRowBelow)
  await expect(editor.getByRole('row')).toHaveCount(4)
})

test('a footnote is asked for at the end of a word and stands directly behind it', async ({
  adminPage: page,
  records,
}) => {
  const slug = uniqueName('nota')
  const { id } = await records.create('posts', { title: slug, slug, _status: 'draft' })
  await page.goto(`/admin/collections/posts/${id}?locale=en`)
  const editor = page.locator('.document-fields [contenteditable="true"]').first()
  await editor.click()
  const { footnote } = texts.blocks
  await page.keyboard.type(`It smells of flour./${footnote.slice(0, 4).toLowerCase()}`)
  await expect(page.getByRole('option', { name: footnote })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('heading', { name: footnote })).toBeVisible()
  await expect(editor.locator('[data-lexical-text]')).toHaveText('It smells of flour.')
  expect(await editor.locator('[data-lexical-text]').textContent()).toBe('It smells of flour.')
})

test('the illustration is drawn beside the traits and again when they change', async ({
  adminPage: page,
  records,
}) => {
  const { id } = await records.createSpecies('pictus')
  await page.goto(`/admin/collections/mushrooms/${id}`)
  await page.getByRole('button', { name: texts.tabs.appearance }).click()
  const drawing = page.locator('.plate-field img')
  await expect(drawing).toHaveAttribute('src', /^data:image\/svg\+xml/)
  const before = await drawing.getAttribute('src')
  const growthForm = page.locator('#field-specie__traits__growthForm').getByRole('combobox')
  await growthForm.fill(texts.options.puffball)
  await growthForm.press('Enter')
  await expect(drawing).not.toHaveAttribute('src', before ?? '')
})

test('the preview of a species that was never published draws it for editors only', async ({
  adminPage: page,
  page: visitorPage,
  records,
}) => {
  const { slug, ...species } = minimalSpecies('ineditus')
  await records.create('mushrooms', { ...species, slug, _status: 'draft' })
  await page.goto(`/preview?path=${encodeURIComponent(`/mushrooms/${slug}`)}`)
  const plate = page.getByRole('main').getByRole('img').first()
  const address = (await plate.getAttribute('src')) ?? ''
  expect(address).toContain('/preview/plates/')
  expect(await page.evaluate(async (url) => (await fetch(url)).text(), address)).toMatch(/^<svg .*<path/s)
  expect((await visitorPage.request.get(address)).status()).toBe(404)
  expect((await visitorPage.request.get(address.replace('/preview', ''))).status()).toBe(404)
})

test('the panel says in which languages an entry lacks texts, and shows and copies those of the original', async ({
  adminPage: page,
  admin,
  records,
}) => {
  const title = `Solo español ${uniqueName('guia')}`
  const { id } = await admin.create('growingguides', { title, _status: 'published' }, { locale: 'es' })
  records.onCleanup(() => admin.delete('growingguides', id))
  await page.goto(`/admin/collections/growingguides/${id}?locale=es`)
  const languages = page.locator('.translations')
  for (const [language, status] of [
    ['English', '1 text missing'],
    ['Español', texts.panel.textsComplete],
    ['Português', '1 text missing'],
  ] as const)
    await expect(languages.getByRole('listitem').filter({ hasText: language })).toContainText(status)
  await expect(page.locator('.original-text')).toHaveCount(0)
  await page.goto(`/admin/collections/growingguides/${id}?locale=pt`)
  const original = page.locator('.original-text')
  await expect(original.getByText(title)).toBeVisible()
  await original.getByRole('button', { name: 'Copy from Español' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' }).first()).toHaveValue(title)
  await page.goto(`/admin/collections/growingguides?locale=es&search=${encodeURIComponent(title)}`)
  await expect(page.getByRole('cell', { name: 'Texts missing: English, Português' })).toBeVisible()
})

test('the panel in Spanish has no English button or label in the form of a species', async ({
  openPage,
  createUser,
}) => {
  const { session } = await createUser('editor')
  const page = await openPage({ storageState: session.storageState, locale: 'es-ES' })
  await page.goto('/admin/collections/mushrooms/create')
  const spanish = adminMessages('es')
  await expect(page.getByRole('button', { name: `Añadir ${spanish.rows.commonNames}` })).toBeVisible()
  await page.getByRole('button', { name: spanish.tabs.danger }).click()
  await expect(page.getByRole('button', { name: `Añadir ${spanish.rows.lookAlikeSpecies}` })).toBeVisible()
  await expect(page.getByText(/Look Alike|Common Name|Add /)).toHaveCount(0)
})

test('the keyboard leads an editor past the navigation to the first field of a form', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/collections/glossary/create?locale=en')
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible()
  const skip = page.getByRole('button', { name: texts.panel.skip })
  // The navigation opens once the page has loaded.
  await page.getByRole('button', { name: 'Close Menu' }).first().focus()
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('.document-fields input').first()).toBeFocused()
})
