import path from 'node:path'
import { defineConfig } from 'vitest/config'

const src = path.join(import.meta.dirname, 'src')
const alias = [
  { find: '@payload-config', replacement: path.join(src, 'payload.config.ts') },
  { find: /^@\//, replacement: `${src}/` },
]

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'sample/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: ['**/*.int.test.ts'],
        },
      },
      {
        // One after the other: they share a database.
        resolve: { alias },
        test: {
          name: 'integration',
          include: ['src/**/*.int.test.ts'],
          fileParallelism: false,
          maxWorkers: 1,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // One after the other: they share a server and a browser needs both cores.
        resolve: { alias },
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: 'e2e/administrator.ts',
          fileParallelism: false,
          maxWorkers: 1,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
