import { describe, expect, it, test } from 'vitest'
import { findPackageImports } from './package-imports'

const importing = (specifier: string) => ["import x from '", specifier, "'"].join('')

describe('imports of Next', () => {
  test.each(['next', 'next/headers', 'next-intl', 'next-intl/server'])(
    '%s is refused in the site',
    (name) => {
      expect(findPackageImports('src/site/page.ts', importing(name))).toEqual([
        `src/site/page.ts:1 imports ${name}; only the panel is made with Next.`,
      ])
    },
  )

  test.each(['src/app/(payload)/layout.tsx', 'next.config.mjs', 'server/panel.ts'])(
    '%s may import Next',
    (file) => {
      expect(findPackageImports(file, importing('next/navigation'))).toEqual([])
    },
  )

  it('are found in calls, types and exports', () => {
    const text = [
      "await import('",
      "next')\nexport { a } from '",
      "next/navigation'\nimport.meta.resolve('",
      "next')",
    ]
    expect(findPackageImports('server/app.ts', text.join(''))).toHaveLength(3)
  })

  it('are not confused with packages whose names begin alike', () => {
    for (const name of ['next-themes', 'nextjs', '@payloadcms/next/routes'])
      expect(findPackageImports('src/site/page.ts', importing(name))).toEqual([])
  })
})

describe('imports of inner folders', () => {
  test.each([
    'payload/dist/auth/operations/login',
    '@payloadcms/ui/src/icons/X',
    'pkg/esm/index.js',
    'pkg/cjs/index.js',
    '../../node_modules/pkg/index.js',
  ])('%s is refused, in the panel as well', (name) => {
    expect(findPackageImports('src/app/(payload)/layout.tsx', importing(name))).toEqual([
      `src/app/(payload)/layout.tsx:1 imports ${name}; use what the package documents.`,
    ])
  })

  it('are those of packages, not of the project', () => {
    for (const name of ['../src/payload.config', './dist/x', '@/src/x', 'node:path', 'use-intl/core'])
      expect(findPackageImports('tools/a.ts', importing(name))).toEqual([])
  })

  it('are accepted where the package documents them', () => {
    expect(findPackageImports('tools/a.mjs', importing('tsx/esm/api'))).toEqual([])
  })
})
