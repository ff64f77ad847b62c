import type { SearchAction, WebSite, WithContext } from 'schema-dts'
import { type Locale, locales } from '@/foundation/i18n/locales'
import { absolute } from './absolute'

/** https://schema.org/WebSite, with its search. */
export function websiteJsonLd(locale: Locale, description: string): WithContext<WebSite> {
  const search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absolute(locale, '/search')}?q={search_term_string}` },
    // Google's own addition to the vocabulary of schema.org.
    'query-input': 'required name=search_term_string',
  } as SearchAction
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Fungarium',
    url: absolute(locale, '/'),
    inLanguage: [...locales],
    description,
    potentialAction: search,
  }
}
