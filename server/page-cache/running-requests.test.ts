import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { RunningRequests } from './running-requests'

function createExchange() {
  const req = new IncomingMessage(new Socket())
  req.url = '/a'
  return { req, res: new ServerResponse(req) }
}

const forever = new Promise<never>(() => undefined)

test('a request shows what those that run at the same time show', async () => {
  const requests = new RunningRequests()
  void requests.run(createExchange(), async ({ context }) => {
    context.tags.add('first')
    await forever
  })
  await requests.run(createExchange(), async (second) => {
    expect([...second.tags]).toEqual(['first'])
  })
})

test('a request that has ended is forgotten, also by those that ran at the same time', async () => {
  const requests = new RunningRequests()
  let finish = () => {}
  const first = requests.run(createExchange(), async ({ context, passedHtml }) => {
    context.tags.add('first')
    passedHtml.take('<p>first</p>', 'list')
    await new Promise<void>((resolve) => {
      finish = resolve
    })
  })
  let met = 0
  await requests.run(createExchange(), async (second) => {
    finish()
    await first
    met = second.tags.size
    second.release()
    expect(second.tags.size).toBe(0)
  })
  expect(met).toBe(1)
  await requests.run(createExchange(), async (third) => expect(third.tags.size).toBe(0))
})

test('a request is forgotten when its visitor leaves and Next waits for the end of the response', async () => {
  const requests = new RunningRequests()
  const exchange = createExchange()
  const running = requests.run(exchange, async ({ context }) => {
    context.tags.add('first')
    exchange.res.end('text')
    await forever
  })
  exchange.res.emit('close')
  await running
  await requests.run(createExchange(), async (second) => expect(second.tags.size).toBe(0))
})
