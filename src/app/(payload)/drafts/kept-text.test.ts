/** Text that a form keeps in the browser until the server has it. */
import { beforeEach, expect, test } from 'vitest'
import { changedValues, excerptOf, findKeptTexts, keepText, keptTextKey } from './kept-text'

/** A storage whose keys are its properties, as in browsers. */
class MemoryStorage {
  [key: string]: unknown
  getItem(key: string): string | null {
    return typeof this[key] === 'string' ? this[key] : null
  }
  setItem(key: string, value: string): void {
    this[key] = value
  }
  removeItem(key: string): void {
    delete this[key]
  }
}

let storage: Storage
const start = keptTextKey('user', 'posts', 'new', 'en', '')

beforeEach(() => {
  storage = new MemoryStorage() as unknown as Storage
})

test('values that differ from those of the server are changed, and empty ones are the same', () => {
  const stored = { title: 'Old', text: { root: 1 }, year: null }
  const current = { title: 'New', text: { root: 1 }, year: undefined, note: null }
  expect(changedValues(stored, current)).toEqual({ title: 'New' })
  expect(changedValues({ year: 2001 }, { year: null })).toEqual({ year: null })
})

test('the texts of an entry are found, the newest first, and what the server has is forgotten', () => {
  keepText(storage, `${start}1`, { title: 'First' }, new Date('2026-11-27T10:00Z'))
  keepText(storage, `${start}2`, { title: 'Second' }, new Date('2026-11-28T10:00Z'))
  const now = new Date('2026-11-28T11:00Z')
  expect(findKeptTexts(storage, start, {}, now)).toMatchObject([
    { values: { title: 'Second' } },
    { values: { title: 'First' } },
  ])
  expect(findKeptTexts(storage, start, { title: 'Second' }, now)).toMatchObject([{ key: `${start}1` }])
  expect(storage.getItem(`${start}2`)).toBeNull()
})

test('neither text of another user or entry, nor damaged or old text is offered', () => {
  const now = new Date('2026-11-28T11:00Z')
  keepText(storage, keptTextKey('other', 'posts', 'new', 'en', '1'), { title: 'Theirs' }, now)
  keepText(storage, keptTextKey('user', 'posts', 'new', 'es', '1'), { title: 'Otra' }, now)
  keepText(storage, `${start}old`, { title: 'Old' }, new Date('2026-10-01T11:00Z'))
  for (const damaged of ['{', '[]', 'null', '{"at":"2026-11-28","values":null}'])
    storage.setItem(`${start}${damaged.length}`, damaged)
  expect(findKeptTexts(storage, start, {}, now)).toEqual([])
  expect(storage.getItem(`${start}old`)).toBeNull()
})

test('kept text is recognised by its first words, not by ids or words of lists', () => {
  const node = { type: 'text', mode: 'normal', text: 'Dried  in\nthe sun' }
  expect(excerptOf({ id: 'a b', currency: 'USD', content: { root: { children: [node] } } })).toBe(
    'Dried in the sun',
  )
  expect(excerptOf({ currency: 'USD', title: null })).toBe('USD')
  expect(excerptOf({ specie: { scientificName: `Boletus ${'x'.repeat(80)}` } })).toBe(
    `Boletus ${'x'.repeat(52)}…`,
  )
  expect(excerptOf({ price: 3, names: [] })).toBe('')
  const author = '0b6cbb0e-6f3e-4d1c-9d3e-0d1f4a3f1a11'
  expect(excerptOf({ author, publishedAt: '2026-11-29T12:00:00.000Z', title: 'Enoki' })).toBe('Enoki')
})
