// The page for an address with nothing behind it, asked from the application once for each language and kept.

/** @typedef {import('./body-cache.mjs').Body} Body */

/** Languages that carry a prefix; every other address is in the default one. */
const prefixed = /^\/(es|pt)(?=[/?]|$)/

/** The panel draws its own. */
const panel = /^\/admin(?=[/?]|$)/

/**
 * @param {import('node:http').Server} server the front door itself, through which the page gets its policy
 * @returns {(url: string) => Promise<Body | undefined>} undefined where the application has no such page
 */
export function lostPages(server) {
  /** @type {Map<string, Promise<Body | undefined>>} */
  const kept = new Map()
  return async (url) => {
    if (panel.test(url)) return undefined
    const path = `${prefixed.exec(url)?.[0] ?? ''}/lost`
    let page = kept.get(path)
    if (!page) {
      page = ask(server, path).catch(() => undefined)
      kept.set(path, page)
      page.then((found) => found ?? kept.delete(path))
    }
    return page
  }
}

/**
 * Asks the front door for a page as a reader would.
 * @param {import('node:http').Server} server
 * @param {string} path
 * @returns {Promise<Body | undefined>}
 */
export async function ask(server, path) {
  const address = server.address()
  if (typeof address !== 'object' || !address) return undefined
  const host = ['::', '0.0.0.0'].includes(address.address) ? 'localhost' : address.address
  const response = await fetch(`http://${host.includes(':') ? `[${host}]` : host}:${address.port}${path}`, {
    redirect: 'manual',
  })
  if (response.status !== 200) return undefined
  const plain = Buffer.from(await response.arrayBuffer())
  const policy = response.headers.get('content-security-policy') ?? undefined
  return { plain, etag: '', policy, encoded: new Map() }
}
