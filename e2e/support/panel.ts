import type { Page } from '@playwright/test'
import type { Account } from './rest'

/** Signs in by the form of the admin panel. */
export async function signInToPanel(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/admin/login')
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.locator('form button[type="submit"]').click()
  await page.waitForURL((url) => url.pathname === '/admin')
}
