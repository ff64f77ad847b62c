import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test'
import { ContextPool } from './context-pool'
import { waitAfterNavigation } from './hydration'
import { minimalSupplier, Records, uniqueName } from './records'
import { type Account, type Doc, Session, signIn } from './rest'
import { baseUrl } from './site'
import { fetchSpecies, type Species } from './species'

export { expect } from '@playwright/test'

export type Role = 'member' | 'vendor' | 'editor' | 'admin'

/** A user of the site with a session, deleted after the test or with the worker. */
export interface User extends Account {
  id: string
  alias: string
  session: Session
}

interface TestFixtures {
  /** For `test.use`: pages have contexts that no other test uses, so that their clock can be set. */
  hasOwnContext: boolean
  /** What `test.use` sets for a page. */
  sharedContextOptions: BrowserContextOptions
  /** Opens a browser context, with the options of the project, that is closed after the test. */
  openContext: (options?: BrowserContextOptions) => Promise<BrowserContext>
  /** Opens a page that shares nothing with the other pages of the test. */
  openPage: (options?: BrowserContextOptions) => Promise<Page>
  records: Records
  createUser: (role?: Role, data?: object) => Promise<User>
  /** A new member. */
  member: User
  /** A page on which `member` is signed in. */
  memberPage: Page
  /** A page on which the administrator is signed in. */
  adminPage: Page
  createSupplier: (data?: object) => Promise<Doc>
}

interface WorkerFixtures {
  admin: Session
  /** A member for tests that read the pages of members and change nothing. */
  sharedMember: User
  contextPool: ContextPool
  /** All published species by slug. */
  allSpecies: Species[]
}

async function createAccount(admin: Session, role: Role, data: object = {}): Promise<User> {
  const alias = `Ottilie ${uniqueName(role).slice(-6)}`
  const account = { email: `${uniqueName(role)}@example.org`, password: 'moss under rain 7' }
  const { id } = await admin.create('users', { ...account, alias, roles: [role], ...data })
  return { ...account, id, alias, session: await signIn(account) }
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  // The worker reads the configuration before the setup has started the site.
  baseURL: async ({ browserName: _ }, use) => use(baseUrl),

  admin: [
    async ({ browserName: _ }, use) => {
      const state = process.env.E2E_ADMIN_STATE
      if (!state) throw new Error('The setup has not signed the administrator in.')
      await use(new Session(JSON.parse(state)))
    },
    { scope: 'worker' },
  ],

  sharedMember: [
    async ({ admin }, use) => {
      const user = await createAccount(admin, 'member')
      await use(user)
      await admin.delete('users', user.id)
    },
    { scope: 'worker' },
  ],

  allSpecies: [async ({ browserName: _ }, use) => use(await fetchSpecies()), { scope: 'worker' }],

  contextPool: [
    async ({ browser }, use) => {
      const pool = new ContextPool(browser)
      await use(pool)
      await pool.close()
    },
    { scope: 'worker' },
  ],

  sharedContextOptions: async (
    { viewport, javaScriptEnabled, geolocation, permissions, contextOptions },
    use,
  ) => {
    await use({ viewport, javaScriptEnabled, geolocation, permissions, ...contextOptions })
  },

  hasOwnContext: [false, { option: true }],

  page: async ({ openPage }, use) => use(await openPage()),

  openContext: async ({ browser, javaScriptEnabled }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext({ baseURL: baseUrl, ...options })
      if (options?.javaScriptEnabled ?? javaScriptEnabled) waitAfterNavigation(context)
      contexts.push(context)
      return context
    })
    await Promise.all(contexts.map((context) => context.close()))
  },

  openPage: async ({ contextPool, hasOwnContext, openContext, sharedContextOptions }, use) => {
    const taken: Page[] = []
    await use(async (options) => {
      if (hasOwnContext) return (await openContext(options)).newPage()
      const page = await contextPool.take({ ...sharedContextOptions, ...options })
      taken.push(page)
      return page
    })
    for (const page of taken) await contextPool.giveBack(page)
  },

  records: async ({ admin }, use) => {
    const records = new Records(admin)
    await use(records)
    await records.cleanUp()
  },

  createUser: async ({ admin, records }, use) => {
    await use(async (role = 'member', data = {}) => {
      const user = await createAccount(admin, role, data)
      records.onCleanup(async () => {
        const [remaining] = await admin.find('users', { id: user.id })
        if (remaining) await admin.delete('users', user.id)
      })
      return user
    })
  },

  member: async ({ createUser }, use) => use(await createUser()),

  memberPage: async ({ openPage, member }, use) =>
    use(await openPage({ storageState: member.session.storageState })),

  adminPage: async ({ openPage, admin }, use) => use(await openPage({ storageState: admin.storageState })),

  createSupplier: async ({ admin, records }, use) => {
    await use(async (data = {}) => {
      const supplier = await records.create('vendors', { ...minimalSupplier(), ...data })
      records.onCleanup(async () => {
        for (const { id } of await admin.find('orders', { vendor: supplier.id }))
          await admin.delete('orders', id)
      })
      return supplier
    })
  },
})
