/**
 * Nobody can read or change the accounts of others, raise their own role, or register as the first admin.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { marker, removeContent } from '@/testing/content'
import { call, graphql, queryOf } from '@/testing/rest'
import { payload, people, person, removePeople } from '@/testing/users'

let who: Awaited<ReturnType<typeof people>>

beforeAll(async () => {
  who = await people()
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

const others = () => [who.admin, who.editor, who.stranger]

describe('a member', () => {
  test('cannot read, change, unlock or delete another account', async () => {
    for (const other of others()) {
      for (const [method, path, body] of [
        ['GET', `/users/${other.id}`, undefined],
        ['PATCH', `/users/${other.id}`, { name: 'taken' }],
        ['DELETE', `/users/${other.id}`, undefined],
        ['POST', '/users/unlock', { email: other.email }],
      ] as const) {
        const { status, text } = await call(method, path, { as: who.member, body })
        expect(status, `${method} ${path} ${text}`).toBeOneOf([403, 404])
        expect(text).not.toContain(other.email)
      }
      expect((await payload.findByID({ collection: 'users', id: other.id })).name).not.toBe('taken')
    }
  })

  test('lists only their own account, whatever the query', async () => {
    for (const query of [
      'limit=100',
      queryOf({ where: { email: { like: 'fungarium' } } }),
      queryOf({ where: { roles: { in: 'admin' } } }),
      queryOf({ where: { or: [{ id: { exists: true } }] } }),
      'sort=email&limit=100',
    ]) {
      const { status, text, body } = await call('GET', `/users?${query}`, { as: who.member })
      expect(status, query).toBe(200)
      for (const other of others()) expect(text, query).not.toContain(other.email)
      expect(body.totalDocs).toBeLessThanOrEqual(1)
      expect(
        (await call('GET', `/users/count?${query}`, { as: who.member })).body.totalDocs,
      ).toBeLessThanOrEqual(1)
    }
    const { text } = await graphql('{ Users(limit: 100) { docs { id email } totalDocs } }', {
      as: who.member,
    })
    for (const other of others()) expect(text).not.toContain(other.email)
  })

  test('cannot change their roles', async () => {
    const body = {
      name: 'Renamed',
      roles: ['admin'],
      oneTimePassword: true,
      _verified: true,
      loginAttempts: 0,
      lockUntil: null,
    }
    const { status } = await call('PATCH', `/users/${who.member.id}`, { as: who.member, body })
    expect(status).toBeLessThan(500)
    expect(await payload.findByID({ collection: 'users', id: who.member.id })).toMatchObject({
      roles: ['member'],
      oneTimePassword: false,
    })
    await graphql(`mutation { updateUser(id: "${who.member.id}", data: { roles: [admin] }) { id } }`, {
      as: who.member,
    })
    expect((await payload.findByID({ collection: 'users', id: who.member.id })).roles).toEqual(['member'])
    await call('PATCH', `/users?${queryOf({ where: { id: { exists: true } } })}`, {
      as: who.member,
      body: { roles: ['admin'] },
    })
    expect((await payload.findByID({ collection: 'users', id: who.member.id })).roles).toEqual(['member'])
    expect((await payload.findByID({ collection: 'users', id: who.stranger.id })).roles).toEqual(['member'])
  })

  test('reads their own account without password hash and salt', async () => {
    for (const path of [
      '/users/me',
      `/users/${who.member.id}?showHiddenFields=true`,
      `/users/${who.member.id}?select[hash]=true&select[salt]=true`,
    ]) {
      const { text, status } = await call('GET', path, { as: who.member })
      expect(status).toBe(200)
      expect(text).not.toMatch(/"(?:hash|salt|resetPasswordToken|resetPasswordExpiration|password)"/)
    }
  })
})

describe('secrets of an account cannot be queried', () => {
  test.each(['hash', 'salt', 'resetPasswordToken'])('%s', async (field) => {
    for (const query of [
      queryOf({ where: { [field]: { like: 'a' } } }),
      queryOf({ where: { [field]: { exists: true } } }),
      `sort=${field}`,
    ]) {
      for (const as of [who.member, who.admin]) {
        const { status, text } = await call('GET', `/users?${query}`, { as })
        expect(status, `${query} ${text}`).toBe(400)
      }
    }
  })
})

describe('the first admin', () => {
  test.each([{ email: `${marker()}@fungarium.invalid`, password: marker() }, {}])(
    'cannot be registered by a visitor: %#',
    async (body) => {
      for (const path of [
        '/users/first-register',
        '/users/first-register/',
        '/users/first-register?draft=true',
        '/users/%66irst-register',
        '/users//first-register',
      ]) {
        const { status } = await call('POST', path, { body })
        expect(status, path).toBeOneOf([403, 404])
      }
    },
  )

  test('cannot be registered by a POST that overrides its method either', async () => {
    const headers = { 'X-HTTP-Method-Override': 'GET' }
    expect((await call('POST', '/users/first-register', { body: {}, headers })).status).toBe(403)
  })
})

test('a visitor cannot create an account by the REST API', async () => {
  const body = { email: `${marker()}@fungarium.invalid`, password: marker(), roles: ['admin'] }
  expect((await call('POST', '/users', { body })).status).toBe(403)
  const answer = await graphql(
    `mutation { createUser(data: { email: "${body.email}", password: "x", roles: [admin] }) { id } }`,
  )
  expect(answer.body.data?.createUser ?? null).toBeNull()
  expect(
    (await payload.count({ collection: 'users', where: { email: { equals: body.email } } })).totalDocs,
  ).toBe(0)
})

test('a wrong password gets the same response whether the account exists or not', async () => {
  const existing = await person('member')
  const wrong = { password: 'not the password' }
  const known = await call('POST', '/users/login', { body: { email: existing.email, ...wrong } })
  const unknown = await call('POST', '/users/login', {
    body: { email: `${marker()}@fungarium.invalid`, ...wrong },
  })
  expect(known.status).toBe(401)
  expect(unknown.status).toBe(known.status)
  expect(unknown.text).toBe(known.text)
  const right = await call('POST', '/users/login', {
    body: { email: existing.email, password: existing.password },
  })
  expect(right.status).toBe(200)
  const cookie = right.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/HttpOnly/i)
  expect(cookie).toMatch(/SameSite=Lax/i)
})

test('a forgotten password gets the same response whether the account exists or not', async () => {
  const known = await call('POST', '/users/forgot-password', { body: { email: who.member.email } })
  const unknown = await call('POST', '/users/forgot-password', {
    body: { email: `${marker()}@fungarium.invalid` },
  })
  expect(unknown.status).toBe(known.status)
  expect(unknown.text).toBe(known.text)
})

test('signing out invalidates the token', async () => {
  const leaver = await person('member')
  expect((await call('GET', '/users/me', { as: leaver })).body.user.id).toBe(leaver.id)
  expect((await call('POST', '/users/logout', { as: leaver })).status).toBe(200)
  expect((await call('GET', '/users/me', { as: leaver })).body.user).toBeNull()
})

test('a page of another site cannot use the session cookie', async () => {
  const cookie = { Cookie: `payload-token=${who.member.token}` }
  expect(
    (await call('GET', '/users/me', { headers: { ...cookie, Origin: 'http://localhost:3000' } })).body.user
      ?.id,
  ).toBe(who.member.id)
  expect(
    (await call('GET', '/users/me', { headers: { ...cookie, Origin: 'https://evil.example' } })).body.user,
  ).toBeNull()
})
