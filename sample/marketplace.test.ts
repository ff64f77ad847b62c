import { beforeAll, describe, expect, it } from 'vitest'
import { iconNames } from '@/domains/categories/icons.ts'
import { type TaxonomyNode, taxonomy } from '@/domains/categories/taxonomy.ts'
import { findVariantFault } from '@/domains/products/variants.ts'
import { findBreach, type SaleRule } from '@/domains/salerules/sale-restriction.ts'
import { isSum } from '@/foundation/money/money.ts'
import { species } from './'
import * as listed from './marketplace'
import type { ProductSample, SaleSample, SupplierSample } from './marketplace-types'
import {
  type Found,
  foreignIn,
  languages,
  load,
  misnamed,
  missingIn,
  outside,
  promise,
  textsOf,
  unknown,
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

/** Paths of all categories of products, and of those with none below them. */
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

/** Everything of the marketplace that is written in three languages: `[slug, way, text]`. */
const allTexts = [...suppliers, ...affiliates, ...products, ...salerules].flatMap((record) =>
  textsOf(record).map(([way, text]): [string, string, typeof text] => [record.slug, way, text]),
)
const sharedTexts = textsOf(words)

/** What a product and its variants cost, with their sales. */
const pricesOf = ({ price, sale, variants = [] }: ProductSample): [number, SaleSample | undefined][] => [
  [price, sale],
  ...variants.map((variant): [number, SaleSample | undefined] => [variant.price ?? price, variant.sale]),
]

const slugsOf = (records: readonly { slug: string }[]) => records.map(({ slug }) => slug)

describe('files', () => {
  let found: [folder: string, records: Found<{ slug: string }>[]][]

  beforeAll(async () => {
    found = await Promise.all(
      Object.keys(folders).map(
        async (folder): Promise<(typeof found)[number]> => [folder, await load(folder)],
      ),
    )
  })

  it('export one record each, named as the file in camelCase, with the file’s name as slug', () => {
    expect(found.flatMap(([folder, records]) => misnamed(folder, records))).toEqual([])
  })

  it('are all listed in the index, in alphabetical order', () => {
    for (const [folder, records] of found)
      expect(slugsOf(folders[folder as keyof typeof folders]), folder).toEqual(records.map(([file]) => file))
  })
})

describe('the marketplace', () => {
  it('is as large as was promised', () => {
    expect(vendors.length).toBeGreaterThanOrEqual(24)
    expect(wholesale.length).toBeGreaterThanOrEqual(10)
    expect(dropshipping.length).toBeGreaterThanOrEqual(10)
    expect(affiliates.length).toBeGreaterThanOrEqual(3)
    expect(products.length).toBeGreaterThanOrEqual(150)
  })

  it('has at least two products in every category that has none below it', () => {
    const few = [...leaves].filter(
      (leaf) => products.filter(({ categories }) => categories.includes(leaf)).length < 2,
    )
    expect(few).toEqual([])
  })

  it('has vendors with something to sell, of kinds that they say they sell', () => {
    const wrong = vendors.flatMap(({ slug, sells }) => {
      const own = products.filter(({ vendor }) => vendor === slug)
      const unsaid = own.flatMap(({ slug: product, categories }) =>
        categories.some((path) => sells.some((above) => `${path}/`.startsWith(`${above}/`)))
          ? []
          : [`${slug}: ${product}`],
      )
      return own.length > 0 ? unsaid : [`${slug}: nothing`]
    })
    expect(wrong).toEqual([])
  })

  it('has what is sold out, on sale, on sale once and on sale later', () => {
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

describe('names that must exist', () => {
  it('of vendors, species and categories', () => {
    const known = new Set(slugsOf(vendors))
    const wrong = [
      ...products.flatMap(({ slug, vendor, categories, species: named }) => [
        ...unknown(slug, [vendor], known),
        ...unknown(slug, named, speciesSlugs),
        ...unknown(slug, categories, leaves),
      ]),
      ...suppliers.flatMap(({ slug, sells }) => unknown(slug, sells, paths)),
      ...salerules.flatMap(({ slug, species: named = [], categories }) => [
        ...unknown(slug, named, speciesSlugs),
        ...unknown(slug, categories, paths),
      ]),
    ]
    expect(wrong).toEqual([])
  })
})

describe('safety', () => {
  it('keeps every product within the rules of sale', () => {
    const wrong = products.flatMap(({ slug, species: named, categories, excludedRegions = [] }) => {
      const sold = named.flatMap((one) => soldSpecies.get(one) ?? [])
      const breach = findBreach(rules, { species: sold, categories, excludedRegions })
      return breach ? [`${slug}: ${breach.reason} ${breach.missingRegions}`] : []
    })
    expect(wrong).toEqual([])
  })

  it('has rules that let nobody eat, drink or grow what is toxic or holds psilocybin', () => {
    const never = [...leaves].filter((leaf) => /^(?:mushroom|growing)\//.test(leaf))
    const controlled = [...soldSpecies.values()].filter(({ psilocybin, toxic }) => psilocybin || toxic)
    expect(controlled.length).toBeGreaterThan(15)
    const allowed = controlled.flatMap(({ id }) =>
      never.filter((leaf) => !refusedAs(id, leaf)).map((leaf) => `${id}: ${leaf}`),
    )
    expect(allowed).toEqual([])
  })

  it('has rules that let spores of psilocybin species under the microscope alone, outside three states', () => {
    const states = ['US-CA', 'US-GA', 'US-ID']
    expect(refusedAs('psilocybe-cubensis', 'microscopy/spores/prints', states)).toBeNull()
    expect(refusedAs('psilocybe-cubensis', 'microscopy/spores/prints')?.missingRegions).toEqual(states)
    expect(
      refusedAs('psilocybe-cubensis', 'microscopy/spores/prints', states.slice(1))?.missingRegions,
    ).toEqual(['US-CA'])
    expect(refusedAs('psilocybe-cubensis', 'educational/books')).toBeNull()
    expect(refusedAs('psilocybe-cubensis', 'classifieds', states)).not.toBeNull()
    expect(refusedAs('pleurotus-ostreatus', 'mushroom/fresh')).toBeNull()
  })

  it('names the species of mushrooms that are sold as they are, and only such as are eaten', () => {
    const eaten = new Set(
      species
        .filter(({ edibility }) => edibility.some((each) => each === 'edible' || each === 'choice'))
        .map(({ slug }) => slug),
    )
    const wrong = products
      .filter(({ categories }) =>
        categories.some((path) => /^mushroom\/(?:fresh|foraged|dehydrated|freeze-dried)$/.test(path)),
      )
      .flatMap(({ slug, species: named }) => (named.length > 0 ? unknown(slug, named, eaten) : [slug]))
    expect(wrong).toEqual([])
  })

  it('has an expert look at what was picked in the wild and is eaten', () => {
    const wrong = products.filter(
      ({ badges, categories, quality }) =>
        badges.includes('wildForaged') &&
        categories.includes('mushroom/foraged') &&
        !quality.includes('expertIdentified'),
    )
    expect(slugsOf(wrong)).toEqual([])
  })

  it('promises neither safety nor health, and carries no number of a certificate', () => {
    const cures = {
      en: /\b(?:cures?|heals?|treats|boosts?|immunity|anti-?(?:cancer|inflammatory)|detox|relieves?|prevents?)\b/i,
      es: /\b(?:cura|sana|previene|alivia|refuerza|fortalece|inmunidad)\b/i,
      pt: /\b(?:cura|sara|previne|alivia|reforça|fortalece|imunidade)\b/i,
    }
    const wrong = allTexts.flatMap(([slug, way, text]) =>
      languages
        .filter((language) =>
          [promise, cures[language], /certif\D*\d{3}/i].some((claim) => claim.test(text[language])),
        )
        .map((language) => `${slug} ${way}.${language}`),
    )
    expect(wrong).toEqual([])
  })
})

describe('prices', () => {
  it('can be paid, and sales are below them for a time that passes', () => {
    const wrong = products.flatMap((product) =>
      pricesOf(product).flatMap(([price, sale]) => {
        const fits =
          price > 0 &&
          isSum(price, product.currency) &&
          (!sale || (isSum(sale.price, product.currency) && sale.price > 0 && sale.price < price)) &&
          (!sale?.from || !sale.to || sale.from < sale.to)
        return fits ? [] : [`${product.slug}: ${price} ${JSON.stringify(sale)}`]
      }),
    )
    expect(wrong).toEqual([])
  })

  it('of what comes in variants are those of the cheapest', () => {
    const wrong = products.flatMap(({ slug, price, variants }) => {
      const cheapest = Math.min(...(variants ?? []).map((variant) => variant.price ?? price))
      return variants && cheapest !== price ? [`${slug}: ${price}, ${cheapest}`] : []
    })
    expect(wrong).toEqual([])
  })

  it('are in the money of the vendor’s country', () => {
    const money: Record<string, string> = { US: 'USD', ES: 'EUR', PT: 'EUR', BR: 'BRL', MX: 'MXN' }
    const wrong = products.filter(
      ({ vendor, currency }) =>
        money[vendors.find(({ slug }) => slug === vendor)?.address.country ?? ''] !== currency,
    )
    expect(slugsOf(wrong)).toEqual([])
  })
})

describe('products', () => {
  it('have variants that name one option of every choice, none twice', () => {
    const wrong = products.flatMap(({ slug, choices = [], variants = [] }) => {
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
    expect(wrong).toEqual([])
  })

  it('are counted in whole numbers, and are as many as their variants together', () => {
    const wrong = products.filter(({ stock, variants }) => {
      const counts = variants?.map((variant) => variant.stock ?? 0) ?? [stock]
      return (
        counts.some((count) => !Number.isSafeInteger(count) || count < 0) ||
        counts.reduce((total, count) => total + count, 0) !== stock
      )
    })
    expect(slugsOf(wrong)).toEqual([])
  })

  it('have a number of their own, and say what they weigh where they are sent', () => {
    const skus = products.map(({ sku }) => sku)
    expect(skus.filter((sku, place) => skus.indexOf(sku) !== place)).toEqual([])
    const wrong = products.filter(
      ({ shipping }) => shipping && (shipping.weight <= 0 || shipping.size?.some((side) => side <= 0)),
    )
    expect(slugsOf(wrong)).toEqual([])
  })

  it('do not call vegan what bees, sheep or cows have a part in', () => {
    const animal = /\b(?:honey|wool|milk chocolate|beeswax|leather)\b/i
    const wrong = products.filter(
      ({ badges, categories, facts }) =>
        badges.includes('vegan') &&
        (categories.includes('mushroom/edibles/honey') ||
          facts.some(
            ({ label, value }) => /^(?:material|ingredients)$/.test(label) && animal.test(value.en),
          )),
    )
    expect(slugsOf(wrong)).toEqual([])
  })
})

describe('facts of products', () => {
  it('carry only drawings that there are', () => {
    const drawn = Object.entries(words.factLabels).filter(([, { icon }]) => icon && !iconNames.includes(icon))
    expect(drawn).toEqual([])
  })
})

describe('suppliers', () => {
  it('can be reached nowhere: their numbers and addresses belong to nobody', () => {
    const invented = /555-01\d\d$|(?:^|\s)5555-01\d\d$|555 01\d\d$|5555 01\d\d$|^\+\d+ 000 000 \d{3}$/
    const wrong = suppliers.filter(
      ({ phone, email, website, socialMedia = [] }) =>
        (phone && !invented.test(phone)) ||
        !/@[a-z0-9-]+\.example\.com$/.test(email) ||
        [website, ...socialMedia.map(({ url }) => url)].some(
          (address) => address && !/^https:\/\/(?:[a-z0-9-]+\.)?example\.com(?:\/|$)/.test(address),
        ),
    )
    expect(slugsOf(wrong)).toEqual([])
  })

  it('stand within their country', () => {
    const frames: Record<string, [south: number, north: number, west: number, east: number]> = {
      US: [24, 49.5, -125, -66],
      ES: [36, 44, -9.5, 3.5],
      PT: [36.9, 42.2, -9.6, -6.1],
      BR: [-34, 5.3, -74, -34],
      MX: [14.5, 32.8, -118, -86.5],
    }
    const wrong = suppliers.filter(({ address, location: { latitude, longitude } }) => {
      const [south, north, west, east] = frames[address.country] ?? [0, 0, 0, 0]
      return outside(latitude, [south, north]) || outside(longitude, [west, east])
    })
    expect(slugsOf(wrong)).toEqual([])
    const states = new Set(
      vendors.filter(({ address }) => address.country === 'US').map(({ address }) => address.state),
    )
    expect(states.size).toBeGreaterThanOrEqual(15)
  })

  it('open before they close, vendors only where there is a shop and others only where there is a street', () => {
    const backwards = suppliers.filter(({ opening = [] }) =>
      opening.some(({ opens, closes }) => opens >= closes),
    )
    const shut = vendors.filter(({ hasStore, opening = [] }) => hasStore !== opening.length > 0)
    const trade = [...wholesale, ...dropshipping]
    const nowhere = trade.filter(({ address, opening = [] }) => !address.street !== (opening.length === 0))
    expect(slugsOf([...backwards, ...shut, ...nowhere])).toEqual([])
  })

  it('of the trade deal in products of vendors, of kinds that they say they deal in', () => {
    const kindsOf = new Map(products.map(({ slug, categories }) => [slug, categories]))
    const wrong = [...wholesale, ...dropshipping].flatMap(({ slug, sells, products: own }) => {
      const unsaid = own.filter(
        (product) =>
          !kindsOf.get(product)?.some((path) => sells.some((above) => `${path}/`.startsWith(`${above}/`))),
      )
      return own.length === 0 || unsaid.length > 0 ? [`${slug}: ${unsaid}`] : []
    })
    expect(wrong).toEqual([])
  })
})

describe('texts', () => {
  it('are complete in three languages', () => {
    const shared = sharedTexts.map(([way, text]): [string, string, typeof text] => ['words', way, text])
    const wrong = [...allTexts, ...shared].flatMap(([slug, way, text]) =>
      missingIn(text).map((language) => `${slug} ${way}.${language}`),
    )
    expect(wrong).toEqual([])
  })

  it('differ between the languages', () => {
    const wrong = allTexts.flatMap(([slug, way, { en, es, pt }]) => {
      // Places, names of species and materials of a product may be called the same everywhere.
      const isName = way.startsWith('facts')
      const iberian = es === pt && es.length > 30
      return !isName && (en === es || en === pt || iberian) ? [`${slug} ${way}: ${en}`] : []
    })
    expect(wrong).toEqual([])
  })

  it('hold no words of another language', () => {
    const translated = [
      ...allTexts,
      ...sharedTexts.map(([way, text]) => ['words', way, text] as const),
    ].filter(([, , { en, es, pt }]) => en !== es || en !== pt)
    const wrong = translated.flatMap(([slug, way, text]) =>
      foreignIn(text).map((hit) => `${slug} ${way}.${hit}`),
    )
    expect(wrong).toEqual([])
  })

  it('keep within their lengths', () => {
    const bounds = { title: [6, 70], summary: [40, 160], description: [65, 700] } as const
    const wrong = products.flatMap((product) =>
      (['title', 'summary', 'description'] as const).flatMap((part) =>
        languages
          .filter((language) => outside(product[part][language].length, bounds[part]))
          .map((language) => `${product.slug} ${part}.${language}: ${product[part][language].length}`),
      ),
    )
    expect(wrong).toEqual([])
  })

  it('are written for one product each', () => {
    const written = products.flatMap(({ summary, description }) => [summary.en, description.en])
    expect(written.filter((text, place) => written.indexOf(text) !== place)).toEqual([])
  })

  it('set binomials between underscores, in pairs, and only where there is markup', () => {
    const wrong = allTexts.flatMap(([slug, way, text]) =>
      languages
        .filter((language) => {
          const marks = text[language].split('_').length - 1
          return marks % 2 !== 0 || (marks > 0 && !/^(?:description|tabs)/.test(way))
        })
        .map((language) => `${slug} ${way}.${language}`),
    )
    expect(wrong).toEqual([])
  })
})
