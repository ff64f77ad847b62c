import { expect, it } from 'vitest'
import { startServer } from './testing'

async function startWhileBuilding() {
  let isBuilt = false
  const { get } = await startServer(() => new Response('site'), {
    panel: async (_req, res) => void res.end('panel'),
    isPanelBuilt: () => isBuilt,
  })
  const getPanel = (headers: Record<string, string> = {}) =>
    get({ path: '/admin', headers: { Accept: 'text/html', ...headers } })
  const finish = () => {
    isBuilt = true
  }
  return { get, getPanel, finish }
}

it('the panel answers that it is being built until it is, and the site answers meanwhile', async () => {
  const { finish, get, getPanel } = await startWhileBuilding()
  const { body, headers, status } = await getPanel()
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'private, no-store'])
  expect(body.toString()).toContain('<meta http-equiv="refresh" content="10">')
  expect((await get({ path: '/mushrooms' })).body.toString()).toBe('site')
  const file = await get({ path: '/_next/static/chunks/a.js' })
  expect([file.status, file.headers['content-type']]).toEqual([503, 'text/plain; charset=utf-8'])
  finish()
  expect((await getPanel()).body.toString()).toBe('panel')
})

it.each([
  ['de-DE,pt-BR;q=0.8', 'pt', 'O painel está sendo preparado'],
  ['es-419,es', 'es', 'El panel se está preparando'],
  ['fr', 'en', 'The panel is being built'],
  ['', 'en', 'The panel is being built'],
])('it says so in the language of the browser: %s', async (accepted, lang, title) => {
  const { getPanel } = await startWhileBuilding()
  const html = (await getPanel({ 'Accept-Language': accepted })).body.toString()
  expect(html).toContain(`<html lang="${lang}">`)
  expect(html).toContain(`<h1>${title}</h1>`)
})
