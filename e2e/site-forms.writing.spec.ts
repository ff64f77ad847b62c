import { setClockBack } from './support/forms'
import { waitForHydration } from './support/hydration'
import { request } from './support/rest'
import { inLanguage } from './support/site'
import { expect, test } from './support/test'
import { text, textIn } from './support/text'

const name = 'Ottilie'

test('a form names what is missing, keeps what was written, and confirms what was sent', async ({
  openContext,
}) => {
  const context = await openContext()
  await setClockBack(context)
  const page = await context.newPage()
  let requests = 0
  await page.route('**/api/form-submissions', async (route) => {
    requests += 1
    if (requests === 1) return route.abort()
    if (requests === 2) return route.fulfill({ status: 500, body: 'no JSON' })
    await new Promise((resolve) => setTimeout(resolve, 1500))
    return route.continue()
  })
  await page.goto('/contact')
  const form = page.locator('form[action="/api/form-submissions"]')
  const send = form.getByRole('button', { name: 'Send message' })
  const summary = form.getByRole('alert')
  await waitForHydration(page, form)
  await form.getByLabel('Your name').fill(name)
  await send.click()
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(3)
  await expect(form.getByLabel('Your email address')).toHaveAccessibleDescription(
    text('forms.problems.required'),
  )
  await form.getByLabel('Your email address').fill('ottilie@example.org')
  await form.getByLabel('What is it about?').selectOption('question')
  await form.getByLabel('Your message').fill('Which books do you like?')
  expect(requests).toBe(0)
  await send.click()
  await expect(summary).toContainText('Something went wrong')
  await send.click()
  await expect(summary).toContainText('500: Internal Server Error')
  await expect(form.getByLabel('Your name')).toHaveValue(name)
  await send.click()
  await expect(form.getByText(text('forms.sending'))).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: text('forms.sent') })).toBeVisible()
  await expect(form).toHaveCount(0)
})

test('a form is refused and sent without scripts', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false })
  const t = textIn('es')
  await page.goto(inLanguage('es', '/contact'))
  await page.getByLabel('Tu nombre').fill(name)
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3)
  await expect(page.getByLabel('Tu nombre')).toHaveValue(name)
  await page.getByLabel('Tu correo electrónico').fill('ottilie@example.org')
  await page.getByLabel('¿De qué se trata?').selectOption('other')
  await page.getByLabel('Tu mensaje').fill('Hola')
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(page.getByRole('status').filter({ hasText: t('forms.sent') })).toBeVisible()
})

test('the former address of an entry redirects to its new one in every language', async ({
  admin,
  records,
}) => {
  const { id, path, slug } = await records.createSpecies('migrans')
  expect((await request(path)).status).toBe(200)
  await admin.update('mushrooms', id, { slug: `${slug}-novus`, _status: 'published' })
  const moved = await request(inLanguage('pt', path))
  expect([moved.status, moved.headers.get('location')]).toEqual([308, inLanguage('pt', `${path}-novus`)])
  expect((await request(`${path}-novus`)).status).toBe(200)
  await admin.update('mushrooms', id, { slug, _status: 'published' })
  expect((await request(path)).status).toBe(200)
  expect((await request(`${path}-novus`)).headers.get('location')).toBe(path)
})
