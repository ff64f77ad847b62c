import { expect, test } from 'vitest'
import { messagesOf } from './messages'

const messages = messagesOf('en')

function textAt(path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], messages)
}

/** Texts that the product documents give word for word. */
test.each([
  ['C02', 'archive.page', 'Page {page} of {pages}'],
  ['C08', 'ui.filters.title', 'Filters'],
  ['C08', 'ui.filters.open', 'Narrow Down Your Search'],
  ['C08', 'ui.filters.apply', 'Apply Filters'],
  ['C10', 'filters.near.label', 'Mushrooms available at a store near you'],
  ['C14', 'products.viewProducts', 'View products'],
  ['B13', 'suppliers.viewStore', 'View Store'],
  ['F20', 'cart.add.add', 'Add'],
  ['F20', 'cart.add.soldOut', 'Out of stock'],
  ['F20', 'cart.add.added', 'Added'],
  ['F21', 'blocks.empty.items', 'No items found'],
  ['F21', 'blocks.empty.products', 'No products found'],
  ['G01', 'contributions.problems.ratingRequired', 'Rating is required'],
  ['G06', 'forms.problems.required', 'This field is required'],
  ['G06', 'forms.problems.invalidInput', 'Invalid input'],
  ['G06', 'forms.problems.invalidSelection', 'Invalid selection'],
  ['G19', 'ui.recipe.noContent', 'No content available'],
  ['H06', 'ui.people.anonymous', 'Anonymous'],
  ['J02', 'reviews.uploadFailed', 'Failed to upload image'],
  ['J05', 'filters.failed', 'Failed to fetch filtered data'],
  ['J07', 'archive.empty', 'Search produced no results.'],
  ['J07', 'filters.none', 'Search produced no results.'],
  ['J07', 'filters.noProducts', 'No matching products found for {filter}.'],
  ['J09', 'blocks.noMedia', 'No media provided'],
  ['J11', 'ui.invalidDate', 'Invalid date'],
  ['J14', 'filters.failedStatus', 'HTTP error! status: {code}'],
  ['J15', 'forms.serverError', 'Internal Server Error'],
  ['J16', 'forms.networkError', 'Something went wrong'],
])('%s: the text %s is “%s”', (_, path, text) => {
  expect(textAt(path)).toBe(text)
})
