import path from 'node:path'
import { defineConfig } from 'vitest/config'

const root = import.meta.dirname
const alias = [
  { find: '@payload-config', replacement: path.join(root, 'src/payload.config.ts') },
  // Payload loads this copy of graphql-js, and one copy does not recognize the errors of another.
  { find: /^graphql$/, replacement: path.join(root, 'node_modules/graphql/index.js') },
  { find: /^@\//, replacement: `${root}/src/` },
  { find: /^@(illustrations|messages|sample)\//, replacement: `${root}/$1/` },
]
const environment = (file: string) => path.join(root, 'scripts/test-environment', file)

export default defineConfig({
  resolve: { alias },
  test: {
    globalSetup: environment('fast-check-seed.ts'),
    maxWorkers: 2,
    // A worker keeps its modules from file to file: loading them takes longer than most tests.
    isolate: false,
    // Limits are for tests that hang. A busy machine must not fail one that is only slow.
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,sample,illustrations,server,tools,scripts}/**/*.test.{ts,tsx,mjs}'],
          exclude: ['**/*.int.test.ts', '**/*.mocked.test.tsx'],
          setupFiles: environment('fast-check.ts'),
        },
      },
      {
        // Module mocks need modules of their own.
        extends: true,
        test: { name: 'unit-mocked', include: ['src/**/*.mocked.test.tsx'], isolate: true },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['{src,server,tools,scripts}/**/*.int.test.ts'],
          globalSetup: environment('vitest-global.ts'),
          setupFiles: [environment('vitest-worker.ts'), environment('fast-check.ts')],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
