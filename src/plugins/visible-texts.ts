import type { CollectionConfig, Field, FieldHook, PayloadRequest, Plugin, Validate } from 'payload'
import { text, textarea } from 'payload/shared'
import { mayBeUnfinished } from '@/foundation/payload/drafts'
import { storableText, visibleLine, visibleText, withoutInvisible } from '@/foundation/text/visible-text'
import { changeFields } from './change-fields'

type Clean = (text: string) => string
type AnyValidate = Validate<unknown, object, object, object>

const cleaners: Partial<Record<Field['type'], Clean>> = { text: visibleLine, textarea: visibleText }
const validators = { text, textarea } as Partial<Record<Field['type'], AnyValidate>>

function savesItself({ versions }: Pick<CollectionConfig, 'versions'>): boolean {
  const drafts = typeof versions === 'object' && versions.drafts
  return typeof drafts === 'object' && Boolean(drafts.autosave)
}

function cleaned(value: unknown, clean: Clean): unknown {
  if (typeof value === 'string') return clean(value)
  return Array.isArray(value) ? value.map((one) => cleaned(one, clean)) : value
}

/** The text nodes of a rich text. */
function cleanedNodes(node: unknown, clean: Clean): unknown {
  if (Array.isArray(node)) return node.map((one) => cleanedNodes(one, clean))
  if (typeof node !== 'object' || node === null) return node
  const { text: written, children, root } = node as Record<string, unknown>
  return {
    ...node,
    ...(typeof written === 'string' && { text: clean(written) }),
    ...(children !== undefined && { children: cleanedNodes(children, clean) }),
    ...(root !== undefined && { root: cleanedNodes(root, clean) }),
  }
}

function cleanWith(cleanAll: (value: unknown, clean: Clean) => unknown, clean: Clean): FieldHook {
  return ({ collection, data, req, value }) => {
    // The panel takes over what the server stored: a space would vanish while somebody pauses behind it.
    const isBeingWritten = collection && savesItself(collection) && mayBeUnfinished({ data, req })
    return cleanAll(value, isBeingWritten ? storableText : clean)
  }
}

/** Payload counts units of UTF-16, of which an emoji has two. */
const inCharacters = (value: unknown) =>
  typeof value === 'string' ? value.replace(/[\u{10000}-\u{10FFFF}]/gu, '_') : value

const isTextOrNone = (value: unknown): boolean =>
  value === undefined || value === null || typeof value === 'string'

/** Payload would store an object, and the page could not show it. A save in all languages has one by language. */
const textValidation = (validate: AnyValidate) => (value: unknown, options: never) => {
  const { req } = options as { req: PayloadRequest }
  const isText = Array.isArray(value) ? value.every(isTextOrNone) : isTextOrNone(value)
  return isText || req.locale === 'all'
    ? validate(inCharacters(value), options)
    : req.t('validation:invalidInput')
}

const withHook = (field: Field, hook: FieldHook) => {
  const hooks = 'hooks' in field ? field.hooks : undefined
  return { ...field, hooks: { ...hooks, beforeValidate: [...(hooks?.beforeValidate ?? []), hook] } }
}

function changeText(field: Field): Field {
  const clean = cleaners[field.type]
  const validate = validators[field.type]
  // The space around a text node belongs to the sentence.
  if (field.type === 'richText') return withHook(field, cleanWith(cleanedNodes, withoutInvisible)) as Field
  if (!clean || !validate) return field
  const isOwn = 'validate' in field && field.validate
  return {
    ...withHook(field, cleanWith(cleaned, clean)),
    ...(!isOwn && { validate: textValidation(validate) }),
  } as Field
}

const changeTexts = changeFields(changeText)

/** A file that is imported is read as it is, and its cells become texts of other collections. */
const isVerbatim = ({ slug }: CollectionConfig) => slug === 'imports'

/**
 * Stores what can be seen of every text: see `foundation/text/visible-text.ts`. A text of which nothing can be seen is
 * missing. Its characters are counted as the browser counts them.
 */
export const visibleTexts: Plugin = (config) => ({
  ...config,
  blocks: config.blocks?.map(changeTexts),
  collections: config.collections?.map((one) => (isVerbatim(one) ? one : changeTexts(one))),
  globals: config.globals?.map(changeTexts),
})
