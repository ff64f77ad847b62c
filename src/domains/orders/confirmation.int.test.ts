/** What a vendor says of delivery and payment when confirming an order. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Order } from '@/payload-types'
import { order, removeContent, vendor } from '@/testing/content'
import { runWaitingJobs } from '@/testing/jobs'
import { watchMails } from '@/testing/mails'
import { call } from '@/testing/rest'
import { type Person, payload, person, removePeople, userOf } from '@/testing/users'
import { getMyOrder } from './queries'

let buyer: Person
let owner: Person
let shop = ''

beforeAll(async () => {
  ;[buyer, owner] = [await person('member'), await person('vendor')]
  shop = (await vendor({ owner: owner.id })).id
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

const mails = watchMails()

const requested = () => order(shop, { state: 'requested', buyer: buyer.id, locale: 'es' })

const confirm = (id: string, more: object) =>
  call('POST', '/orders/move', { as: owner, body: { order: id, state: 'confirmed', ...more } })

const stored = (id: string) => payload.findByID({ collection: 'orders', id, depth: 0 })

const viewOf = async ({ number }: Order) => {
  const user = await userOf(buyer)
  return getMyOrder({ payload, user, locale: 'es', draft: false }, number)
}

test('a confirmed order states delivery, the new total and how to pay, in the mail and on its page', async () => {
  const made = await requested()
  const answer = await confirm(made.id, { deliveryCost: '4,90', paymentNote: 'IBAN ES91 2100' })
  expect(answer.status, answer.text).toBe(200)
  expect(await stored(made.id)).toMatchObject({ deliveryCost: 490, paymentNote: 'IBAN ES91 2100' })
  expect(await viewOf(made)).toMatchObject({
    total: made.total,
    deliveryCost: 490,
    paymentNote: 'IBAN ES91 2100',
  })
  await runWaitingJobs()
  const mail = mails.mock.calls.map(([message]) => message).find(({ to }) => to === made.contact.email)
  expect(mail?.text).toContain('IBAN ES91 2100')
  expect(mail?.text).toMatch(/Envío: 4,90\s/)
  const sum = new Intl.NumberFormat('es', { style: 'currency', currency: made.currency }).format(
    (made.total + 490) / 100,
  )
  expect(mail?.text).toContain(`Total con envío: ${sum}`)
})

test('undoing the confirmation withdraws what it said', async () => {
  const { id } = await requested()
  await confirm(id, { deliveryCost: '0', paymentNote: 'In cash.' })
  expect((await stored(id)).deliveryCost).toBe(0)
  await call('POST', '/orders/undo', { as: owner, body: { order: id } })
  expect(await stored(id)).toMatchObject({ state: 'requested', deliveryCost: null, paymentNote: null })
})

test('an order can be confirmed without a cost, and declining stores none', async () => {
  const first = await requested()
  expect((await confirm(first.id, { deliveryCost: '' })).status).toBe(200)
  expect(await stored(first.id)).toMatchObject({ deliveryCost: null, paymentNote: null })
  const second = await requested()
  const declined = { order: second.id, state: 'declined', deliveryCost: '5' }
  expect((await call('POST', '/orders/move', { as: owner, body: declined })).status).toBe(200)
  expect((await stored(second.id)).deliveryCost ?? null).toBeNull()
})

test.each(['-1', '4.999', 'free', '99999999'])('a delivery cost of %s is refused', async (deliveryCost) => {
  const { id } = await requested()
  const { status, body } = await confirm(id, { deliveryCost })
  expect(status).toBe(400)
  expect(body.errors[0].data.errors).toMatchObject([{ field: 'deliveryCost', code: 'amountWrong' }])
  expect((await stored(id)).state).toBe('requested')
})
