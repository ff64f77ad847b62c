import { afterAll, beforeAll, expect, test } from 'vitest'
import { categoryAt, product, removeContent, vendor } from '@/testing/content'
import { runJobs } from '@/testing/jobs'
import { watchMails } from '@/testing/mails'
import { type Caller, call } from '@/testing/rest'
import { type Person, person, removePeople } from '@/testing/users'

let member: Person
let advert = ''
let shirt = ''
const seller = 'seller@fungarium.invalid'

beforeAll(async () => {
  member = await person('member')
  const { id } = await vendor({ email: seller })
  const categories = [await categoryAt('products/classifieds')]
  ;[advert, shirt] = [(await product(id, { categories })).slug, (await product(id)).slug]
})
afterAll(async () => {
  await removeContent()
  await removePeople()
})

const mails = watchMails()

const text = 'Is the cabinet still for sale? I could fetch it on Saturday.'
const write = (as: Caller, slug: string, body: object = {}) =>
  call('POST', '/products/write', { as, body: { product: slug, text, ...body } })

test('a member’s message reaches the seller of a classified, who answers by mail', async () => {
  expect((await write(member, advert)).status).toBe(202)
  await runJobs()
  const [[letter] = []] = mails.mock.calls
  expect(letter).toMatchObject({ to: seller, replyTo: member.email })
  expect(String(letter?.text)).toContain(text)
})

test('guests, short messages, ordinary products and the eleventh message of a day are refused', async () => {
  expect((await write(null, advert)).status).toBe(401)
  expect((await write(member, advert, { text: 'Hello' })).status).toBe(400)
  expect((await write(member, shirt)).status).toBe(404)
  const statuses = await Promise.all(Array.from({ length: 10 }, () => write(member, advert)))
  expect(statuses.some(({ status }) => status === 429)).toBe(true)
})
