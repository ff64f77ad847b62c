import { expect, test, vi } from 'vitest'
import { fallbackScript } from './fallback-script'

interface Picture {
  src: string
  dataset: { fallback?: string }
}

/** Runs the script and returns what it does when an element fails to load. */
function failingListener() {
  let listener: (event: { target: object }) => void = () => {}
  const addEventListener = (_: string, added: typeof listener) => {
    listener = added
  }
  new Function('addEventListener', fallbackScript)(addEventListener)
  return listener
}

test('J18: a picture that fails to load is replaced by its placeholder, once', () => {
  const fail = failingListener()
  const picture: Picture = { src: '/gone.webp', dataset: { fallback: '/plates/a/habit.svg' } }
  fail({ target: picture })
  expect(picture).toEqual({ src: '/plates/a/habit.svg', dataset: {} })
  picture.src = '/changed.svg'
  fail({ target: picture })
  expect(picture.src).toBe('/changed.svg')
  expect(() => fail({ target: {} })).not.toThrow()
})

test('another picture is requested again after a pause and when the connection is back, and no more', () => {
  const listeners: Record<string, (event: { target: object }) => void> = {}
  const addEventListener = (name: string, added: (typeof listeners)[string]) => {
    listeners[name] = added
  }
  const wait = vi.fn()
  new Function('addEventListener', 'setTimeout', fallbackScript)(addEventListener, wait)
  const requested: string[] = []
  const picture = {
    localName: 'img',
    dataset: {} as Record<string, string>,
    get src() {
      return '/plates/a/habit.svg'
    },
    set src(address: string) {
      requested.push(address)
    },
  }
  // A browser stores values of data attributes as texts.
  const fail = () => {
    listeners.error?.({ target: picture })
    picture.dataset.failures = String(picture.dataset.failures)
  }
  fail()
  expect(requested).toEqual([])
  const [repeat, pause] = wait.mock.lastCall as [() => void, number]
  expect(pause).toBeGreaterThanOrEqual(3000)
  repeat()
  expect(requested).toEqual(['/plates/a/habit.svg'])
  fail()
  listeners.online?.({ target: {} })
  expect(requested).toHaveLength(2)
  delete listeners.online
  fail()
  expect(wait).toHaveBeenCalledOnce()
  expect(listeners.online).toBeUndefined()
})
