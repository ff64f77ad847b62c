import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, test } from 'vitest'
import { outsideRequests } from './outside-requests'

test('work outside of requests knows nothing of the request that asks for it, which goes on as before', async () => {
  const requests = new AsyncLocalStorage<string>()
  await requests.run('request', async () => {
    const seen = await outsideRequests(async () => {
      await Promise.resolve()
      return requests.getStore()
    })
    expect([seen, requests.getStore()]).toEqual([undefined, 'request'])
  })
})
