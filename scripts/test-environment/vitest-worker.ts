// Gives each test process its own database and data folder before anything reads the environment.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { inject } from 'vitest'
import { createTestDatabase, testEnvironment } from './cluster'

// A process runs many files and this module runs before each.
if (!process.env.TEST_DATABASE) {
  const { templateUrl, dataDir } = inject('testCluster')
  const name = `worker_${process.pid}`
  const databaseUrl = await createTestDatabase(templateUrl, name)
  const folder = path.join(dataDir, name)
  mkdirSync(folder)
  // No server listens there; requests are made in-process, as if to the default address.
  const env = { SITE_URL: 'http://localhost:3000', TEST_DATABASE: name, NODE_ENV: 'test' }
  Object.assign(process.env, testEnvironment({ databaseUrl, dataDir: folder, env }))
  await import('@/testing/fast-password-hashing.mjs')
}
