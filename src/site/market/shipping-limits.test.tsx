import products from '@messages/en/products.json'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { countryOptions } from '@/foundation/i18n/countries'
import { TextsProvider } from '@/ui/texts'
import { ShippingLimits } from './shipping-limits'

const html = (excluded: string[]) =>
  renderToStaticMarkup(
    <TextsProvider locale="en" timeZone="UTC" messages={{ products }}>
      <ShippingLimits excluded={excluded} />
    </TextsProvider>,
  )

test('a product that is sent to one country names it and its excluded states, not all other countries', () => {
  const others = countryOptions('en').flatMap(({ value }) => (value === 'US' ? [] : [value]))
  const notice = html([...others, 'US-CA', 'US-FL'])
  expect(notice).toContain('Ships only to: United States.')
  expect(notice).toContain('Except: United States (California, Florida).')
  expect(notice).not.toContain('Germany')
})

test('a product that is not sent to a few regions names them', () => {
  expect(html(['DE', 'US-CA'])).toContain('Does not ship to: Germany and United States (California).')
  expect(html([])).toBe('')
})
