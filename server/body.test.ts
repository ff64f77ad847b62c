import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Body } from './body'

const text = Buffer.from('A fairy ring of Marasmius oreades. '.repeat(500))

describe('Body', () => {
  it('a compressed body takes the memory of its compressed forms and gives every form of itself', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('br' as const, 'gzip' as const),
        fc.string({ minLength: 200, unit: 'grapheme' }),
        async (encoding, sample) => {
          const plain = Buffer.from(sample.repeat(20))
          const body = new Body(plain, true)
          const { length } = await body.encode(encoding)
          expect(body.storedBytes).toBe(length)
          expect((await body.encode('identity')).equals(plain)).toBe(true)
          expect(brotliDecompressSync(await body.encode('br')).equals(plain)).toBe(true)
          expect(gunzipSync(await body.encode('gzip')).equals(plain)).toBe(true)
        },
      ),
      { numRuns: 20 },
    )
  })

  it.each(['br', 'gzip'] as const)('%s takes the memory of its bytes', async (encoding) => {
    const { length, buffer } = await new Body(text, true).encode(encoding)
    expect(buffer.byteLength).toBe(length)
  })

  it.each([
    { what: 'of a picture', plain: text, isCompressible: false },
    { what: 'that compression makes longer', plain: randomBytes(5000), isCompressible: true },
  ])('the bytes $what stay as they are', async ({ plain, isCompressible }) => {
    const body = new Body(plain, isCompressible)
    if (isCompressible) await body.encode('br')
    expect(body.encode('identity')).toBe(plain)
  })

  it('simultaneous requests compress a body once', async () => {
    const body = new Body(text, true)
    const [one, other] = await Promise.all([body.encode('br'), body.encode('br')])
    expect(one).toBe(other)
  })

  it('a better compression replaces the faster one', async () => {
    const plain = readFileSync(import.meta.filename)
    const body = new Body(plain, true)
    const { length } = await body.encode('br')
    await body.compressBetter()
    const better = await body.encode('br')
    expect(better.length).toBeLessThan(length)
    expect(brotliDecompressSync(better).equals(plain)).toBe(true)
  })
})
