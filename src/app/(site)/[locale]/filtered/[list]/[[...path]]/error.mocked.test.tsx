import en from '@messages/en/listErrors.json'
import es from '@messages/es/listErrors.json'
import pt from '@messages/pt/listErrors.json'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { filterable } from '@/domains/catalog/filters/sections'
import { locales } from '@/foundation/i18n/locales'
import FilteredListError from './error'

const { params } = vi.hoisted(() => ({ params: vi.fn() }))
vi.mock('next/navigation', () => ({ useParams: params }))

const words = { en, es, pt }

test.each(locales.flatMap((locale) => filterable.map((collection) => ({ locale, collection }))))(
  'J04: the error names the list that could not be loaded ($collection, $locale)',
  ({ locale, collection }) => {
    params.mockReturnValue({ locale, list: collection === 'mushrooms' ? 'species' : collection })
    const html = renderToStaticMarkup(<FilteredListError reset={() => undefined} />)
    expect(html).toContain(words[locale][collection])
    expect(html).toContain('<button')
  },
)
