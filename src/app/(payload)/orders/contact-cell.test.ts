import { expect, test } from 'vitest'
import { ContactCell } from './contact-cell'

const shown = (cellData: unknown, language: string) =>
  ContactCell({ cellData, i18n: { language } } as Parameters<typeof ContactCell>[0])

const contact = { name: 'Ana Sousa', city: 'Lisboa', region: null, country: 'PT' }

test('the list of orders names the buyer and the place in the language of the panel', () => {
  expect(shown(contact, 'en')).toBe('Ana Sousa, Lisboa, Portugal')
  expect(shown({ ...contact, city: 'Marburg', country: 'DE' }, 'es')).toBe('Ana Sousa, Marburg, Alemania')
  expect(shown({ ...contact, city: 'Astoria', region: 'OR', country: 'US' }, 'pt')).toBe(
    'Ana Sousa, Astoria, OR',
  )
})

test('a buyer whose place is not known is named alone, and an order without contact shows nothing', () => {
  expect(shown({ name: 'Ana Sousa' }, 'en')).toBe('Ana Sousa')
  expect(shown(null, 'en')).toBeNull()
})
