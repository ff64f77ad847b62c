/** A letter reaches its reader although the mail server is down, and nobody reads it in the queue. */
import { createServer, type Server, type Socket } from 'node:net'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emailAdapter } from '@/config/email'
import { inTransaction } from '@/foundation/payload/in-transaction'
import { databaseOf } from '@/foundation/payload/transaction'
import { discardJobs, runJobs } from '@/testing/jobs'
import { payload } from '@/testing/users'
import type { Letter } from './mail'
import { queueMail } from './mail-task'

const letter: Letter = {
  to: 'anna@fungarium.invalid',
  locale: 'en',
  subject: 'A new password',
  paragraphs: ['Somebody asked for it.'],
  link: { label: 'Choose one', url: 'https://site.example/reset?token=SECRET-TOKEN' },
}

/** A mail server that refuses connections, then recipients for a while or for good, or accepts letters. */
class FakeMailServer {
  received: string[] = []
  recipientAnswer = '250 OK'
  #server: Server | undefined
  readonly #sockets = new Set<Socket>()

  async start(port = 0): Promise<number> {
    const server = createServer((socket) => this.#serve(socket))
    this.#server = server
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    const address = server.address()
    return typeof address === 'object' && address ? address.port : 0
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((resolve) => (this.#server ? this.#server.close(resolve) : resolve(null)))
    this.#server = undefined
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket)
    let isData = false
    let text = ''
    socket.on('error', () => undefined)
    socket.write('220 fake\r\n')
    socket.on('data', (chunk) => {
      text += chunk
      if (isData) {
        if (!text.endsWith('\r\n.\r\n')) return
        this.received.push(text)
        isData = false
        socket.write('250 accepted\r\n')
      } else if (/^DATA/i.test(text)) {
        isData = true
        socket.write('354 go on\r\n')
      } else if (/^RCPT/i.test(text)) socket.write(`${this.recipientAnswer}\r\n`)
      else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n')
      else socket.write('250 OK\r\n')
      text = ''
    })
  }
}

const server = new FakeMailServer()
let port = 0

async function queued() {
  const { docs } = await payload.find({ collection: 'payload-jobs', pagination: false })
  return docs
}

const queueLetter = () => inTransaction(payload, (req) => queueMail(req, letter))
const endPause = () =>
  databaseOf(payload).execute(sql`update payload_jobs set wait_until = now() - interval '1 second'`)

beforeEach(async () => {
  await discardJobs()
  server.received = []
  server.recipientAnswer = '250 OK'
  port = await server.start()
  const smtp = { host: '127.0.0.1', port, from: 'site@fungarium.invalid', auth: undefined }
  const adapter = await emailAdapter({ dataDir: '', smtp })
  vi.spyOn(payload, 'sendEmail').mockImplementation(adapter({ payload }).sendEmail)
})

afterEach(async () => {
  vi.restoreAllMocks()
  await server.stop()
  await discardJobs()
})

describe('a queued letter', () => {
  test('is sent when its transaction has been committed, and leaves nothing behind', async () => {
    await queueLetter()
    expect(await runJobs()).toBe(1)
    expect(server.received).toHaveLength(1)
    expect(server.received[0]).toContain('To: anna@fungarium.invalid')
    expect(await queued()).toEqual([])
  })

  test('is not sent if its transaction is rolled back', async () => {
    const failing = inTransaction(payload, async (req) => {
      await queueMail(req, letter)
      throw new Error('The order fails.')
    })
    await expect(failing).rejects.toThrow('The order fails.')
    expect(await queued()).toEqual([])
    expect(await runJobs()).toBe(0)
  })

  test('reveals neither its link nor its reader to who reads the table', async () => {
    await queueLetter()
    await server.stop()
    await runJobs()
    const { rows } = await databaseOf(payload).execute(
      sql`select payload_jobs.*, payload_jobs_log.* from payload_jobs join payload_jobs_log on _parent_id = payload_jobs.id`,
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(/SECRET-TOKEN|anna@/)
  })

  test('waits with growing pauses while the mail server is down, and is then sent once', async () => {
    await server.stop()
    await queueLetter()
    const pauses: number[] = []
    for (let attempt = 0; attempt < 4; attempt += 1) {
      expect(await runJobs()).toBe(1)
      const [job] = await queued()
      expect(job).toMatchObject({ hasError: false, processing: false, totalTried: attempt + 1 })
      pauses.push(Math.round((Date.parse(String(job?.waitUntil)) - Date.now()) / 10_000) * 10)
      expect(await runJobs()).toBe(0)
      await endPause()
    }
    expect(pauses).toEqual([20, 40, 80, 160])
    await server.start(port)
    expect(await runJobs()).toBe(1)
    expect(server.received).toHaveLength(1)
    expect(await queued()).toEqual([])
  })

  test('keeps its message id from attempt to attempt', async () => {
    server.recipientAnswer = '451 Try again later'
    await queueLetter()
    const [job] = await queued()
    await runJobs()
    server.recipientAnswer = '250 OK'
    await endPause()
    await runJobs()
    expect(server.received[0]).toContain(`Message-ID: <${job?.id}@`)
  })

  test('is not tried again if the mail server refuses its recipient for good', async () => {
    server.recipientAnswer = '550 No such mailbox'
    await queueLetter()
    await runJobs()
    expect(await queued()).toMatchObject([{ hasError: true, processing: false }])
    await endPause()
    expect(await runJobs()).toBe(0)
  })
})
