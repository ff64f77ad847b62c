import type { Field, Tab } from 'payload'

/** Creates a function that replaces each field of an entity that holds a value by the result of `change`, at any depth. */
export function changeFields(change: (field: Field) => Field) {
  const changeTab = (tab: Tab): Tab => ({ ...tab, fields: tab.fields.map(changeField) })
  const changeEntity = <Entity extends { fields: Field[] }>(entity: Entity): Entity => ({
    ...entity,
    fields: entity.fields.map(changeField),
  })

  function changeField(field: Field): Field {
    if (field.type === 'tabs') return { ...field, tabs: field.tabs.map(changeTab) }
    if (field.type === 'blocks') return { ...field, blocks: field.blocks.map(changeEntity) }
    if ('fields' in field) return { ...field, fields: field.fields.map(changeField) } as Field
    return change(field)
  }
  return changeEntity
}
