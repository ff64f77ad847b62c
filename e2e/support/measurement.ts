import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { findFreePort } from './running-site'

/** Records what the tab reports when its pages are left. Must be called before the first is opened. */
export async function recordReports(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, body) => {
      const { events } = JSON.parse(String(body)) as { events: string[] }
      sessionStorage.setItem('reports', [sessionStorage.getItem('reports'), ...events].join(' '))
      return send(url, body)
    }
  })
  return async () => page.evaluate(() => (sessionStorage.getItem('reports') ?? '').split(' ').filter(Boolean))
}

/** A provider on this machine that has one script and remembers what is sent to it. */
export async function startProvider() {
  const requests: string[] = []
  const server = createServer((req, res) => {
    requests.push(`${req.method} ${req.url}`)
    res.setHeader('Content-Type', 'text/javascript')
    res.end(
      req.method === 'GET'
        ? `const { origin } = new URL(document.currentScript.src)
          window.plausible = (event) => fetch(origin + '/' + event, { method: 'POST', mode: 'no-cors' })`
        : '',
    )
  })
  const port = await findFreePort()
  await new Promise<void>((resolve) => {
    server.listen(port, resolve)
  })
  return {
    url: `http://localhost:${port}`,
    requests,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
