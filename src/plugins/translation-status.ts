import type { CollectionConfig, Field, UIField } from 'payload'
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

/** Shows below each text what it is in the language that the entry was written in. */
function withOriginal(field: Field): Field {
  if (field.type === 'tabs') {
    const tabs = field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(withOriginal) }))
    return { ...field, tabs } as Field
  }
  if ('fields' in field) return { ...field, fields: field.fields.map(withOriginal) } as Field
  const isText = (field.type === 'text' && !field.hasMany) || field.type === 'textarea'
  if (!isText || !field.localized) return field
  const { components } = field.admin ?? {}
  const afterInput = [...(components?.afterInput ?? []), component('original-text.client#OriginalText')]
  return { ...field, admin: { ...field.admin, components: { ...components, afterInput } } } as Field
}

/** Adds the languages of an entry and its original texts to the collections that editors write. */
export const translationStatus = changeCollections((collection) =>
  hasAutosaveEnabled(collection as never)
    ? {
        ...collection,
        admin: withLanguages(collection),
        fields: [...collection.fields.map(withOriginal), translations],
      }
    : collection,
)
