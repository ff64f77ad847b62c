import { expect, test } from 'vitest'
import type { Filters, ListQuery } from '@/domains/catalog/filters/list-query'
import { plainText } from '@/foundation/i18n/localized-text'
import type { FilterSection } from '@/ui/patterns/filter-panel'
import { activeChips, chipInLine } from './chips'

const section = (name: string, title: string) =>
  ({ name, title: name, values: [{ value: 'x', title, on: true }] }) as unknown as FilterSection

const query = { filters: { sections: {} } as Filters, page: 1 } as ListQuery

const texts = {
  words: String,
  price: () => '',
  inStock: 'Disponible',
  onSale: 'En oferta',
  near: () => '',
  unknown: String,
}

test('within a line, names of species, vendors and places keep the capitals that other filters lose', () => {
  const shownSections = [
    section('month', 'Octubre'),
    section('vendor', 'Setas del Molino Viejo'),
    section('region', 'Península Ibérica'),
  ]
  const route = { collection: 'mushrooms', locale: 'es', path: '/mushrooms/species' } as const
  const chips = activeChips(route, { query, shownSections, unknown: [] }, texts)
  const inLine = chips.map((chip) => plainText(chipInLine(chip, 'es')))
  expect(inLine).toEqual(['octubre', 'Setas del Molino Viejo', 'Península Ibérica'])
})
