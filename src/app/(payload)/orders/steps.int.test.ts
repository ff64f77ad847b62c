/** Failed order steps in the panel. */

import es from '@messages/es/orders.json'
import type { UIFieldServerProps } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { order, removeContent, vendor } from '@/testing/content'
import { call } from '@/testing/rest'
import { type Person, payload, person, removePeople } from '@/testing/users'
import { OrderSteps } from './steps'

let owner: Person
let shop = ''

beforeAll(async () => {
  owner = await person('vendor')
  shop = (await vendor({ owner: owner.id })).id
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

test('the order’s page reports a step that is no longer possible and keeps the note', async () => {
  const { id, number } = await order(shop, { state: 'confirmed' })
  const answer = await call('POST', '/orders/move', {
    as: owner,
    body: new URLSearchParams({ order: id, state: 'declined', note: 'Nos faltan cajas.' }),
    headers: { Accept: 'text/html', Referer: 'http://localhost/admin/collections/orders?page=2' },
  })
  expect(answer.status).toBe(303)
  const back = new URL(String(answer.headers.get('location')), 'http://localhost')
  expect(back.pathname).toBe(`/admin/collections/orders/${id}`)
  const cookie = String(answer.headers.get('set-cookie')).split(';')[0] ?? ''
  const pageAt = async (query: object) =>
    renderToStaticMarkup(
      await OrderSteps({
        data: { state: 'confirmed', number },
        id,
        i18n: { language: 'es' },
        req: { headers: new Headers({ cookie }), payload, query },
      } as unknown as UIFieldServerProps),
    )
  const told = await pageAt(Object.fromEntries(back.searchParams))
  expect(told).toContain(es.problems.moved)
  expect(told).toContain('Nos faltan cajas.')
  expect(await pageAt({})).not.toContain(es.problems.moved)
  expect(await pageAt({})).toContain('name="was" value="confirmed"')
})
