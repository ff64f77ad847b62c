import accounts from '@messages/en/accounts.json'
import archive from '@messages/en/archive.json'
import articles from '@messages/en/articles.json'
import blocks from '@messages/en/blocks.json'
import cart from '@messages/en/cart.json'
import comments from '@messages/en/comments.json'
import contributions from '@messages/en/contributions.json'
import errors from '@messages/en/errors.json'
import filters from '@messages/en/filters.json'
import forms from '@messages/en/forms.json'
import guides from '@messages/en/guides.json'
import identify from '@messages/en/identify.json'
import impressions from '@messages/en/impressions.json'
import listErrors from '@messages/en/listErrors.json'
import nutrients from '@messages/en/nutrients.json'
import openData from '@messages/en/openData.json'
import orders from '@messages/en/orders.json'
import plates from '@messages/en/plates.json'
import potency from '@messages/en/potency.json'
import products from '@messages/en/products.json'
import recipes from '@messages/en/recipes.json'
import reviews from '@messages/en/reviews.json'
import search from '@messages/en/search.json'
import site from '@messages/en/site.json'
import species from '@messages/en/species.json'
import suppliers from '@messages/en/suppliers.json'
import tables from '@messages/en/tables.json'
import ui from '@messages/en/ui.json'
import vendors from '@messages/en/vendors.json'
import vocabulary from '@messages/en/vocabulary.json'
import type { Locale } from './locales'

const en = {
  accounts,
  archive,
  articles,
  blocks,
  cart,
  comments,
  contributions,
  errors,
  filters,
  forms,
  guides,
  identify,
  impressions,
  listErrors,
  nutrients,
  openData,
  orders,
  plates,
  potency,
  products,
  recipes,
  reviews,
  search,
  site,
  species,
  suppliers,
  tables,
  ui,
  vendors,
  vocabulary,
}

/** The interface texts. English determines the types of the keys. */
export type Messages = typeof en

/** Loads the interface texts of a language. */
export async function messagesOf(locale: Locale): Promise<Messages> {
  if (locale === 'en') return en
  const names = Object.keys(en) as (keyof Messages)[]
  const files = await Promise.all(names.map((name) => import(`../../../messages/${locale}/${name}.json`)))
  return Object.fromEntries(names.map((name, index) => [name, files[index].default])) as unknown as Messages
}
