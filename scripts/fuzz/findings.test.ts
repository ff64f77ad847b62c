import { describe, expect, it } from 'vitest'
import { Findings } from './findings'
import { type FuzzRequest, toCommand } from './request'

const request: FuzzRequest = { label: 'a', method: 'POST', path: "/api/x?a='", headers: {}, asMember: false }

function findingsFor(body: string, { status = 200, milliseconds = 1 } = {}) {
  const findings = new Findings({ hidden: ['other@fuzz.example'], limit: 1000 })
  findings.check(request, { status, body, milliseconds })
  return findings
}

describe('the findings of the fuzzer', () => {
  it.each([
    ['an error of the server', '{"errors":[{"message":"Something went wrong."}]}', 500],
    ['no answer', 'socket hang up', 0],
    ['an error that GraphQL answers with 200', '{"errors":[{"extensions":{"statusCode":500}}]}', 200],
    ['a password hash', '{"hash":"c0ffee"}', 200],
    ['a stack trace', 'Error: a\n    at run (/srv/app/server.js:10:5)', 200],
    ['a path of the server', 'file:///srv/app', 200],
    ['SQL', 'Failed query: select 1', 400],
    ['the address of another member', '{"email":"Other@fuzz.example"}', 200],
  ])('include %s', (_, body, status) => {
    expect(findingsFor(body, { status }).size).toBe(1)
  })

  it('do not include what a site answers otherwise', () => {
    const { size, slow, statuses } = findingsFor('{"docs":[{"title":"Look at it (twice)","salt":null}]}')
    expect([size, slow.length, statuses.get(200)]).toEqual([0, 0, 1])
  })

  it('list slow answers apart, to be repeated', () => {
    expect(findingsFor('', { milliseconds: 1001 }).slow).toEqual([request])
  })

  it('are grouped by cause, with the shortest request', () => {
    const findings = findingsFor('', { status: 500 })
    findings.check({ ...request, path: '/b' }, { status: 500, body: '', milliseconds: 1 })
    expect(findings.size).toBe(1)
    expect(findings.describe('http://a')).toMatch(/^2 × 500: .*'http:\/\/a\/b'$/s)
  })
})

describe('the command that repeats a request', () => {
  it('quotes the address and pipes the bytes of the body', () => {
    const command = toCommand('http://a', { ...request, asMember: true, body: Buffer.from("é%'a\n") })
    expect(command).toBe(
      `printf '\\303\\251\\045\\047a\\012' | curl -gsi --path-as-is -X 'POST' -H "Authorization: JWT $TOKEN" --data-binary @- 'http://a/api/x?a='\\'''`,
    )
  })

  it('writes raw bytes to a socket', () => {
    expect(toCommand('http://a:81', { ...request, raw: 'GET *\r\n' })).toBe(
      "printf 'GET *\\015\\012' | nc a 81",
    )
  })
})
