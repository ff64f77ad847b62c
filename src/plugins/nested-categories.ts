import { nestedDocsPlugin } from '@payloadcms/plugin-nested-docs'
import { urlOfCategory } from '@/domains/categories/breadcrumb-url'

/** Keeps the breadcrumbs of categories in line with their parents. */
export const nestedCategories = nestedDocsPlugin({
  collections: ['categories'],
  generateLabel: (_, doc) => String(doc.title),
  generateURL: urlOfCategory,
})
