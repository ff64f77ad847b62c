/** Any method on any path of the API is answered with what is documented, 404 or 405, never with a server error. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiEndpoints, fillPath } from '@/testing/api-endpoints'
import { type Caller, call, type Method } from '@/testing/rest'
import { person, removePeople } from '@/testing/users'

const methods: Method[] = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']

/** Paths of no endpoint. */
const unknownPaths = [
  ...[
    '/',
    '//',
    '/none',
    '/none/x',
    '/none/x/y/z',
    '/globals',
    '/globals/',
    '/globals/none',
    '/globals/mushrooms',
  ],
  ...[
    '/Mushrooms',
    '/mushrooms/x/y',
    '/mushrooms/versions/x/y',
    '/mushrooms/count/x',
    '/taxonomy',
    '/counts/x',
  ],
  ...[
    '/payload-migrations',
    '/__proto__/x',
    '/constructor/prototype',
    '/graphql/x',
    '/graphql-playground',
    '/og',
  ],
  ...[
    '/users/me/x',
    '/media/file',
    '/media/file/',
    '/media/file/..%2f..%2fpackage.json',
    '/globals/homePage/x',
  ],
]

/** Unusual spellings of paths that an endpoint may have. */
const oddPaths = [
  ...['/mushrooms/', '/mushrooms//', '/%6dushrooms', '/mushrooms%2fcount', '/mushrooms/%', '/mushrooms/%00'],
  ...[
    '/mushrooms/%ff',
    '/mushrooms/%2e%2e',
    '/mushrooms/:id',
    '/mushrooms/*',
    '/mushrooms/;',
    '/mushrooms/🍄',
  ],
]

const knownPaths = [...new Set(apiEndpoints.map(({ path }) => fillPath(path, {})))]
const paths = [...knownPaths, ...unknownPaths, ...oddPaths]

const answers = new Set(apiEndpoints.map(({ method, path }) => `${method} ${fillPath(path, {})}`))

let member: Caller

beforeAll(async () => {
  member = await person('member')
})

afterAll(removePeople)

/** Ends the session that the test needs until the end. */
const endsSession = (path: string) => /^\/users\/(?:logout|sign-out|refresh-token|leave)/.test(path)

describe.each(methods)('%s', (method) => {
  test('is answered without a server error on every path', async () => {
    const wrong: string[] = []
    for (const path of paths)
      for (const as of [null, member]) {
        if (as && endsSession(path)) continue
        const { status } = await call(method, path, { as })
        const isRight = method === 'OPTIONS' ? [200, 400, 404].includes(status) : status < 500
        if (!isRight) wrong.push(`${status} ${path}`)
      }
    expect(wrong).toEqual([])
  })

  test('is answered with 404 or 405 where no endpoint has it', async () => {
    if (method === 'OPTIONS') return
    // A path such as `/mushrooms/count` also fits `/mushrooms/:id`.
    const patterns = apiEndpoints
      .filter((endpoint) => endpoint.method === method)
      .map(
        ({ path }) => new RegExp(`^${path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`),
      )
    const without = [...knownPaths, ...unknownPaths].filter(
      (path) => !answers.has(`${method} ${path}`) && !patterns.some((pattern) => pattern.test(path)),
    )
    const wrong: string[] = []
    for (const path of without) {
      const { status } = await call(method, path)
      if (![400, 403, 404, 405].includes(status)) wrong.push(`${status} ${path}`)
    }
    expect(wrong).toEqual([])
  })
})
