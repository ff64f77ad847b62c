import { createProduct, Shopping } from './support/cart'
import { waitForHydration } from './support/hydration'
import { type Instances, startInstances } from './support/instances'
import { mailsTo } from './support/outbox'
import { minimalSpecies, minimalSupplier, Records, uniqueName } from './support/records'
import { adminAccount, request, Session, signIn } from './support/rest'
import { test as base, expect } from './support/test'
import { text } from './support/text'

interface WorkerFixtures {
  instances: Instances
  /** The administrator at each instance, with one session. */
  admins: [one: Session, other: Session]
}

const test = base.extend<object, WorkerFixtures>({
  instances: [
    async ({ browserName: _ }, use) => {
      const cleanups: (() => Promise<unknown>)[] = []
      try {
        const templateUrl = String(process.env.E2E_TEMPLATE_URL)
        await use(await startInstances(templateUrl, (cleanup) => cleanups.push(cleanup)))
      } finally {
        for (const cleanup of cleanups.toReversed()) await cleanup()
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  admins: [
    async ({ instances: { siteUrl, urls } }, use) => {
      const { storageState } = await signIn(adminAccount(), siteUrl)
      await use([new Session(storageState, urls[0]), new Session(storageState, urls[1])])
    },
    { scope: 'worker' },
  ],
})

// One worker, so that both instances start once.
test.describe.configure({ mode: 'default' })
test.skip(!process.env.E2E_TEMPLATE_URL, 'BASE_URL names a single site')

/** How long a change takes to arrive is measured by `npm run bench:instances`; a busy machine may take longer. */
const often = { intervals: [50] }

test('what one instance publishes, changes and withdraws, the other shows so', async ({
  instances,
  admins,
}) => {
  const [admin] = admins
  const [, other] = instances.urls
  const species = minimalSpecies('duplex')
  const path = `/mushrooms/${species.slug}`
  const statusOf = async () => (await request(path, {}, other)).status
  const htmlOf = async (address: string) => (await request(address, {}, other)).text()
  expect(await statusOf()).toBe(404)
  const { id } = await admin.create('mushrooms', { ...species, _status: 'published' })
  await expect.poll(statusOf, often).toBe(200)
  await expect.poll(() => htmlOf('/mushrooms/species?sort=newest'), often).toContain(species.slug)

  const meta = { description: 'Seen by both.' }
  await admin.update('mushrooms', id, { meta, _status: 'published' })
  await expect.poll(() => htmlOf(path), often).toContain(meta.description)

  await admin.update('mushrooms', id, { _status: 'draft' })
  await expect.poll(statusOf, often).toBe(404)
  await expect.poll(() => htmlOf('/mushrooms/species?sort=newest'), often).not.toContain(species.slug)
})

test('a session of one instance is one of the other, until it ends', async ({ instances, admins }) => {
  const account = { email: `${uniqueName('member')}@example.org`, password: 'moss under rain 7' }
  await admins[0].create('users', { ...account, alias: uniqueName('Ottilie'), roles: ['member'] })
  const { token } = await signIn(account, instances.siteUrl)
  const userAt = async (url: string) => {
    const response = await request('/api/users/me', { headers: { authorization: `JWT ${token}` } }, url)
    const { user } = (await response.json()) as { user: { email: string } | null }
    return user?.email
  }
  for (const url of instances.urls) expect(await userAt(url)).toBe(account.email)
  const [one] = instances.urls
  await request('/api/users/logout', { method: 'POST', headers: { authorization: `JWT ${token}` } }, one)
  for (const url of instances.urls) expect(await userAt(url)).toBeUndefined()
})

test('a picture uploaded to one instance is served by the other, and deleted on both', async ({
  instances,
  admins: [admin, otherAdmin],
}) => {
  const { id, url } = await admin.uploadPicture(uniqueName('colour'), '#c04020')
  const pictures = () =>
    Promise.all(
      instances.urls.map((base) => request(String(url), { headers: { 'cache-control': 'no-cache' } }, base)),
    )
  const [first, second] = await pictures()
  expect([first?.status, second?.status]).toEqual([200, 200])
  expect(await second?.arrayBuffer()).toEqual(await first?.arrayBuffer())
  await otherAdmin.delete('media', id)
  const afterwards = await pictures()
  expect(afterwards.map(({ ok }) => ok)).toEqual([false, false])
})

test('a buyer orders through both instances, and each mail is sent once', async ({
  instances,
  admins: [admin],
  openContext,
}) => {
  const records = new Records(admin)
  const shop = await records.create('vendors', minimalSupplier())
  const product = await createProduct(records, shop)
  const account = { email: `${uniqueName('buyer')}@example.org`, password: 'moss under rain 7' }
  await admin.create('users', { ...account, alias: uniqueName('Buyer'), roles: ['member'] })
  const { storageState } = await signIn(account, instances.siteUrl)
  const page = await (await openContext({ storageState, baseURL: instances.siteUrl })).newPage()
  const shopping = new Shopping(page)
  await shopping.open(product)
  await shopping.addButton.click()
  await shopping.viewCart.click()
  await waitForHydration(page, page.getByRole('main'))
  await shopping.requestLink.click()
  await page.waitForURL('**/cart/request?*')
  await shopping.fillInContact()
  await shopping.sendOrder()
  await page.waitForURL('**/account/orders/F-*')
  await expect(page.getByText(text('orders.sent'))).toBeVisible()

  const mailsFor = async (email: string) =>
    (await Promise.all(instances.dataDirs.map((dataDir) => mailsTo(email, dataDir)))).flat().length
  await expect.poll(() => mailsFor(account.email)).toBe(1)
  await expect.poll(() => mailsFor(String(shop.email))).toBe(1)
})
