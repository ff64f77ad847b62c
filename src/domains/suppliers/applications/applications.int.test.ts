/** Applications to open a shop, from the form to the decision of staff. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { marker, remember, removeContent } from '@/testing/content'
import { queuedMailSubjects, runJobs, runWaitingJobs } from '@/testing/jobs'
import { call } from '@/testing/rest'
import { type Person, payload, people, person, removePeople } from '@/testing/users'

let who: Awaited<ReturnType<typeof people>>

beforeAll(async () => {
  who = await people()
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

const form = (businessName: string) => ({
  businessName,
  vendorType: 'grower',
  city: 'Astoria',
  state: 'OR',
  country: 'US',
  link: '',
  description: 'Oyster mushrooms on straw, picked twice a week.',
  openedAt: '1',
  locale: 'en',
})

async function apply(applicant: Person, more: object = {}) {
  const answer = await call('POST', '/vendors/apply', { as: applicant, body: { ...form(marker()), ...more } })
  if (answer.body.id) remember('vendors', answer.body.id)
  return answer
}

const decide = (as: Person, vendor: string, decision: string, note = '') =>
  call('POST', '/vendors/decide', { as, body: { vendor, decision, note } })

const rolesOf = async ({ id }: Person) => (await payload.findByID({ collection: 'users', id })).roles

test('a member applies once, sees the state, and runs the shop when staff approve', async () => {
  const applicant = await person('member')
  const name = marker()
  const { status, body } = await apply(applicant, {
    businessName: name,
    status: 'active',
    owner: who.admin.id,
    _status: 'published',
  })
  expect(status).toBe(201)
  expect(await payload.findByID({ collection: 'vendors', id: body.id, depth: 0 })).toMatchObject({
    businessName: name,
    _status: 'draft',
    status: 'pending',
    owner: applicant.id,
  })
  expect((await call('GET', `/vendors/${body.id}`)).status).toBe(404)
  expect((await call('GET', `/vendors/${body.id}`, { as: who.member })).status).toBe(404)
  expect((await call('GET', `/vendors/${body.id}`, { as: applicant })).status).toBe(200)
  expect((await call('PATCH', `/vendors/${body.id}`, { as: applicant, body: {} })).status).toBe(403)
  expect((await apply(applicant)).body.errors[0].data.errors).toMatchObject([{ code: 'alreadyApplied' }])
  for (const stranger of [who.member, applicant])
    expect((await decide(stranger, body.id, 'approve')).status).toBe(403)
  expect((await decide(who.editor, body.id, 'approve')).status).toBe(200)
  expect(await rolesOf(applicant)).toEqual(['member', 'vendor'])
  expect((await decide(who.editor, body.id, 'decline')).status).toBe(409)
  expect(await queuedMailSubjects()).toContain(`Welcome to Fungarium, ${name}`)
})

test('the address of the account is published only if the applicant enters it', async () => {
  const emailAfter = async (more: object) => {
    const applicant = await person('member')
    const { body, text } = await apply(applicant, more)
    expect(body.id, text).toBeDefined()
    return (await payload.findByID({ collection: 'vendors', id: body.id, depth: 0 })).email
  }
  expect((await emailAfter({})) ?? null).toBeNull()
  expect((await emailAfter({ email: '' })) ?? null).toBeNull()
  expect(await emailAfter({ email: ' Shop@Fungarium.invalid ' })).toBe('shop@fungarium.invalid')
})

test('a declined applicant gets the reason and no role, and may apply again', async () => {
  const applicant = await person('member')
  const { body } = await apply(applicant)
  expect((await decide(who.editor, body.id, 'decline', 'Tell us more.')).status).toBe(200)
  expect(await queuedMailSubjects()).toContain('Your application to Fungarium')
  expect(await rolesOf(applicant)).toEqual(['member'])
  expect((await apply(applicant)).status).toBe(201)
})

test('a decision can be undone for a minute by who made it, and the applicant gets no mail', async () => {
  const applicant = await person('member')
  const name = marker()
  const { body } = await apply(applicant, { businessName: name })
  const undo = (as: Person, token: string) =>
    call('POST', '/vendors/decide/undo', { as, body: { undo: token } })
  const shopNow = () => payload.findByID({ collection: 'vendors', id: body.id })
  const statusOf = async () => (await shopNow()).status
  const before = await queuedMailSubjects()
  for (const decision of ['approve', 'decline']) {
    const { body: decided } = await decide(who.editor, body.id, decision)
    expect((await undo(applicant, decided.undo)).status).toBe(403)
    expect((await undo(who.admin, decided.undo)).status).toBe(409)
    expect((await undo(who.editor, decided.undo)).status).toBe(200)
    expect((await undo(who.editor, decided.undo)).status).toBe(409)
    expect(await statusOf()).toBe('pending')
    expect((await shopNow()).approvedAt ?? null).toBeNull()
    expect(await rolesOf(applicant)).toEqual(['member'])
  }
  expect(await queuedMailSubjects()).toEqual(before)
  const approvedAt = '2026-01-02T03:04:05.678Z'
  await payload.update({ collection: 'vendors', id: body.id, data: { approvedAt } })
  const { body: again } = await decide(who.editor, body.id, 'approve')
  expect((await undo(who.editor, again.undo)).status).toBe(200)
  expect(await shopNow()).toMatchObject({ status: 'pending', approvedAt })
  const { body: decided } = await decide(who.editor, body.id, 'approve')
  await runJobs()
  expect(await queuedMailSubjects()).toContain(`Welcome to Fungarium, ${name}`)
  await runWaitingJobs()
  expect((await undo(who.editor, decided.undo)).body.errors[0].data.errors).toMatchObject([
    { code: 'tooLate' },
  ])
  expect([await statusOf(), await rolesOf(applicant)]).toEqual(['active', ['member', 'vendor']])
})

test('guests, programs and incomplete forms are refused', async () => {
  const applicant = await person('member')
  expect((await call('POST', '/vendors/apply', { body: form(marker()) })).status).toBe(401)
  const refused = [
    { website: 'https://spam.example' },
    { openedAt: String(Date.now()) },
    { vendorType: 'other' },
    { country: 'XX' },
    { link: 'javascript:alert(1)' },
    { email: 'not an address' },
    { description: 'Short.' },
    { businessName: ' ' },
  ]
  for (const fields of refused)
    expect((await apply(applicant, fields)).status, Object.keys(fields)[0]).toBe(400)
})
