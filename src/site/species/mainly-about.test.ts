import { expect, test } from 'vitest'
import { mainlyAbout } from './mainly-about'

test('cards that name a species first stand before those that also name it', () => {
  const card = (id: string, ...slugs: string[]) => ({ id, species: slugs.map((slug) => ({ slug })) })
  const cards = [
    card('totems', 'oyster', 'mane'),
    card('blocks', 'mane'),
    card('spawn'),
    card('logs', 'mane', 'oyster'),
  ]
  expect(mainlyAbout(cards, 'mane', 3).map(({ id }) => id)).toEqual(['blocks', 'logs', 'totems'])
})
