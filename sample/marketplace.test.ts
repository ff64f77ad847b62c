import { beforeAll, describe, expect, it } from 'vitest'
import { iconNames } from '@/domains/categories/icons.ts'
import { taxonomy } from '@/domains/categories/taxonomy.ts'
import type { TaxonomyNode } from '@/domains/categories/taxonomy-node.ts'
import { findVariantFault } from '@/domains/products/variants.ts'
import type { Badge } from '@/domains/products/vocabulary.ts'
import { findBreach, type SaleRule } from '@/domains/salerules/sale-restriction.ts'
import { isSum } from '@/foundation/money/money.ts'
import { species } from './'
import { europeanUnion } from './eu-regions'
import * as listed from './marketplace'
import type { ProductSample, SaleSample, SupplierSample } from './marketplace-types'
import { isPerishable } from './perishable'
import { regionsWithoutSpores, statesWithoutSpores } from './spore-regions'
import {
  type FileExport,
  findAvoidedTerms,
  findForeignWords,
  findMisnamed,
  findMissingLanguages,
  findUnknown,
  findWrongPercentages,
  languages,
  load,
  outside,
  safetyClaim,
  textsOf,
} from './testing'
import * as words from './words'

const { affiliates, dropshipping, products, salerules, vendors, wholesale } = listed
const suppliers: SupplierSample[] = [...vendors, ...wholesale, ...dropshipping]

const folders = {
  products,
  salerules,
  'suppliers/affiliates': affiliates,
  'suppliers/dropshipping': dropshipping,
  'suppliers/vendors': vendors,
  'suppliers/wholesale': wholesale,
}

/** Paths of all product categories, and of those without subcategories. */
const paths = new Set<string>()
const leaves = new Set<string>()

function enter(nodes: readonly TaxonomyNode[], above = ''): void {
  for (const { slug, children } of nodes) {
    const path = above ? `${above}/${slug}` : slug
    paths.add(path)
    if (children) enter(children, path)
    else leaves.add(path)
  }
}
enter(taxonomy.find(({ slug }) => slug === 'products')?.children ?? [])

const speciesSlugs = new Set(species.map(({ slug }) => slug))

const soldSpecies = new Map(
  species.map(({ slug, edibility, psychoactiveChem }) => [
    slug,
    {
      id: slug,
      psilocybin: psychoactiveChem.some(({ compound }) => /^psiloc(?:yb)?in$/.test(compound)),
      toxic: edibility.some((each) => each === 'deadly' || each === 'poisonous'),
    },
  ]),
)

const rules: SaleRule[] = salerules.map((rule) => ({
  restriction: rule.verdict,
  species: rule.species ?? [],
  allPsilocybin: Boolean(rule.allPsilocybin),
  allToxic: Boolean(rule.allToxic),
  categories: rule.categories,
  excludedRegions: rule.excludedRegions ?? [],
  reason: rule.reason.en,
}))

const refusedAs = (slug: string, category: string, excludedRegions: string[] = []) =>
  findBreach(rules, {
    species: [soldSpecies.get(slug)].flatMap((one) => one ?? []),
    categories: [category],
    excludedRegions,
  })

/** All texts of the marketplace in three languages: `[slug, path, text]`. */
const allTexts = [...suppliers, ...affiliates, ...products, ...salerules].flatMap((record) =>
  textsOf(record).map(([path, text]): [string, string, typeof text] => [record.slug, path, text]),
)
const sharedTexts = textsOf(words)

/** The prices of a product and its variants with their sales. */
const pricesOf = ({ price, sale, variants = [] }: ProductSample): [number, SaleSample | undefined][] => [
  [price, sale],
  ...variants.map((variant): [number, SaleSample | undefined] => [variant.price ?? price, variant.sale]),
]

const slugsOf = (records: readonly { slug: string }[]) => records.map(({ slug }) => slug)

