import type { Block, CollectionConfig, Field, GlobalConfig, Plugin, Tab, Validate } from 'payload'
import { array, number, relationship, richText, select, text, textarea, upload } from 'payload/shared'
import {
  isEmptyValue,
  mayBeUnfinished,
  recordDraftRestore,
  recordDraftSave,
  savesItself,
} from '@/foundation/payload/drafts'
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

/** Asks last whether the draft may be unfinished: reading `data` merges the whole document with what was saved. */
function unlessUnfinished(validate: AnyValidate): AnyValidate {
  return async (value, options) => {
    const result = await validate(value, options)
    return result === true || (isEmptyValue(value) && mayBeUnfinished(options)) || result
  }
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

/** Saves in the background what is typed. */
const backgroundSave = '/app/(payload)/drafts/background-save#BackgroundSave'

/** A form that stays as it is when a new document is stored. */
const draftEditView = '/app/(payload)/drafts/new-entry.client#DraftEditView'

function draftAdmin(collection: CollectionConfig): CollectionConfig['admin'] {
  const admin = addDocumentControl(collection, backgroundSave)
  const { components } = admin ?? {}
  const views = { ...components?.views, edit: { default: { Component: draftEditView } } }
  return { ...admin, components: { ...components, views } }
}

/** The same of a global, which is never new. */
function changeGlobal(global: GlobalConfig): GlobalConfig {
  if (!savesItself(global)) return global
  const { components } = global.admin ?? {}
  const { elements } = components ?? {}
  const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), backgroundSave]
  return {
    ...global,
    admin: {
      ...global.admin,
      components: { ...components, elements: { ...elements, beforeDocumentControls } },
    },
  }
}

function changeCollection(collection: CollectionConfig): CollectionConfig {
  if (!savesItself(collection)) return collection
  const { hooks } = collection
  const recorders = [recordDraftSave, recordDraftRestore]
  const beforeOperation = [...(hooks?.beforeOperation ?? []), ...recorders, publishInWrittenLocale]
  return {
    ...changeFields(collection),
    admin: draftAdmin(collection),
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
  globals: config.globals?.map(changeGlobal),
})
