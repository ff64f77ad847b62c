import { expect, test } from 'vitest'
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
