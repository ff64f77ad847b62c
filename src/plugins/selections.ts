import { getTranslation } from '@payloadcms/translations'
import type {
  Block,
  BlockSlug,
  BlocksField,
  CollectionConfig,
  Field,
  GlobalConfig,
  Plugin,
  Tab,
} from 'payload'
import { blocks, relationship, upload } from 'payload/shared'
import { type AnyValidate, selectionValidation } from '@/foundation/payload/selection-validation'
import { validationMessage } from '@/foundation/payload/validation-message'

const validators = { blocks, relationship, upload } as unknown as Record<string, AnyValidate>

/** Payload would drop the content of a block that it does not know, and rows that are none. */
function blocksValidation(field: BlocksField, validate: AnyValidate): AnyValidate {
  const offered = [...(field.blockReferences ?? []), ...field.blocks].map((block) =>
    typeof block === 'string' ? block : block.slug,
  )
  const blockOf = (row: unknown) => (row as { blockType?: unknown } | null)?.blockType
  return (value, options) => {
    const rows: unknown[] = Array.isArray(value) ? value : []
    const row = rows.findIndex((one) => !offered.includes(String(blockOf(one))))
    if (row < 0) return validate(value, options)
    const { i18n, payload } = options.req
    const slug = String(blockOf(rows[row]) ?? '—').slice(0, 60)
    const block = getTranslation(payload.blocks[slug as BlockSlug]?.labels?.singular ?? slug, i18n)
    return validationMessage(options.req, 'blockUnknown', { row: row + 1, block })
  }
}

function changeValidation(field: Field): Field {
  const validate = ('validate' in field && (field.validate as AnyValidate)) || validators[field.type]
  if (!validate) return field
  if (field.type === 'blocks') return { ...field, validate: blocksValidation(field, validate) } as Field
  if (field.type === 'relationship' || field.type === 'upload')
    return { ...field, validate: selectionValidation(field, validate) } as Field
  return field
}

const changeTab = (tab: Tab): Tab => ({ ...tab, fields: tab.fields.map(changeField) })

function changeField(field: Field): Field {
  if (field.type === 'tabs') return { ...field, tabs: field.tabs.map(changeTab) }
  if (field.type === 'blocks')
    return changeValidation({ ...field, blocks: field.blocks.map(changeFields<Block>) })
  if ('fields' in field) return { ...field, fields: field.fields.map(changeField) } as Field
  return changeValidation(field)
}

const changeFields = <Fields extends { fields: Field[] }>(entity: Fields): Fields => ({
  ...entity,
  fields: entity.fields.map(changeField),
})

/** Refuses entries, pictures and blocks that cannot be selected where they are, in the language of the request. */
export const selections: Plugin = (config) => ({
  ...config,
  blocks: config.blocks?.map(changeFields<Block>),
  collections: config.collections?.map(changeFields<CollectionConfig>),
  globals: config.globals?.map(changeFields<GlobalConfig>),
})
