import { expect, test } from 'vitest'
import { findTrigger, textOfFootnote } from './footnote-trigger'

const names = ['nota al pie', 'footnote']

test.each([
  ['Huele a harina./not', 15],
  ['Huele a harina./NOTA', 15],
  ['harina/foot', 6],
  ['(harina)/nota', 8],
])('a footnote is asked for at the end of a word: %s', (text, index) => {
  expect(findTrigger(text, names)).toBe(index)
})

test.each([
  'Huele a harina. /nota',
  '/nota',
  'harina/no',
  'harina/notario',
  'y/o',
  '1/2',
  'https://example.org/not',
  'example.org/not',
  'a/b/not',
  'harina/nota ',
  '',
])('nothing is asked for in: %s', (text) => {
  expect(findTrigger(text, names)).toBeNull()
})

test.each([
  ['Huele a harina. ', 'Huele a harina.'],
  ['Huele a harina. /', 'Huele a harina.'],
  ['Huele a harina. /no', 'Huele a harina.'],
  ['Huele a harina.', 'Huele a harina.'],
  ['40 mg /kg', '40 mg /kg'],
  ['y/o', 'y/o'],
  [' /', ''],
  ['', ''],
])('before a footnote, %j becomes %j', (text, kept) => {
  expect(textOfFootnote(text, names)).toBe(kept)
})
