/** Somebody opens an entry that a colleague is editing. */
import { uniqueName } from './support/records'
import { expect, test, type User } from './support/test'

const lockOf = (collection: string, id: string, { id: user }: User) => ({
  document: { relationTo: collection, value: id },
  user: { relationTo: 'users', value: user },
})

test('the panel in Spanish names the colleague who is editing an article', async ({
  createUser,
  openPage,
  records,
}) => {
  const [colleague, viewer] = [await createUser('editor'), await createUser('editor')]
  const { id } = await records.create('posts', { title: uniqueName('ocupado'), _status: 'draft' })
  await records.create('payload-locked-documents', lockOf('posts', id, colleague))
  const page = await openPage({ storageState: viewer.session.storageState, locale: 'es-ES' })
  await page.goto(`/admin/collections/posts/${id}`)
  const dialog = page.getByRole('dialog').filter({ hasText: 'Entrada bloqueada' })
  await expect(dialog).toContainText(`${colleague.alias} está editando esta entrada.`)
  await expect(dialog.getByText('hace menos de cinco minutos')).toBeVisible()
  await expect(dialog.getByText(/[AP]M$/)).toBeHidden()
})

test('the panel tells a vendor that another person is editing the product, and not who', async ({
  createSupplier,
  createUser,
  openPage,
  records,
}) => {
  const [editor, owner] = [await createUser('editor'), await createUser('vendor')]
  const vendor = await createSupplier({ owner: owner.id })
  const product = { title: uniqueName('ocupado'), vendor: vendor.id, _status: 'draft' }
  const { id } = await records.create('products', product)
  await records.create('payload-locked-documents', lockOf('products', id, editor))
  const page = await openPage({ storageState: owner.session.storageState, locale: 'es-ES' })
  await page.goto(`/admin/collections/products/${id}`)
  const dialog = page.getByRole('dialog').filter({ hasText: 'Entrada bloqueada' })
  await expect(dialog).toContainText('Otra persona está editando esta entrada.')
  for (const secret of [editor.id, editor.alias, editor.email]) await expect(dialog).not.toContainText(secret)
})
