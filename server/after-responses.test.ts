import type { ServerResponse } from 'node:http'
import { describe, expect, it, vi } from 'vitest'
import { afterResponse, allowCaching } from '../src/foundation/cache/page-context'
import { startServer } from './testing'

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Answers with a cached page, and leaves work. */
const leaving = (work: () => Promise<void>) => (_: unknown, res: ServerResponse) => {
  allowCaching(60)
  afterResponse(work)
  res.setHeader('Content-Type', 'text/html')
  res.end('<html><body>page</body></html>')
}

describe('work after a response', () => {
  it('begins when the response is sent', async () => {
    const events: string[] = []
    const { get } = await startServer((_, res) => {
      afterResponse(async () => void events.push('work'))
      setTimeout(() => {
        events.push('answer')
        res.end('done')
      }, 50)
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
      return new Promise(() => undefined)
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
