import { nestedDocsPlugin } from '@payloadcms/plugin-nested-docs'
import { urlOfCategory } from '@/domains/categories/breadcrumb-url'

/** Adds the fields `parent` and `breadcrumbs` to categories. */
export const nestedCategories = nestedDocsPlugin({
  collections: ['categories'],
  generateLabel: (_, doc) => String(doc.title),
  generateURL: urlOfCategory,
})
