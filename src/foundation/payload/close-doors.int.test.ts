/** What the panel reads to show a record to those who are no staff. */
import { createLocalReq } from 'payload'
import { afterAll, describe, expect, test } from 'vitest'
import { payload, person, removePeople } from '@/testing/people'
import { call } from '@/testing/rest'

afterAll(removePeople)

describe.each(['member', 'vendor', 'editor'] as const)('%s', (role) => {
  test('is told by the panel who else is writing on a record, and by no call unless of staff', async () => {
    const who = await person(role)
    const user = await payload.findByID({ collection: 'users', id: who.id, depth: 0 })
    const req = await createLocalReq({ user: { ...user, collection: 'users' } as never }, payload)
    req.pathname = '/admin/collections/growingguides/some'
    const marks = payload.find({ collection: 'payload-locked-documents', overrideAccess: false, req })
    await expect(marks).resolves.toMatchObject({ docs: expect.any(Array) })
    const { status } = await call('GET', '/payload-locked-documents', { as: who })
    expect(status).toBe(role === 'editor' ? 200 : 403)
  })
})
