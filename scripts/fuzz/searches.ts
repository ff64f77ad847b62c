import fc from 'fast-check'
import { species } from '../../sample'
import { products } from '../../sample/marketplace'
import { searchKinds } from '../../src/domains/search/entry'
import { searchSorts } from '../../src/domains/search/read/statement-request'
import type { FuzzRequest } from './request'
import { encode, text } from './values'

const names = [
  ...species.flatMap(({ scientificName, synonyms = [], commonNames }) => [
    scientificName,
    ...synonyms,
    ...Object.values(commonNames).flat(),
  ]),
  ...products.flatMap(({ title }) => Object.values(title)),
]

/** Words that many entries contain, and questions. */
const others = [
  'a',
  'mushroom',
  'mushrooms',
  'seta',
  'de la',
  'dried powder',
  'grow kit',
  'red mushroom white dots',
  'mushroom on birch',
  'como cultivar setas',
  'onde comprar cogumelos secos',
]

/** A slip of the finger: a letter that is missing, doubled, wrong or swapped with the next. */
const withSlip = (name: string) =>
  fc
    .tuple(fc.nat(Math.max(0, name.length - 1)), fc.constantFrom('', 'double', 'x', 'swap'))
    .map(([at, slip]) => {
      const [before, letter = '', next = '', after] = [
        name.slice(0, at),
        name[at],
        name[at + 1],
        name.slice(at + 2),
      ]
      if (slip === 'swap') return before + next + letter + after
      return before + (slip === 'double' ? letter + letter : slip) + next + after
    })

const name = fc.constantFrom(...names, ...others)

/** What people type, whole or not yet, right or misspelt, alone or with more words; and what nobody types. */
const query = fc.oneof(
  { weight: 4, arbitrary: name },
  { weight: 4, arbitrary: name.chain(withSlip).chain(withSlip) },
  { weight: 3, arbitrary: fc.tuple(name, fc.nat(12)).map(([found, length]) => found.slice(0, length + 1)) },
  { weight: 2, arbitrary: fc.tuple(name, name).map((both) => both.join(' ')) },
  { weight: 2, arbitrary: text },
)

const page = fc.record({
  kind: fc.constantFrom('', '', '', ...searchKinds, 'x'),
  sort: fc.constantFrom('', '', ...searchSorts, 'x'),
  page: fc.constantFrom('', '', '', '2', '9', '999999', '-1', 'x'),
  verbatim: fc.constantFrom('', '', '1'),
})

/** Searches, suggestions and the field of the lists, in every language. */
export const searchRequests: fc.Arbitrary<FuzzRequest> = fc
  .record({
    locale: fc.constantFrom('', '/es', '/pt'),
    path: fc.constantFrom(
      ...['/search', '/search', '/search/suggest', '/search/suggest', '/search/places'],
      ...['/mushrooms/species', '/mushrooms/products'],
    ),
    query,
    page,
  })
  .map(({ locale, path, query: q, page: { kind, sort, page: number, verbatim } }) => {
    const parameters = Object.entries({ q, kind, sort, page: number, verbatim })
    const used = path === '/search' ? parameters.filter(([, value]) => value !== '') : [['q', q] as const]
    return {
      label: `GET search ${path}`,
      method: 'GET',
      path: `${locale}${path}?${used.map(([parameter, value]) => `${parameter}=${encode(value)}`).join('&')}`,
      headers: {},
      asMember: false,
    }
  })
