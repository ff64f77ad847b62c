import { expect, test } from 'vitest'
import type { ActiveChip } from '@/domains/catalog/components/chips'
import { translator } from '@/foundation/i18n/translator'
import { speciesTitle } from './species-title'

const chip = (key: string) => ({ key, title: key }) as ActiveChip
const titleOf = (locale: 'en' | 'es' | 'pt', keys: string[]) => {
  const [title, others] = speciesTitle(translator(locale, 'archive'), keys.map(chip))
  return [title, others.map(({ key }) => key)]
}

test('one class or type of species is part of the title', () => {
  expect(titleOf('en', ['type/poisonous'])).toEqual(['Poisonous species', []])
  expect(titleOf('es', ['edibility/edible', 'ring/yes'])).toEqual(['Especies comestibles', ['ring/yes']])
  expect(titleOf('pt', ['ring/yes', 'edibility/deadly'])).toEqual(['Espécies mortais', ['ring/yes']])
})

test('several of them, and what makes no title, stand behind it', () => {
  const keys = ['type/poisonous', 'type/medicinal']
  expect(titleOf('en', keys)).toEqual(['Species', keys])
  expect(titleOf('en', ['flavour/nutty'])).toEqual(['Species', ['flavour/nutty']])
  expect(titleOf('en', ['type/constructor'])).toEqual(['Species', ['type/constructor']])
})
