import { expect, test } from 'vitest'
import { leavePreview } from './preview'

test.each([
  ['?path=/mushrooms', '/mushrooms'],
  ['?path=//elsewhere.example', '/'],
  ['', '/'],
])('/preview/leave%s ends the preview and leads to %s', (query, path) => {
  const response = leavePreview(new Request(`http://localhost/preview/leave${query}`))
  expect(response.status).toBe(307)
  expect(response.headers.get('location')).toBe(path)
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^preview=; Path=\/; Max-Age=0; HttpOnly; SameSite=Lax/),
  ])
})
