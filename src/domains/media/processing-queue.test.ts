import type { PayloadRequest } from 'payload'
import { describe, expect, test } from 'vitest'
import { endPictureTurn, maxPictures, processInTurn } from './processing-queue'

const requestOf = (id: string, signal?: AbortSignal) =>
  ({ context: {}, headers: new Headers(), i18n: { language: 'es' }, signal, user: { id } }) as PayloadRequest

const nextTick = () => new Promise((resolve) => setImmediate(resolve))

/** Pictures that are processed until they are told to end. */
function createPictures() {
  const started: string[] = []
  const endings = new Map<string, () => void>()
  const upload = (name: string, req: PayloadRequest) =>
    processInTurn(req, () => {
      started.push(name)
      return new Promise<string>((resolve) => endings.set(name, () => resolve(name)))
    })
  const end = async (name: string) => {
    endings.get(name)?.()
    await nextTick()
  }
  return { started, upload, end }
}

describe('pictures', () => {
  test('are processed one at a time, and nobody waits for all pictures of another person', async () => {
    const { started, upload, end } = createPictures()
    const all = ['a1', 'a2', 'a3', 'b1', 'b2'].map((name) => upload(name, requestOf(name.charAt(0))))
    for (const name of ['a1', 'b1', 'a2', 'b2', 'a3']) {
      await nextTick()
      expect(started.at(-1)).toBe(name)
      await end(name)
    }
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2'])
  })

  test('let the next one begin when they fail or are encoded', async () => {
    const { started, upload, end } = createPictures()
    await expect(
      processInTurn(requestOf('c'), () => Promise.reject(new Error('no picture'))),
    ).rejects.toThrow()
    const req = requestOf('c')
    const stored = [upload('c1', req), upload('c2', requestOf('c')), upload('c3', requestOf('c'))]
    await nextTick()
    endPictureTurn(req)
    await nextTick()
    expect(started).toEqual(['c1', 'c2'])
    // The end of a picture whose turn is over does not end the turn of the next.
    await end('c1')
    expect(started).toEqual(['c1', 'c2'])
    await end('c2')
    await end('c3')
    await Promise.all(stored)
  })

  test('of which too many wait are refused with 429 in the language of the request', async () => {
    const { upload, end } = createPictures()
    const names = Array.from({ length: maxPictures }, (_, index) => `d${index}`)
    const all = names.map((name) => upload(name, requestOf('d')))
    const req = requestOf('d')
    await expect(upload('one more', req)).rejects.toMatchObject({
      status: 429,
      message: 'Todavía se están procesando 10 de tus imágenes. Espera un momento y sube más después.',
    })
    expect(req.responseHeaders?.get('Retry-After')).toBe('5')
    const other = upload('e', requestOf('e'))
    for (const name of ['d0', 'e', ...names.slice(1)]) await end(name)
    await Promise.all([...all, other])
  })

  test('give up their place when the client has gone', async () => {
    const { started, upload, end } = createPictures()
    const first = upload('f', requestOf('f'))
    const gone = new AbortController()
    const waiting = Array.from({ length: maxPictures - 1 }, () => upload('gone', requestOf('f', gone.signal)))
    gone.abort()
    const results = await Promise.allSettled(waiting)
    expect(results.map(({ status }) => status)).toEqual(waiting.map(() => 'rejected'))
    await expect(upload('late', requestOf('f', gone.signal))).rejects.toMatchObject({ status: 400 })
    const next = upload('next', requestOf('f'))
    await end('f')
    await end('next')
    await Promise.all([first, next])
    expect(started).toEqual(['f', 'next'])
  })
})
