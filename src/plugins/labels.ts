import en from '@messages/en/admin.json'
import es from '@messages/es/admin.json'
import pt from '@messages/pt/admin.json'
import type {
  Block,
  CollectionConfig,
  DateField,
  Field,
  GlobalConfig,
  LabelFunction,
  Option,
  Plugin,
  Tab,
} from 'payload'
import { defaultLocale, isLocale } from '@/foundation/i18n/locales'

type Catalogue = typeof en
type Labels = { en: string; es: string; pt: string }

const catalogues: { en: Catalogue; es: Catalogue; pt: Catalogue } = { en, es, pt }

function labelsOf(group: keyof Catalogue, key: string): Labels {
  const read = (catalogue: Catalogue) => {
    const label = (catalogue[group] as Record<string, string>)[key]
    if (!label) throw new Error(`messages/*/admin.json has no ${group}.${key}`)
    return label
  }
  return { en: read(catalogues.en), es: read(catalogues.es), pt: read(catalogues.pt) }
}

/** The label of a field. Payload puts it into the names of sort buttons as it is, so that it must be a text by then. */
function fieldLabel(texts: Labels): LabelFunction {
  return ({ i18n: { language } }) => texts[isLocale(language) ? language : defaultLocale]
}

/** Options with labels in every language keep them. */
function labelOption(option: Option): Option {
  if (typeof option === 'object' && typeof option.label === 'object') return option
  const value = typeof option === 'string' ? option : option.value
  return { value, label: labelsOf('options', value) }
}

function labelTab(tab: Tab, isInBlock: boolean): Tab {
  const label = 'name' in tab && tab.name ? labelsOf('fields', tab.name) : labelsOf('tabs', String(tab.label))
  return { ...tab, label, fields: labelFields(tab.fields, isInBlock) } as Tab
}

/** The buttons of a list name one of its rows: "Add season". */
function rowLabels(name: string) {
  return { singular: labelsOf('rows', name), plural: labelsOf('fields', name) }
}

/** Date pickers write dates as the panel's language does. */
function localizedDate({ admin }: DateField): NonNullable<DateField['admin']>['date'] {
  const displayFormat = admin?.date?.pickerAppearance === 'dayAndTime' ? 'PPp' : 'PP'
  return { displayFormat, timeFormat: 'p', ...admin?.date } as NonNullable<DateField['admin']>['date']
}

/** A sentence below the field, where the label alone does not say what happens. */
function describe(field: Field): Field {
  const key = field.custom?.description
  if (typeof key !== 'string') return field
  return { ...field, admin: { ...field.admin, description: labelsOf('descriptions', key) } } as Field
}

function labelField(described: Field, isInBlock: boolean): Field {
  const field = describe(described)
  if (field.type === 'tabs') return { ...field, tabs: field.tabs.map((tab) => labelTab(tab, isInBlock)) }
  if (field.type === 'row') return { ...field, fields: labelFields(field.fields, isInBlock) }
  if (field.type === 'collapsible') {
    return {
      ...field,
      label: labelsOf('tabs', String(field.label)),
      fields: labelFields(field.fields, isInBlock),
    }
  }
  if (!('name' in field) || !field.name) return field
  const texts = labelsOf('fields', String(field.custom?.label ?? field.name))
  // Payload reads the functions of these once, in the language of the first user who opens them.
  const isReadOnce = isInBlock || Boolean(field.admin?.components && 'Field' in field.admin.components)
  const label = isReadOnce ? texts : fieldLabel(texts)
  switch (field.type) {
    case 'group':
      return { ...field, label, fields: labelFields(field.fields, isInBlock) } as Field
    case 'array':
      return { ...field, label, labels: rowLabels(field.name), fields: labelFields(field.fields, isInBlock) }
    case 'blocks':
      return { ...field, label, labels: rowLabels(field.name), blocks: field.blocks.map(labelBlock) }
    case 'date':
      return { ...field, label, admin: { ...field.admin, date: localizedDate(field) } } as Field
    case 'select':
    case 'radio':
      return { ...field, label, options: field.options.map(labelOption) }
    // Payload compares two versions of these on the server, where it knows no functions.
    case 'richText':
    case 'upload':
      return { ...field, label: texts } as Field
    default:
      return { ...field, label } as Field
  }
}

function labelFields(fields: readonly Field[], isInBlock = false): Field[] {
  return fields.map((field) => labelField(field, isInBlock))
}

/** The heading under which a collection, global or block is listed. */
function labelGroup<Admin extends { group?: unknown }>(admin: Admin | undefined): Admin | undefined {
  const group = admin?.group
  return typeof group === 'string' ? ({ ...admin, group: labelsOf('groups', group) } as Admin) : admin
}

/** Labels a collection, its fields and options. */
export function labelCollection(collection: CollectionConfig): CollectionConfig {
  return {
    ...collection,
    admin: labelGroup(collection.admin),
    labels: { singular: labelsOf('singular', collection.slug), plural: labelsOf('plural', collection.slug) },
    fields: labelFields(collection.fields),
  }
}

function labelGlobal(global: GlobalConfig): GlobalConfig {
  return {
    ...global,
    admin: labelGroup(global.admin),
    label: labelsOf('singular', global.slug),
    fields: labelFields(global.fields),
  }
}

function labelBlock(block: Block): Block {
  return {
    ...block,
    // A name of an editor's own is shown nowhere, and each block without one would be called untitled.
    admin: { ...labelGroup(block.admin), disableBlockName: true },
    labels: { singular: labelsOf('blocks', block.slug), plural: labelsOf('blocks', block.slug) },
    fields: labelFields(block.fields, true),
  }
}

/**
 * Labels collections, globals, blocks, fields, rows and options in the panel's three languages, from
 * `messages/<locale>/admin.json`, and writes dates as these languages do.
 * @throws {Error} at start, naming the missing message.
 */
export const labels: Plugin = (config) => ({
  ...config,
  blocks: config.blocks?.map(labelBlock),
  collections: config.collections?.map(labelCollection),
  globals: config.globals?.map(labelGlobal),
})
