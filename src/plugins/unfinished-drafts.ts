import type { Block, CollectionConfig, Field, Plugin, Tab, Validate } from 'payload'
import { array, number, relationship, richText, select, text, textarea, upload } from 'payload/shared'
import { isEmptyValue, mayBeUnfinished, recordDraftSave } from '@/foundation/payload/drafts'
import { publishInWrittenLocale } from '@/foundation/payload/publish-locale'
import { addDocumentControl } from './extend-collections'

type AnyValidate = Validate<unknown, object, object, object>

/** Payload's validation of the types that are required somewhere. */
const validators = { array, number, relationship, richText, select, text, textarea, upload } as Partial<
  Record<Field['type'], AnyValidate>
>

/** The validation of a field: its own, or Payload's for its type. */
function validationOf(field: Field): AnyValidate | undefined {
  if ('validate' in field && field.validate) return field.validate as AnyValidate
  return 'required' in field && field.required ? validators[field.type] : undefined
}

function unlessUnfinished(validate: AnyValidate): AnyValidate {
  return (value, options) => (isEmptyValue(value) && mayBeUnfinished(options)) || validate(value, options)
}

const changeTab = (tab: Tab): Tab => ({ ...tab, fields: tab.fields.map(changeField) })

function changeField(field: Field): Field {
  if (field.type === 'tabs') return { ...field, tabs: field.tabs.map(changeTab) }
  const validate = validationOf(field)
  return {
    ...field,
    ...('fields' in field && { fields: field.fields.map(changeField) }),
    ...(field.type === 'blocks' && { blocks: field.blocks.map(changeFields<Block>) }),
    ...(validate && { validate: unlessUnfinished(validate) }),
  } as Field
}

const changeFields = <Fields extends { fields: Field[] }>(entity: Fields): Fields => ({
  ...entity,
  fields: entity.fields.map(changeField),
})

function savesItself({ versions }: CollectionConfig): boolean {
  return (
    typeof versions === 'object' && typeof versions.drafts === 'object' && Boolean(versions.drafts.autosave)
  )
}

/** Stores a new document as soon as something of it is written. */
const newDraft = '/app/(payload)/drafts/new-draft.client#NewDraft'

function changeCollection(collection: CollectionConfig): CollectionConfig {
  if (!savesItself(collection)) return collection
  const { hooks } = collection
  const beforeOperation = [...(hooks?.beforeOperation ?? []), recordDraftSave, publishInWrittenLocale]
  return {
    ...changeFields(collection),
    admin: addDocumentControl(collection, newDraft),
    hooks: { ...hooks, beforeOperation },
  }
}

/**
 * Lets drafts that save themselves, and the blocks in them, lack values. Values that are there are validated in
 * drafts too; publishing requires all of them.
 */
export const unfinishedDrafts: Plugin = (config) => ({
  ...config,
  blocks: config.blocks?.map(changeFields<Block>),
  collections: config.collections?.map(changeCollection),
})
