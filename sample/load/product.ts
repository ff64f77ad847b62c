import type { ProductSample, SaleSample } from '@sample/marketplace-types'
import { isPerishable } from '@sample/perishable'
import {
  choiceKeys,
  choiceOptions,
  factLabels,
  itemTypes,
  qualities,
  saleLabels,
  sourcings,
  tabTitles,
} from '@sample/words'
import type { Locale } from '@/foundation/i18n/locales'
import type { Product } from '@/payload-types'
import { type Ids, idOf } from './loaded-ids'
import type { ToRichText } from './rich-text'
import { rowId } from './rows'

/** Ids of the documents that products refer to, by path or slug. */
export interface ProductRelations {
  categories: Ids
  species: Ids
  vendors: Ids
}

type ProductData = Omit<Product, 'id' | 'createdAt' | 'updatedAt'>

function saleData(sale: SaleSample | undefined, locale: Locale): Product['sales'] {
  if (!sale) return { active: false, saleLabel: null }
  const { price, label, from = null, to = null } = sale
  return {
    active: true,
    scheduledSale: Boolean(from || to),
    dateRange: { from, to },
    salePrice: price,
    saleLabel: saleLabels[label][locale],
  }
}

function variantsData(
  { slug, choices = [], variants = [] }: ProductSample,
  locale: Locale,
): Product['variants'] {
  return {
    keys: choices.map(({ key, options }) => ({
      id: rowId(slug, 'key', key),
      identifier: key,
      label: choiceKeys[key][locale],
      options: options.map((option) => ({
        id: rowId(slug, 'key', key, option),
        identifier: option,
        label: choiceOptions[option].label[locale],
        colour: choiceOptions[option].colour ?? null,
      })),
    })),
    variants: variants.map(({ options, price, stock, sale }) => ({
      id: rowId(slug, 'variant', ...options),
      options: options.flatMap((option, index) => {
        const key = choices[index]?.key
        return key ? [{ id: rowId(slug, 'variant', ...options, key), key, option }] : []
      }),
      pricing: { price: price ?? null },
      sales: saleData(sale, locale),
      stock: stock ?? null,
    })),
  }
}

function shippingData({ shipping }: ProductSample): Product['shippingInfo'] {
  if (!shipping) return {}
  const { weight, weightUnit, size: [width, height, length] = [], lengthUnit } = shipping
  return { weight, weightUnit, width, height, length, lengthUnit }
}

/** Returns a product's data in one language. The rows of its arrays have the same ids in every language. */
export function productData(
  sample: ProductSample,
  locale: Locale,
  relations: ProductRelations,
  toRichText: ToRichText,
): ProductData {
  const { slug, facts, links = [], tabs } = sample
  return {
    slug,
    _status: 'published',
    title: sample.title[locale],
    meta: { description: sample.summary[locale] },
    description: toRichText(sample.description[locale]) as never,
    categories: sample.categories.map((path) => idOf(relations.categories, `products/${path}`)),
    vendor: idOf(relations.vendors, sample.vendor),
    species: sample.species.map((name) => idOf(relations.species, name)),
    withoutSpecies: sample.species.length === 0,
    drawing: sample.drawing ?? null,
    condition: sample.condition ?? null,
    baseInventory: {
      unitPrice: sample.price,
      currency: sample.currency,
      itemType: itemTypes[sample.item][locale],
      baseUnitQuantity: sample.holds?.quantity ?? null,
      baseUnit: sample.holds?.unit ?? null,
      stock: sample.stock,
    },
    sales: saleData(sample.sale, locale),
    enableVariants: Boolean(sample.variants),
    variants: variantsData(sample, locale),
    productQualityDesignations: sample.quality.map((name) => ({
      id: rowId(slug, 'quality', name),
      designation: qualities[name][locale],
    })),
    sourcingDesignations: sample.sourcing.map((name) => ({
      id: rowId(slug, 'sourcing', name),
      designation: sourcings[name][locale],
    })),
    badges: sample.badges,
    shippingInfo: shippingData(sample),
    perishable: isPerishable(sample.categories),
    excludedRegions: sample.excludedRegions ?? [],
    sku: sample.sku,
    mpn: sample.mpn ?? null,
    productDescription: {
      additionalInformation: {
        content: facts.map(({ label, value }) => ({
          id: rowId(slug, locale, 'fact', label),
          label: factLabels[label].label[locale],
          value: value[locale],
          icon: factLabels[label].icon as never,
        })),
        furtherInformation: links.map(({ label, link }) => ({
          id: rowId(slug, locale, 'link', link),
          label: label[locale],
          link,
        })),
      },
      tabs: tabs.map(({ title, text }) => ({
        id: rowId(slug, 'tab', title),
        tabTitle: tabTitles[title][locale],
        richText: toRichText(text[locale]) as never,
      })),
    },
    publishedAt: sample.publishedAt,
  }
}
