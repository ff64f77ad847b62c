import { affiliates, dropshipping, products, salerules, vendors, wholesale } from '@sample/marketplace'
import type { Payload } from 'payload'
import { enterMissing } from './insert'
import { type Ids, idOf } from './loaded-ids'
import { productData } from './product'
import { richTextConverter } from './rich-text'
import { dropshippingData, vendorData, wholesaleData } from './supplier'

export const marketplaceTotal = [salerules, vendors, wholesale, dropshipping, affiliates, products].reduce(
  (total, { length }) => total + length,
  0,
)

interface Known {
  categories: Ids
  species: Ids
}

function loadRules(payload: Payload, { categories, species }: Known, advance: () => void) {
  return enterMissing(
    payload,
    {
      collection: 'salerules',
      samples: salerules,
      by: 'title',
      known: ({ title }) => title,
      dataIn: (rule, locale) => ({
        title: rule.title,
        species: rule.species?.map((slug) => idOf(species, slug)) ?? [],
        allPsilocybin: Boolean(rule.allPsilocybin),
        allToxic: Boolean(rule.allToxic),
        verdict: rule.verdict,
        categories: rule.categories.map((path) => idOf(categories, `products/${path}`)),
        excludedRegions: rule.excludedRegions ?? [],
        reason: rule.reason[locale],
      }),
    },
    advance,
  )
}

function loadAffiliates(payload: Payload, advance: () => void) {
  return enterMissing(
    payload,
    {
      collection: 'affiliates',
      samples: affiliates,
      by: 'businessName',
      known: ({ businessName }) => businessName,
      dataIn: ({ businessName, website, description, network }, locale) => ({
        businessName,
        website,
        description: description[locale],
        network,
      }),
    },
    advance,
  )
}

/** Rules come first, so that the products of the sample content are held against them. */
export async function loadMarketplace(payload: Payload, known: Known, advance: () => void): Promise<void> {
  const { categories, species } = known
  await loadRules(payload, known, advance)
  const vendorIds = await enterMissing(
    payload,
    {
      collection: 'vendors',
      samples: vendors,
      dataIn: (sample, locale) => vendorData(sample, locale, categories),
    },
    advance,
  )
  await loadAffiliates(payload, advance)
  const toRichText = await richTextConverter(payload)
  const shelf = { categories, species, vendors: vendorIds }
  const productIds = await enterMissing(
    payload,
    {
      collection: 'products',
      samples: products,
      dataIn: (sample, locale) => productData(sample, locale, shelf, toRichText),
    },
    advance,
  )
  await enterMissing(
    payload,
    {
      collection: 'wholesale',
      samples: wholesale,
      dataIn: (sample, locale) => wholesaleData(sample, locale, categories, productIds),
    },
    advance,
  )
  await enterMissing(
    payload,
    {
      collection: 'dropshipping',
      samples: dropshipping,
      dataIn: (sample, locale) => dropshippingData(sample, locale, categories, productIds),
    },
    advance,
  )
}
