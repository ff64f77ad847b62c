import { describe, expect, it } from 'vitest'
import { parsePlainRequest } from './plain-request'

const parse = (text: string) => parsePlainRequest(Buffer.from(text, 'latin1'))

const browserRequest =
  'GET /mushrooms?color=red&price_from=1 HTTP/1.1\r\nHost: example.org:3000\r\nConnection: keep-alive\r\n' +
  'Accept-Encoding: gzip, br \r\nX-Empty:\r\nUser-Agent: Mozilla/5.0 (X11; "x")\r\n\r\n'

describe('parsing plain requests', () => {
  it('returns method, address and headers as Node does', () => {
    expect(parse(browserRequest)).toEqual({
      method: 'GET',
      url: '/mushrooms?color=red&price_from=1',
      headers: {
        host: 'example.org:3000',
        connection: 'keep-alive',
        'accept-encoding': 'gzip, br',
        'x-empty': '',
        'user-agent': 'Mozilla/5.0 (X11; "x")',
      },
    })
    expect(parse('HEAD / HTTP/1.1\r\nhost: a\r\n\r\n')).toMatchObject({ method: 'HEAD' })
  })

  const rest = 'Host: a\r\n\r\n'
  it.each([
    ['another method', `POST / HTTP/1.1\r\n${rest}`],
    ['another version', `GET / HTTP/1.0\r\n${rest}`],
    ['an absolute address', `GET http://a/ HTTP/1.1\r\n${rest}`],
    ['a fragment', `GET /#a HTTP/1.1\r\n${rest}`],
    ['a byte outside ASCII in the address', `GET /\xe9 HTTP/1.1\r\n${rest}`],
    ['an empty line before', `\r\nGET / HTTP/1.1\r\n${rest}`],
    ['a line that ends without CR', 'GET / HTTP/1.1\nHost: a\r\n\r\n'],
    ['a field that ends without CR', 'GET / HTTP/1.1\r\nX: b\nHost: a\r\n\r\n'],
    ['a folded field', `GET / HTTP/1.1\r\nX: b\r\n c\r\n${rest}`],
    ['a space before the colon', `GET / HTTP/1.1\r\nX : b\r\n${rest}`],
    ['a byte outside ASCII in a field', `GET / HTTP/1.1\r\nX: \xe9\r\n${rest}`],
    ['no host', 'GET / HTTP/1.1\r\nX: b\r\n\r\n'],
    ['an empty host', 'GET / HTTP/1.1\r\nHost:\r\n\r\n'],
    ['two hosts', `GET / HTTP/1.1\r\nHost: b\r\n${rest}`],
    ['a body', `GET / HTTP/1.1\r\nContent-Length: 0\r\n${rest}`],
    ['a chunked body', `GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n${rest}`],
    ['the end of the connection', `GET / HTTP/1.1\r\nConnection: close\r\n${rest}`],
    ['an expectation', `GET / HTTP/1.1\r\nExpect: 100-continue\r\n${rest}`],
    ['an upgrade', `GET / HTTP/1.1\r\nUpgrade: h2c\r\n${rest}`],
    ['a part of a request', 'GET / HTTP/1.1\r\nHost: a\r\n'],
    ['two requests', `GET / HTTP/1.1\r\n${rest}GET / HTTP/1.1\r\n${rest}`],
    ['more than 8 kB', `GET /${'a'.repeat(9000)} HTTP/1.1\r\n${rest}`],
  ])('leaves %s to Node', (_name, text) => {
    expect(parse(text)).toBeUndefined()
  })
})
