import { expect, test } from 'vitest'
import { returnPathOf } from './form-endpoint'

const requestFrom = (page: string) => ({
  headers: new Headers({ referer: `https://fungarium.example${page}` }),
})

test('a form that succeeds leads back without the problem of the submission before', () => {
  const order = '/admin/collections/orders/1'
  expect(returnPathOf(requestFrom(`${order}?attempt=abc`), {})).toBe(order)
  expect(returnPathOf(requestFrom('/'), { from: '/es/orders/F-1?done=sent&attempt=abc#steps' })).toBe(
    '/es/orders/F-1?done=sent#steps',
  )
})

test('a form leads back to its page with its filters', () => {
  expect(returnPathOf(requestFrom('/es/mushrooms?edibility=choice,edible'), {})).toBe(
    '/es/mushrooms?edibility=choice,edible',
  )
})
