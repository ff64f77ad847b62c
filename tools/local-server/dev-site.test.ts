import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answer } from './dev-site'

test('while developing, a configuration that does not load is named on the page and in the terminal', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => log.mockRestore())
  const fault = new Error('messages/*/admin.json has no blocks.proverb')
  const application = { prepareApp: () => Promise.reject(fault), createHandler: () => vi.fn() }
  const vite = { ssrLoadModule: async () => application, ssrFixStacktrace: vi.fn() }
  const server = createServer((req, res) => answer(vite, req, res)).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}/api/health`)
  expect(response.status).toBe(500)
  expect(await response.text()).toContain(fault.message)
  expect(log).toHaveBeenCalledWith(fault)
})
