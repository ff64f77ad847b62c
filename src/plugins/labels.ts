import en from '@messages/en/admin.json'
import es from '@messages/es/admin.json'
import pt from '@messages/pt/admin.json'
import type { Block, CollectionConfig, Field, Tab } from 'payload'

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

function labelledOption(option: string | { label: unknown; value: string }) {
  const value = typeof option === 'string' ? option : option.value
  return { value, label: labelsOf('options', value) }
}

function labelledTab(tab: Tab): Tab {
  const label = 'name' in tab && tab.name ? labelsOf('fields', tab.name) : labelsOf('tabs', String(tab.label))
  return { ...tab, label, fields: tab.fields.map(labelledField) } as Tab
}

function labelledField(field: Field): Field {
  if (field.type === 'tabs') return { ...field, tabs: field.tabs.map(labelledTab) }
  if (field.type === 'row') return { ...field, fields: field.fields.map(labelledField) }
  if (field.type === 'collapsible') {
    return { ...field, label: labelsOf('tabs', String(field.label)), fields: field.fields.map(labelledField) }
  }
  if (!('name' in field) || !field.name) return field
  const label = labelsOf('fields', field.name)
  switch (field.type) {
    case 'group':
    case 'array':
      return { ...field, label, fields: field.fields.map(labelledField) } as Field
    case 'select':
      return { ...field, label, options: field.options.map((option) => labelledOption(option as string)) }
    default:
      return { ...field, label } as Field
  }
}

/** Gives a collection and all its fields and options their names in the panel's three languages, from `messages/`. */
export function labelled(collection: CollectionConfig): CollectionConfig {
  return {
    ...collection,
    labels: { singular: labelsOf('singular', collection.slug), plural: labelsOf('plural', collection.slug) },
    fields: collection.fields.map(labelledField),
  }
}

/** The same for a block. */
export function labelledBlock(block: Block): Block {
  return {
    ...block,
    labels: { singular: labelsOf('blocks', block.slug), plural: labelsOf('blocks', block.slug) },
    fields: block.fields.map(labelledField),
  }
}
