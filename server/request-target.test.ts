import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAmbiguous, normalizeTarget } from './request-target'

describe('normalizeTarget', () => {
  it.each([
    ['http://evil.example/a?b=c', '/a?b=c'],
    ['HTTPS://user@evil.example:81', '/'],
    ['http://evil.example?b', '/?b'],
    ['/a?b=http://c.example/', '/a?b=http://c.example/'],
    ['/%61pi/%6Dushrooms?%61=1', '/api/mushrooms?%61=1'],
    ['/%2e%2E/api', '/../api'],
    ['/%e2%82%ac%2f', '/%E2%82%AC%2F'],
    ['/a#b?c', '/a'],
  ])('%s becomes %s', (target, path) => {
    expect(normalizeTarget(target)).toBe(path)
  })

  it('a path that was normalized stays as it is', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const once = normalizeTarget(path)
        expect(normalizeTarget(once)).toBe(once)
      }),
    )
  })
})

describe('isAmbiguous', () => {
  it.each([
    '/x/../api/growingguides',
    '/./api',
    '/api/..',
    '/api/.',
    '/../',
    '/x%2Fapi',
    '/x%5Capi',
    '/x\\api',
    '/%252e%252e/api',
    '/x%252Fapi',
    '/x%2525252525252525252fapi',
  ])('%s is', (path) => {
    expect(isAmbiguous(path)).toBe(true)
  })

  it.each(['/', '/a.b', '/...', '/.well-known/x', '/a..b/', '/100%25', '/mushrooms/caf%C3%A9', '/a/b/'])(
    '%s is not',
    (path) => {
      expect(isAmbiguous(path)).toBe(false)
    },
  )

  it('a path that is not resolves to itself, however often it is decoded', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const normal = normalizeTarget(path)
        fc.pre(normal.startsWith('/') && !normal.includes('//') && !isAmbiguous(normal))
        const { pathname } = new URL(normal, 'http://a')
        expect(pathname.split('/').length).toBe(normal.split('/').length)
        expect(new URL(decodeURIComponent(pathname), 'http://a').pathname.split('/').length).toBe(
          normal.split('/').length,
        )
      }),
    )
  })
})
