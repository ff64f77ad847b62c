import type { Block, Field, Plugin, Tab } from 'payload'

const valueDiff = '/app/(payload)/versions/value-diff.client#ValueDiff'

const components: Partial<Record<Field['type'], string>> = {
  text: valueDiff,
  textarea: valueDiff,
  number: valueDiff,
  select: valueDiff,
  radio: valueDiff,
  checkbox: valueDiff,
  relationship: '/app/(payload)/versions/relationship-diff#RelationshipDiff',
}

function compared(field: Field): Field {
  if (field.type === 'tabs') return { ...field, tabs: field.tabs.map((tab) => changeFields<Tab>(tab)) }
  if (field.type === 'blocks')
    return { ...field, blocks: field.blocks.map((block) => changeFields<Block>(block)) }
  if ('fields' in field) return changeFields(field as Field & { fields: Field[] }) as Field
  const Diff = components[field.type]
  if (!Diff) return field
  return { ...field, admin: { ...field.admin, components: { ...field.admin?.components, Diff } } } as Field
}

const changeFields = <Fields extends { fields: Field[] }>(entity: Fields): Fields => ({
  ...entity,
  fields: entity.fields.map(compared),
})

/**
 * Compares versions in words: Payload writes no value as "[]" or as an empty bar, a tick as "true", and an entry without the
 * name of its field.
 */
export const versionComparison: Plugin = (config) => ({
  ...config,
  blocks: config.blocks?.map((block) => changeFields<Block>(block)),
  collections: config.collections?.map((entity) => (entity.versions ? changeFields(entity) : entity)),
  globals: config.globals?.map((entity) => (entity.versions ? changeFields(entity) : entity)),
})
