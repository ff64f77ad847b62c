import { affiliates, dropshipping, products, salerules, vendors, wholesale } from '@sample/marketplace'
import type { Payload } from 'payload'
import { insertMissing } from './insert'
import { type Ids, idOf } from './loaded-ids'
import { productData } from './product'
import { richTextConverter } from './rich-text'
import { dropshippingData, vendorData, wholesaleData } from './supplier'

export const marketplaceTotal = [salerules, vendors, wholesale, dropshipping, affiliates, products].reduce(
  (total, { length }) => total + length,
  0,
)

interface Relations {
  categories: Ids
  species: Ids
}

function loadRules(payload: Payload, { categories, species }: Relations, advance: () => void) {
  return insertMissing(
    payload,
    {
      collection: 'salerules',
      samples: salerules,
      key: { field: 'title', getValue: ({ title }) => title },
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
  return insertMissing(
    payload,
    {
      collection: 'affiliates',
      samples: affiliates,
      key: { field: 'businessName', getValue: ({ businessName }) => businessName },
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

/** Loads the sale rules first, because products are checked against them. */
export async function loadMarketplace(
  payload: Payload,
  relations: Relations,
  advance: () => void,
): Promise<Record<'products' | 'vendors', Ids>> {
  const { categories, species } = relations
  await loadRules(payload, relations, advance)
  const vendorIds = await insertMissing(
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
  const productRelations = { categories, species, vendors: vendorIds }
  const productIds = await insertMissing(
    payload,
    {
      collection: 'products',
      samples: products,
      dataIn: (sample, locale) => productData(sample, locale, productRelations, toRichText),
    },
    advance,
  )
  await insertMissing(
    payload,
    {
      collection: 'wholesale',
      samples: wholesale,
      dataIn: (sample, locale) => wholesaleData(sample, locale, categories, productIds),
    },
    advance,
  )
  await insertMissing(
    payload,
    {
      collection: 'dropshipping',
      samples: dropshipping,
      dataIn: (sample, locale) => dropshippingData(sample, locale, categories, productIds),
    },
    advance,
  )
  return { products: productIds, vendors: vendorIds }
}
