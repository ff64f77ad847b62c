import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { Application } from './context'
import { startServer } from './testing'

/** Answers without reading the body, after a look at it that copies the request, as Payload does. */
const refuse: Application = (request) => {
  const { method, url, body } = request
  const copy = new Request(url, { method, body, duplex: 'half' } as RequestInit)
  return copy.body ? new Response('refused', { status: 403 }) : new Response('hello')
}

const post = (length: number) => `POST /api/a HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`

async function connectTo(port: number) {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  let received = ''
  socket.on('data', (data) => {
    received += data
  })
  return { socket, statuses: () => received.match(/HTTP\/1\.1 \d+/g) ?? [], headers: () => received }
}

test('a connection serves the next request after a large body that the application has not read', async () => {
  const { port } = await startServer(refuse)
  const { socket, statuses } = await connectTo(port)
  const length = 3_000_000
  socket.write(post(length) + 'a'.repeat(length))
  await expect.poll(statuses).toEqual(['HTTP/1.1 403'])
  socket.write('GET /api/b HTTP/1.1\r\nHost: a\r\n\r\n')
  await expect.poll(statuses).toEqual(['HTTP/1.1 403', 'HTTP/1.1 200'])
})

test('a response says that its connection is closed if the rest of the body does not arrive', async () => {
  const { port } = await startServer(refuse)
  const { socket, statuses, headers } = await connectTo(port)
  socket.write(post(3_000_000) + 'a'.repeat(100_000))
  await expect.poll(statuses).toEqual(['HTTP/1.1 403'])
  expect(headers()).toMatch(/^connection: close$/im)
  await expect.poll(() => socket.closed).toBe(true)
})
