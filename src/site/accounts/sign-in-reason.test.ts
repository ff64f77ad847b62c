import { expect, it } from 'vitest'
import { signInReason } from './sign-in-reason'

it.each([
  ['/contact-seller?product=tent', 'contactSeller'],
  ['/es/contact-seller?product=tent', 'contactSeller'],
  ['/pt/account/lists/finds?add=new', 'lists'],
  ['/account/orders/F-1234', 'orders'],
  ['/cart/request?vendor=v&currency=USD', 'request'],
  ['/account', undefined],
  ['/mushrooms/boletus-edulis', undefined],
  [undefined, undefined],
])('a visitor on the way to %s is asked to sign in for %s', (path, reason) => {
  expect(signInReason(path)).toBe(reason)
})
