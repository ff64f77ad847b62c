import { categoriesUnder } from '@/domains/categories/queries'
import { plainText } from '@/foundation/i18n/localized-text'
import type { Reader } from '@/foundation/payload/reader'
import type { Choices } from './options'

/** Words of the taxonomy, in the reader's language. */
export async function choicesFor(reader: Reader): Promise<Choices> {
  const [forms, experiences, effects, benefits] = await Promise.all(
    ['consumption-form', 'experiential', 'species/effect', 'species/benefit'].map(async (path) => {
      const below = await categoriesUnder(reader, path)
      return below.filter((category) => category.path !== path)
    }),
  )
  const byId = (categories = forms ?? []) =>
    categories.map(({ id, title }) => ({ value: id, label: plainText(title) }))
  const felt = new Set(experiences?.map(({ slug }) => slug))
  return {
    consumptionForm: (forms ?? []).map(({ slug, title }) => ({ value: slug, label: plainText(title) })),
    experiences: byId(experiences),
    // Some words stand in both lists; they are asked once.
    effects: byId(effects?.filter(({ slug }) => !felt.has(slug))),
    helpsWith: byId(benefits),
  }
}
