import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Body } from './body'

const text = Buffer.from('A fairy ring of Marasmius oreades. '.repeat(500))
const compressible = { etag: '"a"', isCompressible: true }

describe('Body', () => {
  it('a packed body takes the memory of its compressed form and gives every form of itself', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('br' as const, 'gzip' as const),
        fc.string({ minLength: 200, unit: 'grapheme' }),
        async (encoding, sample) => {
          const plain = Buffer.from(sample.repeat(20))
          const body = new Body(plain, compressible)
          await body.pack(encoding, 'fast')
          expect(body.storedBytes).toBe((await body.encode(encoding, 'fast')).length)
          expect(body.length).toBe(plain.length)
          expect((await body.plain()).equals(plain)).toBe(true)
          expect(brotliDecompressSync(await body.encode('br', 'fast')).equals(plain)).toBe(true)
          expect(gunzipSync(await body.encode('gzip', 'fast')).equals(plain)).toBe(true)
        },
      ),
      { numRuns: 20 },
    )
  })

  it.each(['br', 'gzip'] as const)('%s takes the memory of its bytes', async (encoding) => {
    const { length, buffer } = await new Body(text, compressible).encode(encoding, 'fast')
    expect(buffer.byteLength).toBe(length)
  })

  it.each([
    { what: 'of a picture', plain: text, isCompressible: false },
    { what: 'that compression makes longer', plain: randomBytes(5000), isCompressible: true },
  ])('the bytes $what stay as they are', async ({ plain, isCompressible }) => {
    const body = new Body(plain, { etag: '"a"', isCompressible })
    await body.pack('br', 'fast')
    expect(body.isPacked).toBe(false)
    expect((await body.plain()).equals(plain)).toBe(true)
  })

  it('simultaneous requests compress a body once', async () => {
    const body = new Body(text, compressible)
    const [one, other] = await Promise.all([body.encode('br', 'fast'), body.encode('br', 'fast')])
    expect(one).toBe(other)
  })

  it('a better compression replaces the faster one', async () => {
    const plain = readFileSync(import.meta.filename)
    const body = new Body(plain, compressible)
    const { length } = await body.encode('br', 'fast')
    await body.compressBetter('br')
    const better = await body.encode('br', 'fast')
    expect(better.length).toBeLessThan(length)
    expect(brotliDecompressSync(better).equals(plain)).toBe(true)
  })
})
