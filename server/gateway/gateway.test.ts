import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { dependsOn } from '../../src/foundation/cache/page-context'
import { tagExpirations } from '../../src/foundation/cache/tag-expirations'
import type { ObservedRequest } from '../observability/request-observer'
import { send, startApplication, startGateway } from '../testing'

const page = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 's-maxage=86400' }

function sendPage(res: ServerResponse, text = 'page'): void {
  dependsOn(['page'])
  res.writeHead(200, page).end(text)
}

describe('requests that the gateway passes on', () => {
  it('arrive with their method, address, headers and body, and with the address of the visitor', async () => {
    const { get } = await startGateway(async (req, res) => {
      const chunks = await req.toArray()
      const { method, url, headers } = req
      res.setHeader('Content-Type', 'application/json')
      res.setHeader('Set-Cookie', ['a=1', 'b=2'])
      res.end(JSON.stringify({ method, url, headers, body: Buffer.concat(chunks).toString() }))
    })
    const response = await get({
      path: '/api/posts?a=%20b',
      method: 'PATCH',
      headers: { 'X-Odd': 'ñ', 'x-peer-address': '9.9.9.9', 'Transfer-Encoding': 'chunked' },
      body: Buffer.from('böle'),
    })
    expect(response.headers['set-cookie']).toEqual(['a=1', 'b=2'])
    const request = JSON.parse(response.body.toString())
    expect(request).toMatchObject({ method: 'PATCH', url: '/api/posts?a=%20b', body: 'böle' })
    expect(request.headers).toMatchObject({ 'x-odd': 'ñ', 'x-forwarded-for': '127.0.0.1' })
    expect(request.headers).not.toHaveProperty('x-peer-address')
  })

  it('may have responses with long headers', async () => {
    const location = `/${'a'.repeat(20_000)}`
    const { port } = await startGateway((_req, res) => void res.writeHead(308, { Location: location }).end())
    const socket = connect(port, '127.0.0.1')
    socket.write('GET /api/moved HTTP/1.1\r\nHost: a\r\n\r\n')
    const [chunk] = await once(socket, 'data')
    expect(String(chunk)).toMatch(/^HTTP\/1\.1 308 /)
    socket.destroy()
  })

  it('are answered piece by piece', async () => {
    let response: ServerResponse | undefined
    const { port } = await startGateway((_req, res) => {
      response = res
      res.writeHead(200, { 'Content-Type': 'application/octet-stream' })
      res.write('first')
    })
    const answer = await fetch(`http://127.0.0.1:${port}/api/file`)
    const reader = answer.body?.getReader()
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('first')
    response?.end('second')
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('second')
  })

  it('end in the application when the visitor leaves', async () => {
    let hasEnded = false
    const { port } = await startGateway((_req, res) => void res.once('close', () => (hasEnded = true)))
    const leave = new AbortController()
    const left = fetch(`http://127.0.0.1:${port}/api/slow`, { signal: leave.signal }).catch(() => undefined)
    setTimeout(() => leave.abort(), 50)
    await left
    await expect.poll(() => hasEnded).toBe(true)
  })

  it('are refused when they are too large, without the application', async () => {
    let count = 0
    const { port } = await startGateway((req, res) => {
      count += 1
      req.resume()
      res.end()
    })
    const socket = connect(port, '127.0.0.1')
    socket.write('POST /api/media HTTP/1.1\r\nHost: a\r\nContent-Length: 7000000\r\n\r\n')
    const [chunk] = await once(socket, 'data')
    expect(String(chunk)).toMatch(/^HTTP\/1\.1 413 /)
    socket.destroy()
    expect(count).toBe(0)
  })
})

describe('pages that the gateway sends itself', () => {
  it('need no application once they were read twice', async () => {
    const { get, application } = await startGateway((_req, res) => sendPage(res))
    expect((await get()).headers['x-cache']).toBe('MISS')
    expect((await get()).headers['x-cache']).toBe('HIT')
    await application.site.close(100) // its gateway is not told
    expect((await get()).body.toString()).toBe('page')
  })

  it('are never older than a write that was answered', async () => {
    let version = 1
    const { get } = await startGateway(
      (req, res) => {
        if (req.method !== 'POST') return sendPage(res, `version ${version}`)
        version += 1
        return res.end('saved')
      },
      // The process learns of its own change from the database, before it answers.
      { catchUp: async () => tagExpirations.expire([{ tag: 'page', soft: false }]) },
    )
    for (const expected of [1, 2, 3]) {
      for (const _again of [1, 2, 3]) expect((await get()).body.toString()).toBe(`version ${expected}`)
      await get({ method: 'POST', path: '/api/pages' })
    }
  })

  it('are counted by the application, which keeps those that are read often', async () => {
    const { get, application, gateway } = await startGateway((_req, res) => sendPage(res))
    for (const path of ['/a', '/a', '/a', '/a', '/b', '/b']) await get({ path })
    await gateway.close()
    expect(application.site.mostUsedPages(2)).toEqual(['/a', '/b'])
  })

  it('are observed like others', async () => {
    const lines: ObservedRequest[] = []
    const ids: unknown[] = []
    const write = process.stdout.write
    process.stdout.write = (line) => lines.push(JSON.parse(String(line))) > 0
    try {
      const { get, gateway } = await startGateway((_req, res) => sendPage(res), {
        logsRequests: true,
        gateway: { secure: false, isObserved: true },
      })
      for (const _again of [1, 2]) ids.push((await get({ path: '/a?b' })).headers['x-request-id'])
      const plain = await get({ path: '/a?b', headers: { Connection: 'keep-alive' } })
      ids.push(plain.headers['x-request-id'])
      await gateway.close()
    } finally {
      process.stdout.write = write
    }
    expect(lines.map(({ id }) => id)).toEqual(ids)
    expect(lines.map(({ path, status, cache }) => [path, status, cache])).toEqual([
      ['/a', 200, 'MISS'],
      ['/a', 200, 'HIT'],
      ['/a', 200, 'HIT'],
    ])
  })
})

describe('while a process of the application has ended', () => {
  it('its pages are not sent, and visitors wait for the next process', async () => {
    const { get, application, gateway } = await startGateway((_req, res) => sendPage(res, 'first'))
    for (const _again of [1, 2]) await get()
    application.connection.remove()
    const waiting = get()
    const next = await startApplication(gateway, (_req, res) => sendPage(res, 'second'))
    expect((await waiting).body.toString()).toBe('second')
    await next.close()
  })

  it('a request that did not reach it waits for the next process', async () => {
    const { get, application, gateway } = await startGateway((_req, res) => sendPage(res, 'first'))
    await application.site.close(100) // the gateway learns of its end later
    const waiting = get()
    setTimeout(() => application.connection.remove(), 100)
    const next = await startApplication(gateway, (_req, res) => sendPage(res, 'second'))
    expect((await waiting).body.toString()).toBe('second')
    await next.close()
  })

  it('a request that it was answering is not given to another process', async () => {
    let count = 0
    const { port, application } = await startGateway((_req, res) => {
      count += 1
      res.socket?.destroy()
    })
    const response = await send(port, { headers: { accept: 'text/html' } })
    expect(response).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
    expect(response.body.toString()).toContain('<html lang="en">')
    expect(count).toBe(1)
    application.connection.remove()
  })
})
