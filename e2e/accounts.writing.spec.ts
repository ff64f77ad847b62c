import type { Page } from '@playwright/test'
import { someOf } from '@/testing/property-runs'
import { field, press, submitSignIn } from './support/forms'
import { linkMailedTo } from './support/outbox'
import { uniqueName } from './support/records'
import { inLanguage, type Language, languages, phone } from './support/site'
import { expect, test } from './support/test'
import { text, textIn } from './support/text'

const password = 'moss under rain 7'
const newPassword = 'lichen on slate 9'

/** The steps of an account's life in a language, each ending where the next begins. */
class AccountJourney {
  readonly page: Page
  readonly language: Language
  readonly t: ReturnType<typeof textIn>
  readonly email: string

  constructor(page: Page, language: Language) {
    this.page = page
    this.language = language
    this.t = textIn(language)
    this.email = `${uniqueName('walker')}@example.org`
  }

  path(path: string): string {
    return inLanguage(this.language, path)
  }

  async signUp(): Promise<void> {
    const { page, t } = this
    const target = this.path('/mushrooms')
    await page.goto(this.path(`/signup?redirect=${encodeURIComponent(target)}`))
    await field(page, t('accounts.fields.alias')).fill('Ottilie')
    await field(page, t('accounts.fields.email')).fill(this.email)
    await field(page, t('accounts.fields.password')).fill('password12')
    await press(page, t('accounts.signUp.submit'))
    const problem = page.getByRole('alert').getByRole('link', { name: t('accounts.problems.passwordCommon') })
    await expect(problem).toBeVisible()
    await expect(field(page, t('accounts.fields.email'))).toHaveValue(this.email)
    await expect(field(page, t('accounts.fields.password'))).toHaveValue('')
    await problem.click()
    expect(page.url()).toContain('#sign-up-password')
    await field(page, t('accounts.fields.password')).fill(password)
    await press(page, t('accounts.signUp.submit'))
    await page.waitForURL(`**${target}`)
  }

  async changeProfile(): Promise<void> {
    const { page, t } = this
    await page.goto(this.path('/account'))
    await field(page, t('accounts.fields.name')).fill('Ottilie Pfifferling')
    await page.getByLabel(t('accounts.fields.language')).selectOption(this.language)
    await press(page, t('accounts.profile.submit'))
    await expect(page.getByText(t('accounts.profile.done'))).toBeVisible()
    await expect(field(page, t('accounts.fields.name'))).toHaveValue('Ottilie Pfifferling')
  }

  async signOutAndIn(): Promise<void> {
    const { page, t, language } = this
    await press(page, t('accounts.menu.signOut'))
    await expect(page.getByText(t('accounts.signIn.out'))).toBeVisible()
    await page.goto(this.path('/account/security'))
    await page.waitForURL('**/login?redirect=*')
    await submitSignIn(page, { email: this.email, password }, language)
    await page.waitForURL(`**${this.path('/account/security')}`)
  }

  async resetPassword(): Promise<void> {
    const { page, t } = this
    await page.context().clearCookies()
    await page.goto(this.path('/forgot'))
    await field(page, t('accounts.fields.email')).fill(this.email)
    await press(page, t('accounts.forgot.submit'))
    await expect(page.getByText(t('accounts.forgot.sent'))).toBeVisible()
    await page.goto(await linkMailedTo(this.email, /https?:\/\/\S+\/reset\?token=\S+/))
    await field(page, t('accounts.fields.newPassword')).fill(newPassword)
    await press(page, t('accounts.reset.submit'))
    await expect(page.getByText(t('accounts.profile.passwordDone'))).toBeVisible()
  }

  async deleteAccount(): Promise<void> {
    const { page, t, language } = this
    await page.goto(this.path('/account/data'))
    await field(page, t('accounts.fields.currentPassword')).fill(newPassword)
    await press(page, t('accounts.data.deleteSubmit'))
    await expect(page.getByText(t('accounts.signIn.gone'))).toBeVisible()
    await submitSignIn(page, { email: this.email, password: newPassword }, language)
    await expect(page.getByRole('alert').getByText(t('accounts.problems.signInWrong'))).toBeVisible()
  }
}

const journeys = languages.flatMap((language) => [
  { language, javaScriptEnabled: true },
  { language, javaScriptEnabled: false },
])

for (const { language, javaScriptEnabled } of someOf(journeys, 3))
  test(`an account is created, changed, recovered and deleted in ${language}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    openPage,
  }) => {
    const journey = new AccountJourney(await openPage({ javaScriptEnabled, viewport: phone }), language)
    await test.step('sign up', () => journey.signUp())
    await test.step('change the profile', () => journey.changeProfile())
    await test.step('sign out and in', () => journey.signOutAndIn())
    await test.step('reset the password', () => journey.resetPassword())
    await test.step('delete the account', () => journey.deleteAccount())
  })

test('the header greets a member after signing in and loads the account only once', async ({
  page,
  member,
}) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await page.goto('/login?redirect=%2Fmushrooms')
  await submitSignIn(page, member)
  await page.waitForURL('**/mushrooms')
  const banner = page.getByRole('banner')
  const menu = banner.getByText(member.alias)
  await expect(menu).toBeVisible()
  await page.goto('/mushrooms/species')
  await expect(menu).toBeVisible()
  expect(calls.filter((path) => path === '/api/users/me')).toHaveLength(1)
  const security = banner.getByRole('link', { name: text('accounts.menu.security') })
  await menu.click()
  await expect(security).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(security).toBeHidden()
  await menu.click()
  await banner.getByRole('button', { name: text('accounts.menu.signOut') }).click()
  await expect(banner.getByRole('link', { name: text('accounts.menu.signIn') })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/mushrooms/species')
})

test('the password is changed without scripts after an error has been shown', async ({
  openPage,
  member,
  request,
}) => {
  const page = await openPage({ javaScriptEnabled: false, storageState: member.session.storageState })
  await page.goto('/account/security')
  const form = page.locator('form[action="/api/users/password"]')
  const changePassword = async (current: string, next: string) => {
    await form.locator('[name="current"]').fill(current)
    await form.locator('[name="password"]').fill(next)
    await form.getByRole('button', { name: text('accounts.security.passwordSubmit') }).click()
  }
  await changePassword('not mine at all', newPassword)
  const problem = page.getByRole('alert').getByRole('link', { name: text('accounts.problems.passwordWrong') })
  await expect(problem).toBeVisible()
  await changePassword(member.password, newPassword)
  await expect(page.getByText(text('accounts.security.passwordDone'))).toBeVisible()
  const response = await request.post('/api/users/login', {
    data: { email: member.email, password: newPassword },
  })
  expect(response.status()).toBe(200)
})

test('a wrong password does not reveal whether an account exists', async ({ member, request }) => {
  const attempt = async (email: string) => {
    const response = await request.post('/api/users/login', { data: { email, password: 'not the password' } })
    return { status: response.status(), body: await response.json() }
  }
  const known = await attempt(member.email)
  expect(known).toEqual(await attempt(`${uniqueName('unknown')}@example.org`))
  expect(known.status).toBe(401)
})
