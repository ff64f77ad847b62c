import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { embedAt, findEmbed } from './providers'

const hosts = ['tube.example.org']

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'youtube/dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ', 'youtube/dQw4w9WgXcQ'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube/dQw4w9WgXcQ'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'youtube/dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'vimeo/76979871'],
  ['https://player.vimeo.com/video/76979871?h=1', 'vimeo/76979871'],
  ['https://tube.example.org/w/9c9de5e8-0a1e', 'peertube/tube.example.org/9c9de5e8-0a1e'],
  ['https://www.openstreetmap.org/#map=13/40.41650/-3.70256', 'openstreetmap/13/40.41650/-3.70256'],
])('%s is embedded as %s', (address, path) => {
  const embed = findEmbed(address, hosts)
  expect(embed?.path).toBe(path)
  expect(embedAt(path, hosts)).toEqual(embed)
})

test.each([
  'https://evil.example/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/',
  'https://other.example.org/w/9c9de5e8-0a1e',
  'https://www.openstreetmap.org/#map=99/40/3',
  'javascript:alert(1)',
  '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ">',
  '',
  null,
])('%j is not embedded', (address) => {
  expect(findEmbed(address, hosts)).toBeNull()
})

describe('whatever the path', () => {
  const allowed = new Set([
    'www.youtube-nocookie.com',
    'player.vimeo.com',
    'tube.example.org',
    'www.openstreetmap.org',
  ])
  const path = fc
    .tuple(
      fc.constantFrom('youtube', 'vimeo', 'peertube', 'peertube/tube.example.org', 'openstreetmap', 'x'),
      fc.array(fc.oneof(fc.webSegment(), fc.string(), fc.constant('12')), { maxLength: 4 }),
    )
    .map(([provider, rest]) => [provider, ...rest].join('/'))

  test('a frame loads an allowed host, without markup in its address', () => {
    fc.assert(
      fc.property(path, (candidate) => {
        const embed = embedAt(candidate, hosts)
        if (!embed) return
        expect(allowed).toContain(new URL(embed.source).hostname)
        expect(embed.source).toMatch(/^https:\/\/[^\s"'<>]+$/)
      }),
    )
  })
})
