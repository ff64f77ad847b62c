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
import accountsEs from '@messages/es/accounts.json'
import archiveEs from '@messages/es/archive.json'
import articlesEs from '@messages/es/articles.json'
import blocksEs from '@messages/es/blocks.json'
import cartEs from '@messages/es/cart.json'
import commentsEs from '@messages/es/comments.json'
import contributionsEs from '@messages/es/contributions.json'
import errorsEs from '@messages/es/errors.json'
import filtersEs from '@messages/es/filters.json'
import formsEs from '@messages/es/forms.json'
import guidesEs from '@messages/es/guides.json'
import identifyEs from '@messages/es/identify.json'
import impressionsEs from '@messages/es/impressions.json'
import listErrorsEs from '@messages/es/listErrors.json'
import nutrientsEs from '@messages/es/nutrients.json'
import openDataEs from '@messages/es/openData.json'
import ordersEs from '@messages/es/orders.json'
import platesEs from '@messages/es/plates.json'
import potencyEs from '@messages/es/potency.json'
import productsEs from '@messages/es/products.json'
import recipesEs from '@messages/es/recipes.json'
import reviewsEs from '@messages/es/reviews.json'
import searchEs from '@messages/es/search.json'
import siteEs from '@messages/es/site.json'
import speciesEs from '@messages/es/species.json'
import suppliersEs from '@messages/es/suppliers.json'
import tablesEs from '@messages/es/tables.json'
import uiEs from '@messages/es/ui.json'
import vendorsEs from '@messages/es/vendors.json'
import vocabularyEs from '@messages/es/vocabulary.json'
import accountsPt from '@messages/pt/accounts.json'
import archivePt from '@messages/pt/archive.json'
import articlesPt from '@messages/pt/articles.json'
import blocksPt from '@messages/pt/blocks.json'
import cartPt from '@messages/pt/cart.json'
import commentsPt from '@messages/pt/comments.json'
import contributionsPt from '@messages/pt/contributions.json'
import errorsPt from '@messages/pt/errors.json'
import filtersPt from '@messages/pt/filters.json'
import formsPt from '@messages/pt/forms.json'
import guidesPt from '@messages/pt/guides.json'
import identifyPt from '@messages/pt/identify.json'
import impressionsPt from '@messages/pt/impressions.json'
import listErrorsPt from '@messages/pt/listErrors.json'
import nutrientsPt from '@messages/pt/nutrients.json'
import openDataPt from '@messages/pt/openData.json'
import ordersPt from '@messages/pt/orders.json'
import platesPt from '@messages/pt/plates.json'
import potencyPt from '@messages/pt/potency.json'
import productsPt from '@messages/pt/products.json'
import recipesPt from '@messages/pt/recipes.json'
import reviewsPt from '@messages/pt/reviews.json'
import searchPt from '@messages/pt/search.json'
import sitePt from '@messages/pt/site.json'
import speciesPt from '@messages/pt/species.json'
import suppliersPt from '@messages/pt/suppliers.json'
import tablesPt from '@messages/pt/tables.json'
import uiPt from '@messages/pt/ui.json'
import vendorsPt from '@messages/pt/vendors.json'
import vocabularyPt from '@messages/pt/vocabulary.json'
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

const es = {
  accounts: accountsEs,
  archive: archiveEs,
  articles: articlesEs,
  blocks: blocksEs,
  cart: cartEs,
  comments: commentsEs,
  contributions: contributionsEs,
  errors: errorsEs,
  filters: filtersEs,
  forms: formsEs,
  guides: guidesEs,
  identify: identifyEs,
  impressions: impressionsEs,
  listErrors: listErrorsEs,
  nutrients: nutrientsEs,
  openData: openDataEs,
  orders: ordersEs,
  plates: platesEs,
  potency: potencyEs,
  products: productsEs,
  recipes: recipesEs,
  reviews: reviewsEs,
  search: searchEs,
  site: siteEs,
  species: speciesEs,
  suppliers: suppliersEs,
  tables: tablesEs,
  ui: uiEs,
  vendors: vendorsEs,
  vocabulary: vocabularyEs,
}

const pt = {
  accounts: accountsPt,
  archive: archivePt,
  articles: articlesPt,
  blocks: blocksPt,
  cart: cartPt,
  comments: commentsPt,
  contributions: contributionsPt,
  errors: errorsPt,
  filters: filtersPt,
  forms: formsPt,
  guides: guidesPt,
  identify: identifyPt,
  impressions: impressionsPt,
  listErrors: listErrorsPt,
  nutrients: nutrientsPt,
  openData: openDataPt,
  orders: ordersPt,
  plates: platesPt,
  potency: potencyPt,
  products: productsPt,
  recipes: recipesPt,
  reviews: reviewsPt,
  search: searchPt,
  site: sitePt,
  species: speciesPt,
  suppliers: suppliersPt,
  tables: tablesPt,
  ui: uiPt,
  vendors: vendorsPt,
  vocabulary: vocabularyPt,
}

/** The interface texts. English determines the types of the keys. */
export type Messages = typeof en

// `verify` holds the languages equal.
const messages = { en, es: es as unknown as Messages, pt: pt as unknown as Messages }

/** Returns the interface texts of a language. */
export function messagesOf(locale: Locale): Messages {
  return messages[locale]
}
