/** Every endpoint of every collection and global answers every role without a 5xx, whatever id it is called with. */
import { afterAll, describe, expect, test } from 'vitest'
import { removeContent } from '@/testing/content'
import { call, type Method } from '@/testing/rest'
import { executeAll, type Person, payload, person, removePeople } from '@/testing/users'

const oddIds = ['x', '%00', '01a1fc0b-0000-7000-8000-000000000000']

const { collections, endpoints, globals } = payload.config

const owners = [
  ...collections.map((one) => ({ endpoints: one.endpoints || [], path: `/${one.slug}` })),
  ...globals.map((one) => ({ endpoints: one.endpoints || [], path: `/globals/${one.slug}` })),
  { endpoints, path: '' },
]

interface Request {
  method: Method
  path: string
  body?: object
}

const requestsOf = ({ endpoints, path }: (typeof owners)[number]): Request[] =>
  endpoints.flatMap((endpoint) => {
    const method = endpoint.method.toUpperCase() as Method
    const ids = endpoint.path.includes(':') ? oddIds : ['']
    const paths = ids.map((id) => `${path}${endpoint.path.replaceAll(/:\w+\??/g, id)}`)
    const withoutBody = paths.map((one) => ({ method, path: one }))
    // Saving a global would change it for the tests that follow.
    const isRead = method === 'GET' || path.startsWith('/globals/')
    return isRead ? withoutBody : [...withoutBody, { method, path: paths[0] ?? '', body: {} }]
  })

afterAll(async () => {
  await removeContent()
  await executeAll(['delete from payload_preferences'])
  await removePeople()
})

async function failuresOf(requests: readonly Request[], as: Person | null): Promise<string[]> {
  const failures: string[] = []
  for (const { method, path, body } of requests) {
    const { status, text } = await call(method, path, { as, body })
    if (status >= 500) failures.push(`${method} ${path} ${body ? 'with a body' : ''}: ${status} ${text}`)
  }
  return failures
}

describe.each(owners)('the endpoints of "$path"', (owner) => {
  test.each(['visitor', 'member', 'vendor', 'editor', 'admin'] as const)(
    'never answer 5xx to a role of %s',
    async (role) => {
      // One of the requests signs the caller out.
      const as = role === 'visitor' ? null : await person(role)
      expect(await failuresOf(requestsOf(owner), as)).toEqual([])
    },
  )
})

describe('the versions of a global', () => {
  const pathsOf = (slug: string) => [`/globals/${slug}/versions`, `/globals/${slug}/versions/x`]

  test('are not found where none are kept', async () => {
    const member = await person('member')
    const admin = await person('admin')
    for (const { slug } of globals.filter(({ versions }) => !versions))
      for (const path of pathsOf(slug))
        for (const as of [null, member, admin])
          expect((await call('GET', path, { as })).status, path).toBe(404)
  })

  test('are read by staff only where they are kept', async () => {
    const kept = globals.filter(({ versions }) => versions)
    expect(kept.length).toBeGreaterThan(0)
    const [member, editor] = [await person('member'), await person('editor')]
    for (const { slug } of kept) {
      expect((await call('GET', `/globals/${slug}/versions`, { as: editor })).status, slug).toBe(200)
      for (const as of [null, member])
        expect((await call('GET', `/globals/${slug}/versions`, { as })).status, slug).toBe(403)
    }
  })
})
