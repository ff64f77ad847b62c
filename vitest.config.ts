import path from 'node:path'
import { defineConfig } from 'vitest/config'

const root = import.meta.dirname
const alias = [
  { find: '@payload-config', replacement: path.join(root, 'src/payload.config.ts') },
  { find: /^@\//, replacement: `${root}/src/` },
  { find: /^@(illustrations|messages|sample)\//, replacement: `${root}/$1/` },
]

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['{src,sample,illustrations,server,tools,scripts}/**/*.test.{ts,tsx,mjs}'],
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
