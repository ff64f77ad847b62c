import type {
  Block,
  CollectionConfig,
  Field,
  GlobalConfig,
  Plugin,
  RichTextField,
  TextareaField,
  TextField,
  UIField,
} from 'payload'

const component = (name: string) => `/app/(payload)/translations/${name}`

/**
 * Shows which languages an entry has no texts in, beside its form and in lists.
 * @param globalSlug names the global, which Payload does not tell the components of its fields
 */
const translations = (globalSlug?: string): UIField => ({
  name: 'translations',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: {
      Cell: component('translations-cell#TranslationsCell'),
      Field: { path: component('translations-field#TranslationsField'), serverProps: { globalSlug } },
    },
  },
})

/** The columns with the languages before the status or, without one, before the date of the last change. */
function withLanguages({ admin, versions }: CollectionConfig): CollectionConfig['admin'] {
  const next = versions ? '_status' : 'updatedAt'
  const columns = admin?.defaultColumns?.flatMap((column) =>
    column === next ? [translations().name, column] : column,
  )
  return { ...admin, defaultColumns: columns }
}

/**
 * Places the original below a text. In place of its description, because Payload renders what stands after an input again
 * with each change, and what is typed while such a response arrives is lost.
 */
function withOriginalBelow(field: RichTextField | TextareaField | TextField): Field {
  const Description = component('original-text.client#OriginalTextDescription')
  const components = { ...field.admin?.components, Description }
  return { ...field, admin: { ...field.admin, components } } as Field
}

/** Shows below each text what it is in the language that the entry was written in. */
function withOriginal(field: Field): Field {
  if (field.type === 'tabs') {
    const tabs = field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(withOriginal) }))
    return { ...field, tabs } as Field
  }
  if (field.type === 'blocks') return { ...field, blocks: field.blocks.map(withOriginals) }
  if ('fields' in field) return { ...field, fields: field.fields.map(withOriginal) } as Field
  if (!('localized' in field) || !field.localized) return field
  const isText = (field.type === 'text' && !field.hasMany) || field.type === 'textarea'
  return isText || field.type === 'richText' ? withOriginalBelow(field) : field
}

const withOriginals = <Fields extends { fields: Field[] }>(entity: Fields): Fields => ({
  ...entity,
  fields: entity.fields.map(withOriginal),
})

/** Whether a field has a text in each language, or may have one in its blocks. */
function isTranslated(field: Field): boolean {
  if (field.type === 'tabs') return field.tabs.some((tab) => tab.fields.some(isTranslated))
  if (field.type === 'blocks') return true
  if ('fields' in field) return field.fields.some(isTranslated)
  return 'localized' in field && field.localized === true
}

/** Titles the views of entries whose title is in another language or missing. */
function withTitles({ admin }: CollectionConfig): CollectionConfig['admin'] {
  if (!admin?.useAsTitle || admin.description) return admin
  return { ...admin, components: { ...admin.components, Description: component('entry-title#EntryTitle') } }
}

function changeCollection(collection: CollectionConfig): CollectionConfig {
  const titled = { ...collection, admin: withTitles(collection) }
  if (!collection.fields.some(isTranslated)) return titled
  const fields = [...collection.fields.map(withOriginal), translations()]
  return { ...titled, admin: withLanguages(titled), fields }
}

const changeGlobal = (global: GlobalConfig): GlobalConfig =>
  global.fields.some(isTranslated)
    ? { ...global, fields: [...global.fields.map(withOriginal), translations(global.slug)] }
    : global

/** Adds the languages of an entry and its original texts to everything that is written in three languages. */
export const translationStatus: Plugin = (config) => ({
  ...config,
  blocks: config.blocks?.map(withOriginals<Block>),
  collections: config.collections?.map(changeCollection),
  globals: config.globals?.map(changeGlobal),
})
