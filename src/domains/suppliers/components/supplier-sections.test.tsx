import suppliers from '@messages/en/suppliers.json'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SupplierView } from '@/domains/suppliers/view'
import { TextsProvider } from '@/ui/texts'
import { LocationSection } from './supplier-sections'

const place = { city: 'Corvallis', state: 'OR', country: 'US', latitude: 44.56, longitude: -123.26 }

test.each([
  ['shows the way to', true],
  ['shows no way without', false],
])('a map of a vendor %s a store', (_, hasStore) => {
  const supplier = { card: { id: 'v', name: 'Moss', hasStore, place } } as SupplierView
  const html = renderToStaticMarkup(
    <TextsProvider locale="en" messages={{ suppliers }} timeZone="UTC">
      <LocationSection supplier={supplier} />
    </TextsProvider>,
  )
  expect(html.includes('https://www.openstreetmap.org/directions?to=44.56%2C-123.26')).toBe(hasStore)
})
