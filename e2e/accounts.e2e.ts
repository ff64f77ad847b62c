import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import en from '@messages/en/accounts.json'
import es from '@messages/es/accounts.json'
import pt from '@messages/pt/accounts.json'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { phone, useBrowser } from './browser'
import { ask, inLanguage, type Language, useRecords } from './site'

const browser = useBrowser()
const records = useRecords()
const catalogues = { en, es, pt }

const password = 'moss under rain 7'
const newPassword = 'lichen on slate 9'
let made = 0

function freshEmail(): string {
  made += 1
  return `walker-${process.pid}-${made}-${Date.now()}@example.org`
}

/** A member made by the administrator, gone after the test. */
async function member() {
  const account = { email: freshEmail(), password, alias: 'Ottilie' }
  await records.make('users', { ...account, roles: ['member'] })
  return account
}

function send(page: Page, name: string) {
  return page.getByRole('main').getByRole('button', { name, exact: true }).click()
}

/** A label is followed by a mark where the field is required. */
function field(page: Page, label: string) {
  return page.getByRole('main').getByLabel(new RegExp(`^${label}`))
}

async function signInWith(page: Page, say: typeof en, account: { email: string; password: string }) {
  await field(page, say.fields.email).fill(account.email)
  await field(page, say.fields.password).fill(account.password)
  await send(page, say.signIn.submit)
}

/** The way that the newest letter to an address leads: without a mail server letters lie in the outbox. */
async function linkMailedTo(email: string): Promise<string> {
  const folder = path.join(process.env.DATA_DIR ?? 'data', 'outbox')
  let link: string | undefined
  await expect
    .poll(
      async () => {
        const files = (await readdir(folder).catch(() => [])).sort().reverse()
        for (const file of files) {
          const letter = JSON.parse(await readFile(path.join(folder, file), 'utf8'))
          const found = /https?:\/\/\S+\/reset\?token=\S+/.exec(letter.text)?.[0]
          if (letter.to === email && found) {
            link = found
            return true
          }
        }
        return false
      },
      { timeout: 15_000 },
    )
    .toBe(true)
  const { pathname, search } = new URL(String(link))
  return `${pathname}${search}`
}

const ways: [Language, string, boolean][] = [
  ['en', 'with', true],
  ['es', 'without', false],
  ['pt', 'with', true],
]

describe('an account', () => {
  it.each(ways)(
    'is opened, changed, left and come back to, its password forgotten, and deleted: in %s, %s scripts',
    async (language, _, javaScriptEnabled) => {
      const say = catalogues[language]
      const email = freshEmail()
      const at = (where: string) => inLanguage(language, where)
      const page = await browser.page({ javaScriptEnabled, viewport: phone })

      const back = at('/mushrooms')
      await page.goto(at(`/signup?redirect=${encodeURIComponent(back)}`))
      await field(page, say.fields.alias).fill('Ottilie')
      await field(page, say.fields.email).fill(email)
      await field(page, say.fields.password).fill('password12')
      await send(page, say.signUp.submit)
      const problem = page.getByRole('alert').getByRole('link', { name: say.problems.passwordCommon })
      await problem.waitFor()
      expect(await field(page, say.fields.email).inputValue()).toBe(email)
      expect(await field(page, say.fields.password).inputValue()).toBe('')
      await problem.click()
      expect(page.url()).toContain('#sign-up-password')
      await field(page, say.fields.password).fill(password)
      await send(page, say.signUp.submit)
      await page.waitForURL(`**${back}`)

      await page.goto(at('/account'))
      await field(page, say.fields.name).fill('Ottilie Pfifferling')
      await page.getByLabel(say.fields.language).selectOption(language)
      await send(page, say.profile.submit)
      await page.getByText(say.profile.done).waitFor()
      expect(await field(page, say.fields.name).inputValue()).toBe('Ottilie Pfifferling')

      await send(page, say.menu.signOut)
      await page.getByText(say.signIn.out).waitFor()
      await page.goto(at('/account/security'))
      await page.waitForURL('**/login?redirect=*')
      await signInWith(page, say, { email, password })
      await page.waitForURL(`**${at('/account/security')}`)

      await page.context().clearCookies()
      await page.goto(at('/forgot'))
      await field(page, say.fields.email).fill(email)
      await send(page, say.forgot.submit)
      await page.getByText(say.forgot.sent).waitFor()
      await page.goto(await linkMailedTo(email))
      await field(page, say.fields.newPassword).fill(newPassword)
      await send(page, say.reset.submit)
      await page.getByText(say.profile.passwordDone).waitFor()

      await page.goto(at('/account/data'))
      await field(page, say.fields.currentPassword).fill(newPassword)
      await send(page, say.data.leaveSubmit)
      await page.getByText(say.signIn.gone).waitFor()
      await signInWith(page, say, { email, password: newPassword })
      await page.getByRole('alert').getByText(say.problems.signInWrong).waitFor()
    },
    120_000,
  )
})

describe('at the head of every page', () => {
  it('a visitor finds the way in, and nothing is asked of the server', async () => {
    const page = await browser.page()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/mushrooms')
    const way = page.getByRole('banner').getByRole('link', { name: en.menu.signIn })
    expect(await way.getAttribute('href')).toBe('/login?redirect=%2Fmushrooms')
    // What would be asked is asked as soon as the page's scripts run.
    await page.waitForTimeout(1000)
    expect(asked.filter((where) => where.startsWith('/api/'))).toEqual([])
  })

  it('whoever signed in finds what is theirs, asked for once', async () => {
    const account = await member()
    const page = await browser.page()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/login?redirect=%2Fmushrooms')
    await signInWith(page, en, account)
    await page.waitForURL('**/mushrooms')
    const menu = page.getByRole('banner').getByText('Ottilie')
    await menu.waitFor()
    await page.goto('/mushrooms/species')
    await menu.waitFor()
    expect(asked.filter((where) => where === '/api/users/me')).toHaveLength(1)
    await menu.click()
    const banner = page.getByRole('banner')
    await banner.getByRole('link', { name: en.menu.security }).waitFor()
    await page.keyboard.press('Escape')
    expect(await banner.getByRole('link', { name: en.menu.security }).isVisible()).toBe(false)
    await menu.click()
    await banner.getByRole('button', { name: en.menu.signOut }).click()
    await banner.getByRole('link', { name: en.menu.signIn }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/mushrooms/species')
  })
})

describe('one’s own pages', () => {
  it('are kept by nobody and stand in no index', async () => {
    for (const where of ['/login', '/signup', '/account']) {
      const response = await ask(where)
      expect(response.headers.get('cache-control'), where).toContain('no-store')
      if (response.status === 200) expect(await response.text()).toContain('name="robots" content="noindex')
    }
  })
})
