import type { CollectionSlug, Endpoint, Payload, PayloadRequest } from 'payload'
import { requireUser } from '@/foundation/forms/form-endpoint'
import { limit } from '@/foundation/payload/rate-limit'
import type { User } from '@/payload-types'

/** Fields that name the user whom a document belongs to. */
const owners = ['author', 'buyer', 'user', 'owner', 'reporter']

/** Collections whose documents belong to a user, and the field that names the user. */
function ownedCollections({ config }: Payload): { slug: CollectionSlug; field: string }[] {
  return config.collections.flatMap(({ slug, flattenedFields }) => {
    if (slug.startsWith('payload-')) return []
    const field = flattenedFields.find(
      (one) =>
        one.type === 'relationship' && [one.relationTo].flat().includes('users') && owners.includes(one.name),
    )
    return field ? [{ slug, field: field.name }] : []
  })
}

/** Leaves out what protects the account: sessions, failed sign-ins, lock. */
function account({ sessions, loginAttempts, lockUntil, collection, ...rest }: User): object {
  return rest
}

/** All data of a user as one JSON object, streamed, because it may not fit into memory. */
async function* exportData({ payload }: PayloadRequest, user: User): AsyncGenerator<string> {
  const own = { depth: 0, overrideAccess: false, user: { ...user, collection: 'users' as const } }
  const person = await payload.findByID({ ...own, collection: 'users', id: user.id, depth: 1 })
  yield `{\n"account": ${JSON.stringify(account(person))}`
  for (const { slug, field } of ownedCollections(payload)) {
    yield `,\n${JSON.stringify(slug)}: [`
    let comma = ''
    for (let page = 1, more = true; more; page += 1) {
      // Without access control: even authors may not filter by author.
      const matches = await payload.find({
        collection: slug,
        where: { [field]: { equals: user.id } },
        select: {},
        depth: 0,
        limit: 100,
        page,
        sort: 'id',
      })
      const ids = matches.docs.map(({ id }) => id)
      if (ids.length === 0) break
      const { docs } = await payload.find({
        ...own,
        collection: slug,
        where: { id: { in: ids } },
        // Former staff may no longer read some of it.
        disableErrors: true,
        draft: true,
        limit: 100,
        sort: 'createdAt',
      })
      for (const doc of docs) {
        yield `${comma}\n${JSON.stringify(doc)}`
        comma = ','
      }
      more = matches.hasNextPage
    }
    yield ']'
  }
  yield '\n}\n'
}

/** The user's own data as a download. */
export const downloadData: Endpoint = {
  method: 'get',
  path: '/data',
  handler: async (req) => {
    const user = requireUser(req)
    await limit(req, { name: 'data', key: user.id, max: 5, seconds: 60 })
    const text = new TextEncoder()
    const parts = exportData(req, user)
    const stream = new ReadableStream({
      async pull(controller) {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(text.encode(value))
      },
    })
    return new Response(stream, {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': 'attachment; filename="fungarium-data.json"',
        'Cache-Control': 'no-store',
      },
    })
  },
}
