import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { sendRaw } from './support/raw-request'
import { baseUrl } from './support/site'
import { findSiteProcesses, usageOf } from './support/site-process'
import { expect, test } from './support/test'

const connections = 100
const requestsPerConnection = 50

/** What the requests ask for: a cached page without compression, long answers of the API and pages that are not cached. */
const pathAt = (index: number) =>
  [
    '/mushrooms/boletus-edulis',
    '/api/openapi.json',
    `/api/mushrooms?limit=3&fresh=${crypto.randomUUID()}`,
    `/search?q=${index}`,
  ][index % 4]

/** Opens a connection, sends requests on it without waiting for answers, and reads none. */
async function sendWithoutReading(): Promise<Socket> {
  const { hostname, port, host } = new URL(baseUrl)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {}) // the site may close the connection
  await once(socket, 'connect')
  const requests = Array.from(
    { length: requestsPerConnection },
    (_, index) => `GET ${pathAt(index)} HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
  )
  await new Promise<void>((resolve) => socket.write(requests.join(''), () => resolve()))
  return socket
}

async function abandonConnections(): Promise<void> {
  const sockets = await Promise.all(Array.from({ length: connections }, sendWithoutReading))
  // Somebody else is answered meanwhile.
  for (const path of ['/api/health', '/mushrooms/boletus-edulis', '/mushrooms/species'])
    await expect.poll(async () => (await sendRaw(path)).status, { message: path }).toBe(200)
  for (const socket of sockets) socket.destroy()
}

/** Other tests use the site meanwhile, with some dozens of connections. Megabytes of memory. */
const tolerance = { descriptors: 150, memory: 150 }

test.describe('connections that pipeline requests, read nothing and leave', () => {
  test.skip(process.platform !== 'linux', 'only Linux tells what a process uses in files')
  test.skip(!['localhost', '127.0.0.1'].includes(new URL(baseUrl).hostname), 'the site runs elsewhere')

  test('leave neither descriptors nor memory behind, and others are answered meanwhile', async () => {
    const processes = findSiteProcesses()
    expect(processes.length).toBeGreaterThan(0)
    const { descriptors } = usageOf(processes)
    // The first time, the engine's heap grows to what so many requests need.
    await abandonConnections()
    const { memory } = usageOf(processes)
    await abandonConnections()
    await expect
      .poll(() => usageOf(processes).descriptors, { timeout: 60_000 })
      .toBeLessThanOrEqual(descriptors + tolerance.descriptors)
    await expect
      .poll(() => usageOf(processes).memory, { timeout: 60_000 })
      .toBeLessThanOrEqual(memory + tolerance.memory)
  })
})
