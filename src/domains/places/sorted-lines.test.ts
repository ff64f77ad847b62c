import { expect, test } from 'vitest'
import { SortedLines } from './sorted-lines'

const lines = new SortedLines(Buffer.from('a\t1\na b\t2\nab\t3\nzürich\t4\n'))

test('every key is found, and no other', () => {
  expect(lines.length).toBe(4)
  for (const [key, value] of [
    ['a', '1'],
    ['a b', '2'],
    ['ab', '3'],
    ['zürich', '4'],
  ] as const)
    expect(lines.find(key)).toEqual([value])
  for (const key of ['', ' ', 'A', 'abc', 'zz', '\uffff']) expect(lines.find(key)).toBeUndefined()
})
