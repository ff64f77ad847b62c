import { expect, test } from 'vitest'
import { originalKey } from './original-key'

test('the key of a text follows its rows wherever they are moved', () => {
  const form: Record<string, string> = { 'stages.1.id': 'a', 'stages.1.steps.0.id': 'b' }
  expect(originalKey('stages.1.steps.0.text', (path) => form[path])).toBe('stages.a.steps.b.text')
  expect(originalKey('meta.description', (path) => form[path])).toBe('meta.description')
})
