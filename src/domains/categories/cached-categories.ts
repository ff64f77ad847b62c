import { cached } from '@/foundation/cache/cached'
import { tags } from '@/foundation/cache/tags'
import type { Reader } from '@/foundation/payload/reader'
import { type CategoryView, listCategoriesUnder } from './queries'

/** The categories below a root of the taxonomy, cached until any category changes: every filtered list needs them. */
export const cachedCategories = (reader: Reader, root: string): Promise<CategoryView[]> =>
  cached(['categories-under', root, reader.locale], [tags.list('categories')], () =>
    listCategoriesUnder(reader, root),
  )
