import { expect, type Page } from '@playwright/test'
import type { Account } from './rest'

/** Signs in by the form of the admin panel. */
export async function signInToPanel(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/admin/login')
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.locator('form button[type="submit"]').click()
  await page.waitForURL((url) => url.pathname === '/admin')
}

/** Delays what the panel sends to the server. */
export async function slowDown(page: Page, milliseconds: number): Promise<void> {
  await page.route(/\/(?:api|admin)\//, async (route) => {
    if (route.request().method() !== 'GET') await new Promise((resolve) => setTimeout(resolve, milliseconds))
    await route.continue().catch(() => undefined)
  })
}

/** Opens the form of a new entry. */
export async function openNew(page: Page, collection: string): Promise<void> {
  await page.goto(`/admin/collections/${collection}/create?locale=en`)
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible()
}
