import type { CollectionConfig, UIField } from 'payload'
import { hasAutosaveEnabled } from 'payload/shared'
import { changeCollections } from './extend-collections'

const component = (name: string) => `/app/(payload)/translations/${name}`

/** Shows which languages an entry has no texts in, beside its form and in lists. */
const translations: UIField = {
  name: 'translations',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: {
      Cell: component('translations-cell#TranslationsCell'),
      Field: component('translations-field#TranslationsField'),
    },
  },
}

/** The columns with the languages before the date of the last change. */
function withLanguages({ admin }: CollectionConfig): CollectionConfig['admin'] {
  const columns = admin?.defaultColumns?.flatMap((column) =>
    column === '_status' ? [translations.name, column] : column,
  )
  return { ...admin, defaultColumns: columns }
}

/** Adds the languages of an entry to the collections that editors write. */
export const translationStatus = changeCollections((collection) =>
  hasAutosaveEnabled(collection as never)
    ? { ...collection, admin: withLanguages(collection), fields: [...collection.fields, translations] }
    : collection,
)
