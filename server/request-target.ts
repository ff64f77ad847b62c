/** Characters that mean the same whether they are percent-encoded or not (RFC 3986, 2.3). */
const unreserved = /[A-Za-z0-9._~-]/

/** Decodes what need not be encoded, so that each path is written in one way. */
const decodeUnreserved = (path: string): string =>
  path.replace(/%[0-9a-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return unreserved.test(character) ? character : code.toUpperCase()
  })

/**
 * Reduces a request target to path and query, the path in the form that everything else compares. With the absolute form,
 * `GET http://host/path`, which is meant for proxies, the application would redirect to whatever host the client names.
 */
export function normalizeTarget(target = ''): string {
  const [address = ''] = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*\/?/i, '/').split('#', 1)
  const query = address.indexOf('?')
  return query < 0
    ? decodeUnreserved(address)
    : `${decodeUnreserved(address.slice(0, query))}${address.slice(query)}`
}

/** Whether somebody who resolves or decodes a path again would get another one: `/x/../api`, `/%2e%2e/api`, `/x%2fapi`. */
export function isAmbiguous(path: string): boolean {
  let decoded = path
  for (let times = 0; times < 5; times += 1) {
    if (/\\|(?:^|\/)\.{1,2}(?:\/|$)/.test(decoded)) return true
    const next = decodeOnce(decoded)
    if (next === decoded) return false
    if (next.split('/').length !== decoded.split('/').length) return true
    decoded = next
  }
  return true
}

function decodeOnce(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path // a literal percent sign, once it has been decoded
  }
}
