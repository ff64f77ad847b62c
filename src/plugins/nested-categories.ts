import { nestedDocsPlugin } from '@payloadcms/plugin-nested-docs'

/** Adds the fields `parent` and `breadcrumbs` to categories. */
export const nestedCategories = nestedDocsPlugin({
  collections: ['categories'],
  generateLabel: (_, doc) => String(doc.title),
  generateURL: (docs) => `/mushrooms/${docs.map(({ slug }) => slug).join('/')}`,
})
