import en from '@messages/en/listErrors.json'
import es from '@messages/es/listErrors.json'
import pt from '@messages/pt/listErrors.json'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { filterable } from '@/domains/catalog/filters/sections'
import { locales } from '@/foundation/i18n/locales'
import NarrowedError from './error'

const { params } = vi.hoisted(() => ({ params: vi.fn() }))
vi.mock('next/navigation', () => ({ useParams: params }))

const words = { en, es, pt }

test.each(locales.flatMap((locale) => filterable.map((collection) => ({ locale, collection }))))(
  'J04: of $collection, in $locale, it is said what could not be loaded',
  ({ locale, collection }) => {
    params.mockReturnValue({ locale, list: collection === 'mushrooms' ? 'species' : collection })
    const html = renderToStaticMarkup(<NarrowedError reset={() => undefined} />)
    expect(html).toContain(words[locale][collection])
    expect(html).toContain('<button')
  },
)
