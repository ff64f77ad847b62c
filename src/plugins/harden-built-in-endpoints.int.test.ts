/** Locks of documents that are being edited. */
import { createLocalReq } from 'payload'
import { afterAll, describe, expect, test } from 'vitest'
import { call } from '@/testing/rest'
import { payload, person, removePeople } from '@/testing/users'

afterAll(removePeople)

describe.each(['member', 'vendor', 'editor'] as const)('%s', (role) => {
  test('reads in the panel who else is editing a document, but over REST only as staff', async () => {
    const who = await person(role)
    const account = await payload.findByID({ collection: 'users', id: who.id, depth: 0 })
    const user = { ...account, collection: 'users' as const }
    const locks = { collection: 'payload-locked-documents', overrideAccess: false } as const
    // The panel reads locks to show a document and when it saves one.
    const req = await createLocalReq({ user: user, urlSuffix: '/admin/collections/some' }, payload)
    for (const how of [{ req }, { user }])
      await expect(payload.find({ ...locks, ...how })).resolves.toMatchObject({ docs: expect.any(Array) })
    const { status } = await call('GET', '/payload-locked-documents', { as: who })
    expect(status).toBe(role === 'editor' ? 200 : 403)
  })
})
