import type {
  Collection,
  CollectionSlug,
  FlattenedBlocksField,
  FlattenedField,
  GlobalSlug,
  Payload,
} from 'payload'
import { defaultLocale, isLocale, type Locale, locales } from '@/foundation/i18n/locales'
import { recordFallback } from '@/foundation/i18n/localized-text'

type Values = Record<string, unknown>

/** What fields inherit from the field that contains them. */
interface Inherited {
  /** Fields within a localized field are not localized themselves. */
  isLocalized: boolean
  /** The language that the containing field fell back to. */
  lang?: Locale
}

interface Picker {
  payload: Payload
  /** Languages in the order of preference, the reader's first. */
  order: readonly Locale[]
  /** Results by source: Payload uses one object for several relations. */
  picked: Map<object, Values>
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isMissing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Set as `custom` of a localized field: readers of other languages are shown nothing rather than its value. */
export const withoutFallback = { hasFallback: false } as const

const hasFallback = ({ custom }: FlattenedField) => custom?.hasFallback !== false

/**
 * Converts a document that was read with `locale: 'all'` to one language: each localized value in that
 * language or, if it is missing, in English or any other. Fallbacks are recorded for `localizedText`; fields
 * with `withoutFallback` have none.
 * Populated relations are converted too. Virtual fields are removed, because Payload computes them from
 * all languages at once.
 */
export function pickLocale<Doc extends object>(
  payload: Payload,
  collection: CollectionSlug,
  doc: Doc,
  locale: Locale,
): Doc {
  return pickDocument(createPicker(payload, locale), collection, doc) as Doc
}

/** Like `pickLocale`, for a global. */
export function pickGlobalLocale<Settings extends object>(
  payload: Payload,
  slug: GlobalSlug,
  settings: Settings,
  locale: Locale,
): Settings {
  const fields = payload.config.globals.find((global) => global.slug === slug)?.flattenedFields ?? []
  return pickFields(createPicker(payload, locale), fields, { ...settings } as Values, {
    isLocalized: false,
  }) as Settings
}

function createPicker(payload: Payload, locale: Locale): Picker {
  return { payload, order: [...new Set([locale, defaultLocale, ...locales])], picked: new Map() }
}

function pickDocument(picker: Picker, collection: string, doc: object): Values {
  const known = picker.picked.get(doc)
  if (known) return known
  const collections: Partial<Record<string, Collection>> = picker.payload.collections
  const fields = collections[collection]?.config.flattenedFields ?? []
  const result = pickFields(picker, fields, { ...doc }, { isLocalized: false })
  picker.picked.set(doc, result)
  return result
}

function pickFields(
  picker: Picker,
  fields: readonly FlattenedField[],
  source: Values,
  inherited: Inherited,
): Values {
  const target = { ...source }
  for (const field of fields) {
    if (!Object.hasOwn(source, field.name)) continue
    if ('virtual' in field && field.virtual) {
      delete target[field.name]
      continue
    }
    const isLocalized = 'localized' in field && Boolean(field.localized) && !inherited.isLocalized
    const stored = source[field.name]
    const { value, lang = inherited.lang } = isLocalized
      ? pickValue(hasFallback(field) ? picker.order : picker.order.slice(0, 1), stored)
      : { value: stored }
    target[field.name] = pickInside(picker, field, value, {
      isLocalized: inherited.isLocalized || isLocalized,
      lang,
    })
    if (lang && !isMissing(value)) recordFallback(target, field.name, lang)
  }
  return target
}

/**
 * Documents that rich text links to are in one language already, so their values are not keyed by
 * language.
 */
const isByLocale = (value: unknown): value is Partial<Record<Locale, unknown>> =>
  isObject(value) && Object.keys(value).every(isLocale)

function pickValue(order: readonly Locale[], value: unknown): { value: unknown; lang?: Locale } {
  if (!isByLocale(value)) return { value }
  const lang = order.find((locale) => !isMissing(value[locale]))
  if (!lang) return { value: order[0] && value[order[0]] }
  return lang === order[0] ? { value: value[lang] } : { value: value[lang], lang }
}

/** Converts the values that a field contains. */
function pickInside(picker: Picker, field: FlattenedField, value: unknown, inherited: Inherited): unknown {
  switch (field.type) {
    case 'group':
    case 'tab':
      return isObject(value) ? pickFields(picker, field.flattenedFields, value, inherited) : value
    case 'array':
      return mapObjects(value, (row) => pickFields(picker, field.flattenedFields, row, inherited))
    case 'blocks':
      return mapObjects(value, (block) =>
        pickFields(picker, blockFields(picker, field, block), block, inherited),
      )
    case 'relationship':
    case 'upload': {
      const { relationTo } = field
      if (Array.isArray(relationTo)) return pickRelations(picker, value)
      return mapObjects(value, (doc) => pickDocument(picker, relationTo, doc))
    }
    case 'richText':
      return pickRelations(picker, value)
    default:
      return value
  }
}

/** Replaces an object, or each object of a list. */
function mapObjects(value: unknown, change: (object: Values) => Values): unknown {
  if (Array.isArray(value)) return value.map((one) => (isObject(one) ? change(one) : one))
  return isObject(value) ? change(value) : value
}

function blockFields(
  { payload }: Picker,
  { blocks, blockReferences = [] }: FlattenedBlocksField,
  { blockType }: Values,
): readonly FlattenedField[] {
  const candidates = [...Object.values(payload.blocks), ...blocks, ...blockReferences]
  const block = candidates.find((candidate) => typeof candidate === 'object' && candidate.slug === blockType)
  return typeof block === 'object' ? block.flattenedFields : []
}

/**
 * Converts the documents of polymorphic relations and of links in rich text, which name their collection.
 */
function pickRelations(picker: Picker, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => pickRelations(picker, one))
  if (!isObject(value)) return value
  const { relationTo, value: doc } = value
  if (typeof relationTo === 'string' && isObject(doc))
    return { ...value, value: pickDocument(picker, relationTo, doc) }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, pickRelations(picker, part)]))
}