describe('files', () => {
  let exported: [folder: string, records: FileExport<{ slug: string }>[]][]

  beforeAll(async () => {
    exported = await Promise.all(
      Object.keys(folders).map(
        async (folder): Promise<(typeof exported)[number]> => [folder, await load(folder)],
      ),
    )
  })

  it('export one record each, whose name is the file name in camelCase and whose slug is the file name', () => {
    expect(exported.flatMap(([folder, records]) => findMisnamed(folder, records))).toEqual([])
  })

  it('are all listed in the index in alphabetical order', () => {
    for (const [folder, records] of exported)
      expect(slugsOf(folders[folder as keyof typeof folders]), folder).toEqual(records.map(([file]) => file))
  })
})

describe('the marketplace', () => {
  it('has the promised number of records', () => {
    const vendorsOf = (country: string) => vendors.filter(({ address }) => address.country === country)
    const counts = ['US', 'ES', 'PT', 'MX', 'BR'].map((country) => vendorsOf(country).length)
    expect(counts).toEqual([12, 5, 3, 2, 2])
    expect(wholesale.length).toBeGreaterThanOrEqual(10)
    expect(dropshipping.length).toBeGreaterThanOrEqual(10)
    expect(affiliates.length).toBeGreaterThanOrEqual(3)
    expect(products.length).toBeGreaterThanOrEqual(150)
  })

  it('has at least two products in every category without subcategories', () => {
    const few = [...leaves].filter(
      (leaf) => products.filter(({ categories }) => categories.includes(leaf)).length < 2,
    )
    expect(few).toEqual([])
  })

  it('has vendors with products of the kinds they list', () => {
    const violations = vendors.flatMap(({ slug, sells }) => {
      const offered = products.filter(({ vendor }) => vendor === slug)
      const unlisted = offered.flatMap(({ slug: product, categories }) =>
        categories.some((path) => sells.some((above) => `${path}/`.startsWith(`${above}/`)))
          ? []
          : [`${slug}: ${product}`],
      )
      return offered.length > 0 ? unlisted : [`${slug}: nothing`]
    })
    expect(violations).toEqual([])
  })

  it('has products that are sold out, on sale, on sale for a period and on sale later', () => {
    const now = '2026-11-01'
    const sales = products.flatMap((product) => pricesOf(product).flatMap(([, sale]) => sale ?? []))
    expect(products.filter(({ stock }) => stock === 0).length).toBeGreaterThanOrEqual(5)
    expect(sales.filter(({ from, to }) => !from && !to).length).toBeGreaterThanOrEqual(5)
    expect(
      sales.filter(({ from, to }) => from && from < now && to && to > now).length,
    ).toBeGreaterThanOrEqual(5)
    expect(sales.filter(({ to }) => to && to < now).length).toBeGreaterThanOrEqual(3)
    expect(sales.filter(({ from }) => from && from > now).length).toBeGreaterThanOrEqual(3)
  })
})

describe('references', () => {
  it('to vendors, species and categories exist', () => {
    const known = new Set(slugsOf(vendors))
    const violations = [
      ...products.flatMap(({ slug, vendor, categories, species: named }) => [
        ...findUnknown(slug, [vendor], known),
        ...findUnknown(slug, named, speciesSlugs),
        ...findUnknown(slug, categories, leaves),
      ]),
      ...suppliers.flatMap(({ slug, sells }) => findUnknown(slug, sells, paths)),
      ...salerules.flatMap(({ slug, species: named = [], categories }) => [
        ...findUnknown(slug, named, speciesSlugs),
        ...findUnknown(slug, categories, paths),
      ]),
    ]
    expect(violations).toEqual([])
  })
})

