/** Who is editing a document, as the panel shows it to somebody else. */
import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { call } from '@/testing/rest'
import { type Person, payload, person, removePeople, userOf } from '@/testing/users'

afterAll(removePeople)

const editor = await person('editor')
await payload.update({ collection: 'users', id: editor.id, data: { alias: 'Ana de Ribera' } })
const lock = await payload.create({
  collection: 'payload-locked-documents',
  data: { globalSlug: randomUUID(), user: { relationTo: 'users', value: editor.id } },
})

/** The account that the lock names to somebody in the panel. */
async function holderFor(viewer: Person) {
  const options = { collection: 'payload-locked-documents', depth: 1, overrideAccess: false } as const
  const { user } = await payload.findByID({ ...options, id: lock.id, user: await userOf(viewer) })
  return user.value
}

describe('the holder of a lock', () => {
  test.each(['editor', 'admin'] as const)(
    'is named to an %s in place of the e-mail address',
    async (role) => {
      expect(await holderFor(await person(role))).toEqual({ id: editor.id, email: 'Ana de Ribera' })
    },
  )

  test.each(['vendor', 'member'] as const)('is an id without name or address to a %s', async (role) => {
    expect(await holderFor(await person(role))).toBe(editor.id)
  })

  test('is the account itself over REST', async () => {
    const { body } = await call('GET', `/payload-locked-documents/${lock.id}?depth=1`, {
      as: await person('editor'),
    })
    expect(body).toMatchObject({ user: { relationTo: 'users', value: editor.id } })
  })
})
