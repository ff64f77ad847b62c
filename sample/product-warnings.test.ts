import { describe, expect, it } from 'vitest'
import { products } from './marketplace'
import { languages, textsOf } from './testing'
import type { Text } from './types'

type Claims = Record<(typeof languages)[number], RegExp>

/** The languages in which none of a product's texts makes a statement: `slug.language`. */
const findSilent = (product: { slug: string; tabs: { text: Text }[] }, claims: Claims) =>
  languages
    .filter((language) => !textsOf(product.tabs).some(([, text]) => claims[language].test(text[language])))
    .map((language) => `${product.slug}.${language}`)

const swallowed = (categories: string[]) =>
  categories.some((path) => /^mushroom\/(?:extracts|edibles|beverage|dehydrated)/.test(path))

/** Species that may act on clotting, blood sugar or immunity. */
const medicinal = new Set([
  'cordyceps-militaris',
  'ganoderma-lingzhi',
  'ganoderma-lucidum',
  'hericium-erinaceus',
  'trametes-versicolor',
])

describe('goods', () => {
  it('of honey are not for children under one year, in every language', () => {
    const honeys = products.filter(({ categories }) => categories.includes('mushroom/edibles/honey'))
    expect(honeys.length).toBeGreaterThanOrEqual(3)
    expect(
      honeys.flatMap((product) =>
        findSilent(product, { en: /under one year/, es: /menores de un año/, pt: /menores de um ano/ }),
      ),
    ).toEqual([])
  })

  it('of medicinal species name pregnancy, medicines and the doctor, in every language', () => {
    const sold = products.filter(
      ({ categories, species }) => swallowed(categories) && species.some((each) => medicinal.has(each)),
    )
    expect(sold.length).toBeGreaterThan(12)
    expect(
      sold.flatMap((product) =>
        findSilent(product, {
          en: /pregnan.*doctor.*medicines|doctor.*pregnan.*medicines/s,
          es: /embaraz.*médico.*medicamentos|médico.*embaraz.*(?:medicamentos|tratamiento)/s,
          pt: /gr[aá]vid.*médico.*remédios|médico.*gr[aá]vid.*(?:remédios|tratamento)/s,
        }),
      ),
    ).toEqual([])
  })
})
