import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createTestDatabase, testEnvironment } from '../scripts/test-environment/cluster'
import { request } from './support/rest'
import { findFreePort, startSite } from './support/running-site'
import { expect, test } from './support/test'

const templateUrl = process.env.E2E_TEMPLATE_URL

test.skip(!templateUrl, 'BASE_URL names a site that is built')

test('npm run dev serves pages, the scripts and styles of a page, and the API', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fungarium-development-'))
  const port = await findFreePort()
  const databaseUrl = await createTestDatabase(String(templateUrl), `development_${process.pid}`)
  const stop = await startSite(testEnvironment({ databaseUrl, dataDir, env: { PORT: String(port) } }), 'dev')
  try {
    const ask = (address: string) => request(address, {}, `http://localhost:${port}`)
    const page = await ask('/es/mushrooms/amanita-phalloides')
    const html = await page.text()
    expect(page.status, html.slice(0, 2000)).toBe(200)
    const files = [...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="(\/[^"]+\.(?:css|tsx?|js)[^"]*)"/g)]
    expect(files.length).toBeGreaterThan(1)
    for (const [, file = ''] of files) expect((await ask(file)).status, file).toBe(200)
    for (const address of [
      '/',
      '/mushrooms/products?price_to=20',
      '/search?q=reishi',
      '/api/mushrooms?limit=1',
    ])
      expect((await ask(address)).status, address).toBe(200)
  } finally {
    await stop()
    await rm(dataDir, { recursive: true })
  }
})
