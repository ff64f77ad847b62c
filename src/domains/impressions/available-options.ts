import { cachedCategories } from '@/domains/categories/cached-categories'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { plainText } from '@/foundation/i18n/localized-text'
import type { Reader } from '@/foundation/payload/reader'
import type { ImpressionOptions } from './options'

/** The options of an impression's form, in the reader's language. */
export async function loadImpressionOptions(reader: Reader): Promise<ImpressionOptions> {
  dependsOn([tags.list('categories')])
  const [forms = [], experiences = [], effects = [], benefits = []] = await Promise.all(
    ['consumption-form', 'experiential', 'species/effect', 'species/benefit'].map(async (path) => {
      const categories = await cachedCategories(reader, path)
      return categories.filter((category) => category.path !== path)
    }),
  )
  const byId = (categories: typeof forms) =>
    categories.map(({ id, title }) => ({ value: id, label: plainText(title) }))
  const experienceSlugs = new Set(experiences.map(({ slug }) => slug))
  return {
    consumptionForm: forms.map(({ slug, title }) => ({ value: slug, label: plainText(title) })),
    experiences: byId(experiences),
    // Some categories are in both lists and are offered once.
    effects: byId(effects.filter(({ slug }) => !experienceSlugs.has(slug))),
    helpsWith: byId(benefits),
  }
}
