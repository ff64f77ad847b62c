import { expect, test } from 'vitest'
import { splitAuthors } from './split-authors'

const row = (scientificName: unknown, authority?: string | null) => ({
  specie: { scientificName, authority },
})

test.each([
  ['Amanita muscaria (L.) Lam.', undefined],
  ['Amanita muscaria (L.) Lam.', null],
  ['Amanita muscaria (L.) Lam.', '(L.) Lam.'],
])('authors behind the name %s are put into their own field', (name, authority) => {
  expect(splitAuthors(row(name, authority))).toEqual(row('Amanita muscaria', '(L.) Lam.'))
})

test('authors behind a variety, with a year, are those of the variety', () => {
  expect(splitAuthors(row('Amanita muscaria var. guessowii Veselý, 1933'))).toEqual(
    row('Amanita muscaria var. guessowii', 'Veselý, 1933'),
  )
})

test.each([
  [row('Amanita muscaria')],
  [row('Amanita muscaria (L.) Lam.', 'Pers.')],
  [row('Psilocybe cubensis Golden Teacher')],
  [row('Amanita L.')],
  [row('fly agaric')],
  [row(undefined)],
  [{ slug: 'a' }],
])('%j stays as it is', (data) => {
  expect(splitAuthors(data)).toEqual(data)
})
