import fc from 'fast-check'
import type { FuzzRequest } from './request'

const methods = ['GET', 'POST', 'TRACE', 'CONNECT', 'OPTIONS', 'PROPFIND', 'get', 'FOO', '']
const targets = [
  '/',
  '*',
  '//evil.example/',
  'http://evil.example/',
  'http://evil.example//a',
  'evil.example:80',
  '/api/mushrooms?limit=1',
  '/a b',
  '/\\evil.example',
  '/%',
  '/%ff',
  '/\xff',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/_next/static/../../../package.json',
  '/#a',
  '?a',
  '',
  `/${'a'.repeat(20_000)}`,
]
const versions = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/9.9', '']
const headerLines = [
  'Host: localhost',
  'Host: evil.example',
  'Host: a\r\nHost: b',
  'Host: ',
  'Host: a b',
  'Content-Length: 5',
  'Content-Length: -1',
  'Content-Length: 5\r\nContent-Length: 6',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding: xchunked',
  'Expect: 100-continue',
  'Expect: nonsense',
  'Upgrade: websocket\r\nConnection: Upgrade',
  'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: x',
  'Connection: keep-alive, host, x-forwarded-for',
  'Cookie: payload-token=\xff; account',
  'Authorization: JWT \xff',
  'Authorization: Basic x',
  'X: a\tb',
  'X : a',
  ' folded',
  'X-Forwarded-For: nonsense',
  'X-Forwarded-Proto: javascript',
  'X-Forwarded-Host: evil.example',
  'Range: bytes=0-0,1-1,2-2',
  'If-Modified-Since: nonsense',
  'Accept: \x7f',
]
const contents = [
  '',
  'hello',
  '5\r\nhello\r\n0\r\n\r\n',
  'FFFFFFFFFFFFFFFFF\r\n',
  '0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n',
  '\0\0',
]

/** Bytes that no HTTP client would send: odd methods, targets, headers and framing. */
export const rawRequests: fc.Arbitrary<FuzzRequest> = fc
  .record({
    method: fc.constantFrom(...methods),
    target: fc.constantFrom(...targets),
    version: fc.oneof(
      { weight: 5, arbitrary: fc.constant('HTTP/1.1') },
      { weight: 1, arbitrary: fc.constantFrom(...versions) },
    ),
    lines: fc.array(fc.constantFrom(...headerLines), { maxLength: 4 }),
    content: fc.constantFrom(...contents),
  })
  .map(({ method, target, version, lines, content }) => ({
    label: `raw ${method} ${target.slice(0, 40)} ${lines.map((line) => line.replace(/:.*/s, '')).join(' ')}`,
    method,
    path: target,
    headers: {},
    raw: `${[`${method} ${target} ${version}`.trim(), ...lines, 'Connection: close'].join('\r\n')}\r\n\r\n${content}`,
    asMember: false,
  }))
