import type {
  CollectionBeforeOperationHook,
  CollectionConfig,
  Field,
  FieldHook,
  Tab,
  TextField,
} from 'payload'
import { defaultLocale, isLocale, type Locale } from '@/foundation/i18n/locales'
import { savesItself } from '@/foundation/payload/drafts'
import { languageOf } from '@/foundation/payload/validation-message'
import { changeCollections } from './extend-collections'

/** What belongs to one entry alone: counts, dates and decisions, and the person who runs it. */
const ownValues = new Set([
  'aggregateRating',
  'approvedAt',
  'check',
  'declinedNote',
  'declinedReason',
  'likeCount',
  'owner',
  'publishedAt',
  'sample',
  'status',
  'submittedAt',
])

const marks: Record<Locale, string> = { en: '(copy)', es: '(copia)', pt: '(cópia)' }

function withMark(title: string, locale: Locale, maxLength = 300): string {
  const end = ` ${marks[locale]}`
  return title.endsWith(end) ? title : `${title.slice(0, maxLength - end.length)}${end}`
}

/** The language of a localized text among its translations: hooks of copies are not told. */
function localeOf(translations: unknown, text: string): Locale {
  const entries = Object.entries(translations ?? {})
  const locale = entries.find(([, translation]) => translation === text)?.[0]
  return isLocale(locale) ? locale : defaultLocale
}

const markCopy =
  ({ name, localized, maxLength }: TextField): FieldHook =>
  ({ req, siblingData, value }) => {
    if (typeof value !== 'string' || value === '') return value
    return withMark(value, localized ? localeOf(siblingData[name], value) : languageOf(req), maxLength)
  }

function changeField(field: Field, title: string | undefined): Field {
  if (field.type === 'tabs') {
    const changeTab = (tab: Tab): Tab =>
      'name' in tab ? tab : { ...tab, fields: tab.fields.map((inner) => changeField(inner, title)) }
    return { ...field, tabs: field.tabs.map(changeTab) }
  }
  if (field.type === 'row' || field.type === 'collapsible')
    return { ...field, fields: field.fields.map((inner) => changeField(inner, title)) }
  if (!('name' in field) || !field.name) return field
  if (ownValues.has(field.name)) return { ...field, disableDuplicate: true } as Field
  if (field.type !== 'text' || field.name !== title || field.admin?.hidden) return field
  const beforeDuplicate = [...(field.hooks?.beforeDuplicate ?? []), markCopy(field)]
  return { ...field, hooks: { ...field.hooks, beforeDuplicate } }
}

/** A copy is a draft, whatever was sent. */
const copiedAsDraft: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { data, duplicateFromID } = args as { data?: object; duplicateFromID?: unknown }
  if (operation !== 'create' || duplicateFromID === undefined || duplicateFromID === null) return args
  return { ...args, data: { ...data, _status: 'draft' }, draft: true }
}

function changeCollection(collection: CollectionConfig): CollectionConfig {
  if (!savesItself(collection)) return { ...collection, disableDuplicate: true }
  const { admin, hooks } = collection
  return {
    ...collection,
    fields: collection.fields.map((field) => changeField(field, admin?.useAsTitle)),
    hooks: { ...hooks, beforeOperation: [...(hooks?.beforeOperation ?? []), copiedAsDraft] },
  }
}

/**
 * Offers to duplicate what can be a draft: the copy says in its title that it is one, and starts without what belongs to
 * the original alone.
 */
export const duplicates = changeCollections(changeCollection)
