/** What is typed in the panel is neither lost nor disturbed by saving. */
import type { Page } from '@playwright/test'
import { openNew, slowDown } from './support/panel'
import { minimalSpecies, uniqueName } from './support/records'
import { expect, test } from './support/test'

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index + 1}`).join(' ')

const storedId = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

for (const latency of [0, 2000]) {
  test(`an article typed without a pause is stored whole at ${latency} ms of latency`, async ({
    adminPage: page,
    admin,
    records,
  }) => {
    const title = `Sin pausa ${uniqueName('articulo')}`
    await openNew(page, 'posts')
    await slowDown(page, latency)
    const editor = page.locator('.document-fields [contenteditable="true"]').first()
    await expect(editor).toBeVisible()
    await page.locator('input[name="title"]').pressSequentially(title)
    await editor.click()
    // Long enough that the first save begins and ends while it is typed.
    const text = words(80)
    await editor.pressSequentially(text.slice(0, 20))
    const request = await page.waitForRequest(
      (one) => one.method() === 'POST' && one.url().includes('/api/posts'),
    )
    expect(request.postData()).toContain(title)
    await editor.pressSequentially(text.slice(20), { delay: 15 })
    await page.waitForURL(/\/admin\/collections\/posts\/[0-9a-f-]{36}/)
    const id = storedId(page)
    records.onCleanup(() => admin.delete('posts', id))
    await expect(editor).toBeFocused()
    await expect(editor).toHaveText(text)
    const stored = async () => JSON.stringify((await admin.find('posts', { id }, { draft: true }))[0])
    await expect.poll(stored, { timeout: 20_000 }).toContain(text)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.reload()
    await expect(editor).toHaveText(text)
    await expect(page.locator('input[name="title"]')).toHaveValue(title)
  })
}

test('what is pasted while a save is under way, and nothing after it, is stored', async ({
  adminPage: page,
  admin,
  records,
}) => {
  await openNew(page, 'posts')
  await slowDown(page, 2000)
  const editor = page.locator('.document-fields [contenteditable="true"]').first()
  const title = page.locator('input[name="title"]')
  await title.pressSequentially(uniqueName('pegado'))
  await editor.click()
  await page.waitForRequest((one) => one.method() === 'POST' && one.url().includes('/api/posts'))
  await page.keyboard.insertText(words(200))
  await page.waitForURL(/\/admin\/collections\/posts\/[0-9a-f-]{36}/)
  const id = storedId(page)
  records.onCleanup(() => admin.delete('posts', id))
  const stored = async () => JSON.stringify((await admin.find('posts', { id }, { draft: true }))[0])
  await expect.poll(stored, { timeout: 20_000 }).toContain('w199 w200')

  await title.fill(uniqueName('pegado otra vez'))
  await page.waitForRequest((one) => one.method() === 'PATCH' && one.url().includes(id))
  await editor.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.insertText(' last')
  await expect.poll(stored, { timeout: 20_000 }).toContain('w200 last')
})

test('a vendor types several fields of a new product while each save takes two seconds', async ({
  createUser,
  openPage,
  records,
  admin,
  createSupplier,
}) => {
  const owner = await createUser('vendor')
  const vendor = await createSupplier({ owner: owner.id })
  records.deleteLater('products', { vendor: vendor.id })
  const page = await openPage({ storageState: owner.session.storageState })
  await openNew(page, 'products')
  await slowDown(page, 2000)
  const title = page.locator('input[name="title"]')
  const price = page.locator('input[name="baseInventory.unitPrice"]')
  const stock = page.locator('input[name="baseInventory.stock"]')
  const name = `Dried morels ${uniqueName('bag')}`
  await title.pressSequentially(name)
  await page.waitForRequest((one) => one.method() === 'POST' && one.url().includes('/api/products'))
  await price.click()
  await page.keyboard.type('14.5')
  await stock.click()
  await page.keyboard.type('20', { delay: 100 })
  await page.waitForURL(/\/admin\/collections\/products\/[0-9a-f-]{36}/)
  await page.keyboard.type('5')
  await title.click()
  await page.keyboard.press('End')
  await page.keyboard.insertText(' pasted')
  await expect(title).toBeFocused()
  const find = async () => (await admin.find('products', { id: storedId(page) }, { draft: true }))[0]
  await expect
    .poll(find, { timeout: 20_000 })
    .toMatchObject({ title: `${name} pasted`, baseInventory: { unitPrice: 14.5, stock: 205 } })
  await expect(price).toHaveValue('14.5')
})

test('the second field of a new species is typed while it is stored, and nothing is lost', async ({
  adminPage: page,
  admin,
  records,
}) => {
  const scientificName = `Festinans ${uniqueName('velox').replaceAll('-', '')}`
  await openNew(page, 'mushrooms')
  await slowDown(page, 2000)
  await page.locator('input[name="specie.scientificName"]').pressSequentially(scientificName)
  await page.waitForRequest((one) => one.method() === 'POST' && one.url().includes('/api/mushrooms'))
  await page.locator('input[name="specie.authority"]').click()
  await page.keyboard.type('(Fr.) Quél.', { delay: 250 })
  await expect(page.locator('input[name="specie.authority"]')).toBeFocused()
  await page.waitForURL(/\/admin\/collections\/mushrooms\/[0-9a-f-]{36}/)
  records.onCleanup(() => admin.delete('mushrooms', storedId(page)))
  await expect(page.locator('input[name="specie.authority"]')).toHaveValue('(Fr.) Quél.')
  await expect
    .poll(async () => (await admin.find('mushrooms', { id: storedId(page) }, { draft: true }))[0]?.specie, {
      timeout: 20_000,
    })
    .toMatchObject({ scientificName, authority: '(Fr.) Quél.' })
})

test('no letter is lost while answers arrive piece by piece over a slow line', async ({
  adminPage: page,
  admin,
  records,
}) => {
  await openNew(page, 'mushrooms')
  const scientificName = `Tardus ${uniqueName('lentus').replaceAll('-', '')}`
  await page.locator('input[name="specie.scientificName"]').pressSequentially(scientificName)
  await page.waitForRequest((one) => one.method() === 'POST' && one.url().includes('/api/mushrooms'))
  const line = await page.context().newCDPSession(page)
  const bytesPerSecond = (downloadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput,
      uploadThroughput: -1,
    })
  await bytesPerSecond(2000)
  const authority = page.locator('input[name="specie.authority"]')
  const text = words(25)
  await authority.pressSequentially(text, { delay: 60 })
  await expect(authority).toHaveValue(text)
  await bytesPerSecond(-1)
  await page.waitForURL(/\/admin\/collections\/mushrooms\/[0-9a-f-]{36}/)
  records.onCleanup(() => admin.delete('mushrooms', storedId(page)))
  await expect
    .poll(async () => (await admin.find('mushrooms', { id: storedId(page) }, { draft: true }))[0]?.specie, {
      timeout: 20_000,
    })
    .toMatchObject({ scientificName, authority: text })
})

test('what is typed into a row that was just added is stored while each save takes two seconds', async ({
  adminPage: page,
  admin,
  records,
}) => {
  const { id } = await records.create('mushrooms', { ...minimalSpecies('ordo'), _status: 'draft' })
  await page.goto(`/admin/collections/mushrooms/${id}?locale=en`)
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible()
  await slowDown(page, 2000)
  const names = page.locator('#field-specie__commonNames')
  const stored = async () => JSON.stringify((await admin.find('mushrooms', { id }, { draft: true }))[0])
  for (const [index, name] of ['fly agaric', 'penny bun'].entries()) {
    await names.locator('.array-field__add-row').click()
    const field = page.locator(`input[name="specie.commonNames.${index}.name"]`)
    await field.pressSequentially(name)
    await expect.poll(stored, { timeout: 30_000 }).toContain(name)
    await expect(field).toHaveValue(name)
  }
})

test('what was typed without a connection or a session is kept and offered again', async ({
  createUser,
  openContext,
  admin,
  records,
}) => {
  const editor = await createUser('editor')
  const context = await openContext({ storageState: editor.session.storageState })
  const page = await context.newPage()
  const { id } = await admin.create('posts', { title: uniqueName('kept'), _status: 'draft' })
  records.onCleanup(() => admin.delete('posts', id))
  await page.goto(`/admin/collections/posts/${id}?locale=en`)
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible()
  const title = page.locator('input[name="title"]')
  await context.setOffline(true)
  await title.fill('Typed without a connection')
  await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible()
  await context.setOffline(false)
  const stored = async () => (await admin.find('posts', { id }, { draft: true }))[0]?.title
  await expect.poll(stored).toBe('Typed without a connection')
  await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toHaveCount(0)

  await context.clearCookies()
  await title.fill('Typed after the session ended')
  await expect(page.getByRole('alert').filter({ hasText: 'You are signed out' })).toBeVisible()
  await context.addCookies(editor.session.storageState.cookies)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(`/admin/collections/posts/${id}?locale=en`)
  await expect(page.locator('.draft-notice')).toContainText('Typed after the session ended')
  await page.getByRole('button', { name: 'Restore it' }).click()
  await expect(title).toHaveValue('Typed after the session ended')
  await expect.poll(stored).toBe('Typed after the session ended')
  await page.reload()
  await expect(title).toHaveValue('Typed after the session ended')
  await expect(page.getByRole('button', { name: 'Restore it' })).toHaveCount(0)
})

test('two tabs of one entry keep the changes of each other', async ({
  adminPage,
  admin,
  records,
  openPage,
}) => {
  const { id } = await admin.create('posts', { title: uniqueName('two tabs'), _status: 'draft' })
  records.onCleanup(() => admin.delete('posts', id))
  const other = await openPage({ storageState: admin.storageState })
  for (const page of [adminPage, other]) await page.goto(`/admin/collections/posts/${id}?locale=en`)
  const editor = other.locator('.document-fields [contenteditable="true"]').first()
  await editor.click()
  await editor.pressSequentially('The text of the second tab.')
  const stored = async () => JSON.stringify((await admin.find('posts', { id }, { draft: true }))[0])
  await expect.poll(stored).toContain('The text of the second tab.')
  await adminPage.locator('input[name="title"]').fill('The title of the first tab')
  await expect.poll(stored).toContain('The title of the first tab')
  expect(await stored()).toContain('The text of the second tab.')

  const third = await openPage({ storageState: admin.storageState })
  await third.goto(`/admin/collections/posts/${id}?locale=en`)
  await expect(third.locator('form[data-form-ready="true"]').first()).toBeVisible()
  await adminPage.locator('input[name="title"]').fill('A later title of the first tab')
  await expect.poll(stored).toContain('A later title of the first tab')
  const text = third.locator('.document-fields [contenteditable="true"]').first()
  await text.click()
  await text.pressSequentially('The text of the third tab.')
  await expect.poll(stored).toContain('The text of the third tab.')
  expect(await stored()).toContain('A later title of the first tab')
})

for (const latency of [0, 2000]) {
  test(`Ctrl+S stores a new article once and keeps what is typed after it at ${latency} ms of latency`, async ({
    adminPage: page,
    admin,
    records,
  }) => {
    const title = uniqueName('pressed')
    records.deleteLater('posts', { title })
    await openNew(page, 'posts')
    await slowDown(page, latency)
    const editor = page.locator('.document-fields [contenteditable="true"]').first()
    await page.locator('input[name="title"]').pressSequentially(title)
    await page.waitForRequest((one) => one.method() === 'POST' && one.url().includes('/api/posts'))
    await page.keyboard.press('Control+s')
    await editor.click()
    await page.keyboard.type('Typed after the key.', { delay: 20 })
    await page.keyboard.press('Control+s')
    await page.keyboard.type(' And after the second.', { delay: 20 })
    await expect(editor).toBeFocused()
    const stored = async () => await admin.find('posts', { title }, { draft: true })
    await expect
      .poll(async () => JSON.stringify(await stored()), { timeout: 20_000 })
      .toContain('Typed after the key. And after the second.')
    expect(await stored()).toHaveLength(1)
  })

  test(`what is typed before another language or page is opened is stored at ${latency} ms of latency`, async ({
    adminPage: page,
    admin,
    records,
  }) => {
    const { id } = await admin.create('posts', { title: uniqueName('left'), _status: 'draft' })
    records.onCleanup(() => admin.delete('posts', id))
    await page.goto(`/admin/collections/posts/${id}?locale=en`)
    await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible()
    await slowDown(page, latency)
    const editor = page.locator('.document-fields [contenteditable="true"]').first()
    const stored = async () => JSON.stringify((await admin.find('posts', { id }, { draft: true }))[0])
    await editor.click()
    await page.keyboard.type('English words')
    await page.waitForRequest((one) => one.method() === 'PATCH')
    await page.keyboard.type(' and more')
    await page.locator('.localizer button').first().click()
    await page
      .locator('.popup__content')
      .getByRole('button', { name: /^Español/ })
      .click()
    await expect.poll(stored, { timeout: 20_000 }).toContain('English words and more')
    await page.waitForURL(/locale=es/)
    await expect(editor).toHaveText('')
    await expect(page.getByRole('button', { name: 'Restore it' })).toHaveCount(0)

    await page.goBack()
    await expect(editor).toHaveText('English words and more')
    await editor.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' before the list')
    await page.locator('.step-nav a').last().click()
    await expect.poll(stored, { timeout: 20_000 }).toContain('English words and more before the list')
  })
}
