import type { Block, Field, Plugin, Tab } from 'payload'

const valueDiff = '/app/(payload)/versions/value-diff.client#ValueDiff'

const types: readonly Field['type'][] = ['text', 'textarea', 'select', 'radio', 'checkbox']

function compared(field: Field): Field {
  if (field.type === 'tabs') return { ...field, tabs: field.tabs.map((tab) => changeFields<Tab>(tab)) }
  if (field.type === 'blocks')
    return { ...field, blocks: field.blocks.map((block) => changeFields<Block>(block)) }
  if ('fields' in field) return changeFields(field as Field & { fields: Field[] }) as Field
  if (!types.includes(field.type)) return field
  const components = { ...(field.admin?.components as object | undefined), Diff: valueDiff }
  return { ...field, admin: { ...field.admin, components } } as Field
}

const changeFields = <Fields extends { fields: Field[] }>(entity: Fields): Fields => ({
  ...entity,
  fields: entity.fields.map(compared),
})

/** Compares versions in words: Payload writes no value as "[]" or as an empty bar, and a tick as "true". */
export const versionComparison: Plugin = (config) => ({
  ...config,
  blocks: config.blocks?.map((block) => changeFields<Block>(block)),
  collections: config.collections?.map((entity) => (entity.versions ? changeFields(entity) : entity)),
  globals: config.globals?.map((entity) => (entity.versions ? changeFields(entity) : entity)),
})
