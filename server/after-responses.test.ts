import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { afterResponse, allowCaching } from '../src/foundation/cache/page-context'
import { startServer } from './testing'

const page = () => new Response('<html>page</html>', { headers: { 'Content-Type': 'text/html' } })

/** Answers with a cached page, and leaves work. */
const leaving = (work: () => Promise<void>) => () => {
  allowCaching(60)
  afterResponse(work)
  return page()
}

describe('work after a response', () => {
  it('begins when the response is sent', async () => {
    const events: string[] = []
    const { get } = await startServer(async () => {
      afterResponse(async () => void events.push('work'))
      await pause(50)
      events.push('answer')
      return new Response('done')
    })
    await get({ path: '/api/x', method: 'POST' })
    await expect.poll(() => events).toEqual(['answer', 'work'])
  })

  it('runs once for a page that is served from the cache', async () => {
    const work = vi.fn(async () => undefined)
    const { get } = await startServer(leaving(work))
    await get()
    expect((await get()).headers['x-cache']).toBe('HIT')
    await expect.poll(() => work).toHaveBeenCalledOnce()
    await pause(50)
    expect(work).toHaveBeenCalledOnce()
  })

  it('is finished before the server has closed', async () => {
    let isDone = false
    const work = async () => {
      await pause(100)
      isDone = true
    }
    const { get, site } = await startServer(leaving(work))
    await get()
    await site.close()
    expect(isDone).toBe(true)
  })

  it('runs when the visitor leaves before the response', async () => {
    const work = vi.fn(async () => undefined)
    const { get, server } = await startServer(() => {
      afterResponse(work)
      setTimeout(() => server.closeAllConnections(), 20)
      return new Promise<Response>(() => undefined)
    })
    await expect(get({ path: '/api/x', method: 'POST' })).rejects.toThrow()
    await expect.poll(() => work).toHaveBeenCalledOnce()
  })

  it('that fails harms nothing', async () => {
    const { get, site } = await startServer(leaving(() => Promise.reject(new Error('An expected failure'))))
    expect((await get()).status).toBe(200)
    await site.close()
  })

  it('begins at once outside of a request', () => {
    const work = vi.fn(async () => undefined)
    afterResponse(work)
    expect(work).toHaveBeenCalledOnce()
  })
})