describe('safety', () => {
  it('keeps every product within the sale rules', () => {
    const violations = products.flatMap(({ slug, species: named, categories, excludedRegions = [] }) => {
      const sold = named.flatMap((one) => soldSpecies.get(one) ?? [])
      const breach = findBreach(rules, { species: sold, categories, excludedRegions })
      return breach ? [`${slug}: ${breach.reason} ${breach.missingRegions}`] : []
    })
    expect(violations).toEqual([])
  })

  it('has rules against food, drinks and grow kits of toxic or psilocybin species', () => {
    const never = [...leaves].filter((leaf) => /^(?:mushroom|growing)\//.test(leaf))
    const controlled = [...soldSpecies.values()].filter(({ psilocybin, toxic }) => psilocybin || toxic)
    expect(controlled.length).toBeGreaterThan(15)
    const allowed = controlled.flatMap(({ id }) =>
      never.filter((leaf) => !refusedAs(id, leaf)).map((leaf) => `${id}: ${leaf}`),
    )
    expect(allowed).toEqual([])
  })

  it('has rules that allow spores of psilocybin species only for microscopy, within the USA except in four states', () => {
    const prints = (excluded?: string[]) =>
      refusedAs('psilocybe-cubensis', 'microscopy/spores/prints', excluded)?.missingRegions ?? []
    expect(statesWithoutSpores).toEqual(['US-CA', 'US-FL', 'US-GA', 'US-ID'])
    expect(prints(regionsWithoutSpores)).toEqual([])
    expect(prints()).toEqual(expect.arrayContaining([...statesWithoutSpores, 'DE', 'ES', 'BR']))
    expect(prints()).not.toContain('US')
    expect(prints(regionsWithoutSpores.filter((region) => region !== 'US-FL'))).toEqual(['US-FL'])
    expect(prints(regionsWithoutSpores.filter((region) => region !== 'DE'))).toEqual(['DE'])
    expect(refusedAs('psilocybe-cubensis', 'educational/books')).toBeNull()
    expect(refusedAs('psilocybe-cubensis', 'classifieds', regionsWithoutSpores)).not.toBeNull()
    expect(refusedAs('pleurotus-ostreatus', 'mushroom/fresh')).toBeNull()
  })

  it('has rules that keep turkey tail, and reishi except as a supplement, out of the European Union', () => {
    const missingFor = (slug: string, category: string) => refusedAs(slug, category)?.missingRegions ?? []
    const supplement = 'mushroom/extracts/capsules'
    expect(missingFor('trametes-versicolor', supplement)).toEqual(
      expect.arrayContaining(['DE', 'ES', 'PT', 'GB']),
    )
    expect(missingFor('trametes-versicolor', supplement)).not.toContain('US')
    expect(missingFor('ganoderma-lingzhi', 'mushroom/beverage/tea')).toEqual(europeanUnion)
    expect(refusedAs('ganoderma-lingzhi', supplement)).toBeNull()
    for (const slug of ['trametes-versicolor', 'ganoderma-lingzhi'])
      for (const leaf of [...leaves].filter((path) => !path.startsWith('mushroom/')))
        expect(refusedAs(slug, leaf), `${slug}: ${leaf}`).toBeNull()
  })

  it('names the species of unprocessed mushrooms, in the text if the encyclopedia lacks it, all of them edible', () => {
    const eaten = new Set(
      species
        .filter(({ edibility }) => edibility.some((each) => each === 'edible' || each === 'choice'))
        .map(({ slug }) => slug),
    )
    const violations = products
      .filter(({ categories }) =>
        categories.some((path) => /^mushroom\/(?:fresh|foraged|dehydrated|freeze-dried)$/.test(path)),
      )
      .flatMap(({ slug, species: named, description }) =>
        named.length > 0 || languages.every((language) => /_[A-Z][a-z]+ [a-z]+_/.test(description[language]))
          ? findUnknown(slug, named, eaten)
          : [slug],
      )
    expect(violations).toEqual([])
  })

  it('sells no wild mushrooms of North America under the name of a species that does not grow there', () => {
    const european = new Set([
      'auricularia-auricula-judae',
      'cantharellus-cibarius',
      'craterellus-cornucopioides',
      'hydnum-repandum',
      'lactarius-deliciosus',
      'macrolepiota-procera',
      'morchella-esculenta',
    ])
    const american = new Set(
      vendors.filter(({ address }) => /^(?:US|MX)$/.test(address.country)).map(({ slug }) => slug),
    )
    const violations = products.filter(
      ({ vendor, categories, species: named }) =>
        american.has(vendor) &&
        categories.some((path) => path.startsWith('mushroom/')) &&
        named.some((one) => european.has(one)),
    )
    expect(slugsOf(violations)).toEqual([])
  })

  it('sells reishi as Ganoderma lingzhi, in the record and in every language', () => {
    const reishi = products.filter(({ species: sold }) => sold.includes('ganoderma-lingzhi'))
    expect(reishi.length).toBeGreaterThanOrEqual(6)
    const violations = products.filter(
      (product) =>
        product.species.includes('ganoderma-lucidum') ||
        (reishi.includes(product) &&
          !languages.every((language) =>
            textsOf(product).some(([, text]) => text[language].includes('Ganoderma lingzhi')),
          )),
    )
    expect(slugsOf(violations)).toEqual([])
  })

  it('requires an expert check of wild-picked food', () => {
    const violations = products.filter(
      ({ badges, categories, quality }) =>
        badges.includes('wildForaged') &&
        categories.includes('mushroom/foraged') &&
        !quality.includes('expertIdentified'),
    )
    expect(slugsOf(violations)).toEqual([])
  })

  it('promises neither safety nor health and contains no certificate numbers', () => {
    const cures = {
      en: /\b(?:cures?|heals?|treats|boosts?|immunity|anti-?(?:cancer|inflammatory)|detox|relieves?|prevents?)\b/i,
      es: /\b(?:cura|sana|previene|alivia|refuerza|fortalece|inmunidad)\b/i,
      pt: /\b(?:cura|sara|previne|alivia|reforça|fortalece|imunidade)\b/i,
    }
    const violations = allTexts.flatMap(([slug, path, text]) =>
      languages
        .filter((language) =>
          [safetyClaim, cures[language], /certif\D*\d{3}/i].some((claim) => claim.test(text[language])),
        )
        .map((language) => `${slug} ${path}.${language}`),
    )
    expect(violations).toEqual([])
  })
})

describe('prices', () => {
  it('are positive, and sales are lower and end', () => {
    const violations = products.flatMap((product) =>
      pricesOf(product).flatMap(([price, sale]) => {
        const fits =
          price > 0 &&
          isSum(price, product.currency) &&
          (!sale || (isSum(sale.price, product.currency) && sale.price > 0 && sale.price < price)) &&
          (!sale?.from || !sale.to || sale.from < sale.to)
        return fits ? [] : [`${product.slug}: ${price} ${JSON.stringify(sale)}`]
      }),
    )
    expect(violations).toEqual([])
  })

  it('of products with variants equal the price of the cheapest variant', () => {
    const violations = products.flatMap(({ slug, price, variants }) => {
      const cheapest = Math.min(...(variants ?? []).map((variant) => variant.price ?? price))
      return variants && cheapest !== price ? [`${slug}: ${price}, ${cheapest}`] : []
    })
    expect(violations).toEqual([])
  })

  it('are in the currency of the vendor’s country', () => {
    const money: Record<string, string> = { US: 'USD', ES: 'EUR', PT: 'EUR', BR: 'BRL', MX: 'MXN' }
    const violations = products.filter(
      ({ vendor, currency }) =>
        money[vendors.find(({ slug }) => slug === vendor)?.address.country ?? ''] !== currency,
    )
    expect(slugsOf(violations)).toEqual([])
  })
})

describe('products', () => {
  it('have variants with one option of every choice, without duplicates', () => {
    const violations = products.flatMap(({ slug, choices = [], variants = [] }) => {
      const keys = choices.map(({ key, options }) => ({
        identifier: key,
        options: options.map((identifier) => ({ identifier })),
      }))
      const rows = variants.map(({ options }) => ({
        options: options.map((option, place) => ({ key: choices[place]?.key ?? '', option })),
      }))
      const fault = findVariantFault(keys, rows)
      const offered = new Set(variants.flatMap(({ options }) => options))
      const idle = choices.flatMap(({ options }) => options.filter((option) => !offered.has(option)))
      return fault || idle.length > 0 ? [`${slug}: ${JSON.stringify(fault)} ${idle}`] : []
    })
    expect(violations).toEqual([])
  })

  it('have whole stock numbers that equal the sum of their variants', () => {
    const violations = products.filter(({ stock, variants }) => {
      const counts = variants?.map((variant) => variant.stock ?? 0) ?? [stock]
      return (
        counts.some((count) => !Number.isSafeInteger(count) || count < 0) ||
        counts.reduce((total, count) => total + count, 0) !== stock
      )
    })
    expect(slugsOf(violations)).toEqual([])
  })

  it('have a unique SKU, and a weight if they are shipped', () => {
    const skus = products.map(({ sku }) => sku)
    expect(skus.filter((sku, place) => skus.indexOf(sku) !== place)).toEqual([])
    const violations = products.filter(
      ({ shipping }) => shipping && (shipping.weight <= 0 || shipping.size?.some((side) => side <= 0)),
    )
    expect(slugsOf(violations)).toEqual([])
  })

  it('cannot be returned if they spoil in the post', () => {
    const returnable = products.filter(({ categories }) => !isPerishable(categories))
    expect(returnable.length).toBeGreaterThan(20)
    const violations = returnable.filter(({ facts }) =>
      facts.some(({ label, value }) => label === 'shelfLife' && /\bdays?\b/.test(value.en)),
    )
    expect(slugsOf(violations)).toEqual([])
  })

  it('do not call products with animal ingredients vegan', () => {
    const animal = /\b(?:honey|wool|milk chocolate|beeswax|leather)\b/i
    const violations = products.filter(
      ({ badges, categories, facts }) =>
        badges.includes('vegan') &&
        (categories.includes('mushroom/edibles/honey') ||
          facts.some(
            ({ label, value }) => /^(?:material|ingredients)$/.test(label) && animal.test(value.en),
          )),
    )
    expect(slugsOf(violations)).toEqual([])
  })
})

describe('badges', () => {
  it('of certificates are absent, because no certifier exists', () => {
    const certificates: Badge[] = ['fairTradeCertified', 'halal', 'kosher', 'organic']
    const violations = products.filter(({ badges }) => certificates.some((badge) => badges.includes(badge)))
    expect(slugsOf(violations)).toEqual([])
  })

  it('do not promise certified origin in words either', () => {
    const organic = /\borganic\b|\becológic[oa]s?\b|(?<!\p{L})orgânic[oa]s?(?!\p{L})/iu
    const violations = products.flatMap((product) =>
      textsOf([product.title, product.summary, product.facts])
        .filter(([, text]) => languages.some((language) => organic.test(text[language])))
        .map(([, text]) => `${product.slug}: ${text.en}`),
    )
    expect(violations).toEqual([])
  })

  it('call only food and drink vegan', () => {
    const violations = products.filter(
      ({ badges, categories }) =>
        badges.includes('vegan') && !categories.some((path) => path.startsWith('mushroom/')),
    )
    expect(slugsOf(violations)).toEqual([])
  })
})

describe('product facts', () => {
  it('use only existing icons', () => {
    const drawn = Object.entries(words.factLabels).filter(([, { icon }]) => icon && !iconNames.includes(icon))
    expect(drawn).toEqual([])
  })
})

describe('suppliers', () => {
  it('have fictitious phone numbers, e-mail addresses and domains', () => {
    const invented = /555-01\d\d$|(?:^|\s)5555-01\d\d$|555 01\d\d$|5555 01\d\d$|^\+\d+ 000 000 \d{3}$/
    const violations = suppliers.filter(
      ({ phone, email, website, socialMedia = [] }) =>
        (phone && !invented.test(phone)) ||
        !/@[a-z0-9-]+\.example\.com$/.test(email) ||
        [website, ...socialMedia.map(({ url }) => url)].some(
          (address) => address && !/^https:\/\/(?:[a-z0-9-]+\.)?example\.com(?:\/|$)/.test(address),
        ),
    )
    expect(slugsOf(violations)).toEqual([])
  })

  it('are located in their country', () => {
    const frames: Record<string, [south: number, north: number, west: number, east: number]> = {
      US: [24, 49.5, -125, -66],
      ES: [36, 44, -9.5, 3.5],
      PT: [36.9, 42.2, -9.6, -6.1],
      BR: [-34, 5.3, -74, -34],
      MX: [14.5, 32.8, -118, -86.5],
    }
    const violations = suppliers.filter(({ address, location: { latitude, longitude } }) => {
      const [south, north, west, east] = frames[address.country] ?? [0, 0, 0, 0]
      return outside(latitude, [south, north]) || outside(longitude, [west, east])
    })
    expect(slugsOf(violations)).toEqual([])
    const states = new Set(
      suppliers.filter(({ address }) => address.country === 'US').map(({ address }) => address.state),
    )
    expect(states.size).toBeGreaterThanOrEqual(15)
  })

  it('open before they close; only vendors with a shop and others with a street address have opening hours', () => {
    const backwards = suppliers.filter(({ opening = [] }) =>
      opening.some(({ opens, closes }) => opens >= closes),
    )
    const shut = vendors.filter(({ hasStore, opening = [] }) => hasStore !== opening.length > 0)
    const trade = [...wholesale, ...dropshipping]
    const nowhere = trade.filter(({ address, opening = [] }) => !address.street !== (opening.length === 0))
    expect(slugsOf([...backwards, ...shut, ...nowhere])).toEqual([])
  })

  it('in the trade deal in vendors’ products of the kinds they list', () => {
    const kindsOf = new Map(products.map(({ slug, categories }) => [slug, categories]))
    const violations = [...wholesale, ...dropshipping].flatMap(({ slug, sells, products: offered }) => {
      const unlisted = offered.filter(
        (product) =>
          !kindsOf.get(product)?.some((path) => sells.some((above) => `${path}/`.startsWith(`${above}/`))),
      )
      return offered.length === 0 || unlisted.length > 0 ? [`${slug}: ${unlisted}`] : []
    })
    expect(violations).toEqual([])
  })
})

describe('texts', () => {
  it('are complete in three languages', () => {
    const shared = sharedTexts.map(([path, text]): [string, string, typeof text] => ['words', path, text])
    const violations = [...allTexts, ...shared].flatMap(([slug, path, text]) =>
      findMissingLanguages(text).map((language) => `${slug} ${path}.${language}`),
    )
    expect(violations).toEqual([])
  })

  it('differ between the languages', () => {
    const violations = allTexts.flatMap(([slug, path, { en, es, pt }]) => {
      // Places, species names and materials may be the same in every language.
      const isName = path.startsWith('facts')
      const iberian = es === pt && es.length > 30
      return !isName && (en === es || en === pt || iberian) ? [`${slug} ${path}: ${en}`] : []
    })
    expect(violations).toEqual([])
  })

  it('use the terms of the style rules', () => {
    const shared = sharedTexts.map(([path, text]): [string, string, typeof text] => ['words', path, text])
    const violations = [...allTexts, ...shared].flatMap(([slug, path, text]) => [
      ...findAvoidedTerms(text).map((hit) => `${slug} ${path}.${hit}`),
      ...findWrongPercentages(text).map((language) => `${slug} ${path}.${language}: percentage`),
    ])
    expect(violations).toEqual([])
  })

  it('contain no words of another language', () => {
    const translated = [
      ...allTexts,
      ...sharedTexts.map(([path, text]) => ['words', path, text] as const),
    ].filter(([, , { en, es, pt }]) => en !== es || en !== pt)
    const violations = translated.flatMap(([slug, path, text]) =>
      findForeignWords(text).map((hit) => `${slug} ${path}.${hit}`),
    )
    expect(violations).toEqual([])
  })

  it('keep within their length limits', () => {
    const bounds = { title: [6, 70], summary: [40, 160], description: [65, 700] } as const
    const violations = products.flatMap((product) =>
      (['title', 'summary', 'description'] as const).flatMap((part) =>
        languages
          .filter((language) => outside(product[part][language].length, bounds[part]))
          .map((language) => `${product.slug} ${part}.${language}: ${product[part][language].length}`),
      ),
    )
    expect(violations).toEqual([])
  })

  it('are written for one product each', () => {
    const written = products.flatMap(({ summary, description }) => [summary.en, description.en])
    expect(written.filter((text, place) => written.indexOf(text) !== place)).toEqual([])
  })

  it('set binomials between pairs of underscores, only where markup is allowed', () => {
    const violations = allTexts.flatMap(([slug, path, text]) =>
      languages
        .filter((language) => {
          const marks = text[language].split('_').length - 1
          return marks % 2 !== 0 || (marks > 0 && !/^(?:description|tabs)/.test(path))
        })
        .map((language) => `${slug} ${path}.${language}`),
    )
    expect(violations).toEqual([])
  })
})
