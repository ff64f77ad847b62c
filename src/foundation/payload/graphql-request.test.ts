import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { withGraphQLLimits } from './graphql-request'

/** A handler that builds a schema, as Payload's does, and counts how often; the first `failures` times it fails. */
function schemaBuilder(failures = 0) {
  const handler = {
    built: 0,
    isReady: false,
    post: withGraphQLLimits(
      async () => {
        if (!handler.isReady) handler.built += 1
        await new Promise(setImmediate)
        if (handler.built <= failures) throw new Error('The database is not ready.')
        handler.isReady = true
        return Response.json({ data: {} })
      },
      async () => false,
    ),
    send: () =>
      handler.post(
        new Request('http://localhost/api/graphql', { method: 'POST', body: '{"query":"{ a }"}' }),
      ),
  }
  return handler
}

test('parallel requests build the GraphQL schema once', async () => {
  const handler = schemaBuilder()
  const answers = await Promise.all(Array.from({ length: 20 }, handler.send))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(handler.built).toBe(1)
})

test('a schema that could not be built is built by a later request', async () => {
  const handler = schemaBuilder(2)
  await expect(handler.send()).rejects.toThrow('The database is not ready.')
  expect((await handler.send()).status).toBe(200)
  expect(handler.built).toBe(3)
})

describe('in production, errors', () => {
  const messageOf = async (message: string) => {
    vi.stubEnv('NODE_ENV', 'production')
    onTestFinished(() => void vi.unstubAllEnvs())
    const post = withGraphQLLimits(
      async () => Response.json({ errors: [{ message }] }),
      async () => false,
    )
    const request = new Request('http://localhost/api/graphql', { method: 'POST', body: '{"query":"{ a }"}' })
    const { errors } = await (await post(request)).json()
    return errors[0].message
  }

  test.each([
    [
      'Cannot query field "slg" on type "Page". Did you mean "slug"?',
      'Cannot query field "slg" on type "Page".',
    ],
    ['Found "x". Did you mean\n"y" or "z"? Did you mean "w"?', 'Found "x". Did you mean\n"y" or "z"?'],
    ['Found " Did you mean ".', 'Found " Did you mean ".'],
  ])('name no field that a query may have meant: %s', async (message, shown) => {
    expect(await messageOf(message)).toBe(shown)
  })

  test('that quote a long value are shown whole', async () => {
    const message = `Found "${' Did you mean '.repeat(17_000)}".`
    expect(await messageOf(message)).toBe(message)
  })
})
