import { findViolations } from './support/axe'
import { expect, test } from './support/test'
import { textIn } from './support/text'

for (const language of ['en', 'es'] as const)
  test(`the page of all blocks in ${language} shows each with content and is left out by search engines`, async ({
    page,
  }) => {
    const t = textIn(language)
    const response = await page.goto(language === 'en' ? '/blocks' : `/${language}/blocks`)
    expect(response?.status()).toBe(200)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    const contents = page.getByRole('navigation', { name: t('blocks.all.title') })
    const names = await contents.getByRole('link').allTextContents()
    expect(names.length).toBeGreaterThan(35)
    for (const name of names)
      await expect(page.getByRole('heading', { level: 2, name, exact: true }).first()).toBeAttached()
    await expect(page.getByText(t('blocks.all.nothing'))).toHaveCount(0)
    expect(await findViolations(page)).toEqual([])
  })
