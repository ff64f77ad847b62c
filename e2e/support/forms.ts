import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { Account } from './rest'
import type { Language } from './site'
import { startsWith, text, textIn } from './text'

/** Returns a field of the main content by its label. */
export function field(page: Page, label: string): Locator {
  return page.getByRole('main').getByLabel(startsWith(label))
}

/** Presses a button of the main content. */
export function press(page: Page, name: string): Promise<void> {
  return page.getByRole('main').getByRole('button', { name, exact: true }).click()
}

/** Fills in and sends the sign-in form that the page shows. */
export async function submitSignIn(page: Page, account: Account, language: Language = 'en'): Promise<void> {
  const t = textIn(language)
  await field(page, t('accounts.fields.email')).fill(account.email)
  await field(page, t('accounts.fields.password')).fill(account.password)
  await press(page, t('accounts.signIn.submit'))
}

/** Signs in by the form and ends on the path. */
export async function signInByForm(page: Page, account: Account, path: string): Promise<void> {
  await page.goto(`/login?redirect=${encodeURIComponent(path)}`)
  await submitSignIn(page, account)
  await page.waitForURL(`**${path}`)
}

/** Sets the clock of a context back, so that forms seem to have been open long enough to be sent by a person. */
export function setClockBack(context: BrowserContext): Promise<void> {
  return context.clock.install({ time: Date.now() - 60_000 })
}

/** Does the same for a form that notes the time in a hidden field. */
export function setOpenedEarlier(form: Locator): Promise<void> {
  return form.locator('input[name="openedAt"]').evaluate((input) => {
    if (input instanceof HTMLInputElement) input.value = String(Date.now() - 60_000)
  })
}

/** Returns the like button of the page's subject. */
export function likeButton(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${text('contributions.like')}(?: \\d+)?$`) })
}
