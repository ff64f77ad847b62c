import {
  type BaseDatabaseAdapter,
  buildVersionCollectionFields,
  type CollectionSlug,
  type DatabaseAdapterObj,
  type FlattenedField,
  type SelectIncludeType,
  type SelectType,
} from 'payload'
import { getSelectMode } from 'payload/shared'

type Fields = readonly FlattenedField[]
type Selected = SelectIncludeType[string]

/** Selects nothing of a group that a selection does not name. */
function completeField(field: FlattenedField, selected: Selected | undefined): Selected | undefined {
  if (!('flattenedFields' in field)) return selected
  if (typeof selected === 'object') return complete(field.flattenedFields, selected)
  const isGroup = field.type === 'group' || field.type === 'tab'
  return isGroup && selected === undefined ? complete(field.flattenedFields, {}) : selected
}

function complete(fields: Fields, select: SelectIncludeType): SelectIncludeType {
  const completed = { ...select }
  for (const field of fields) {
    const selected = completeField(field, select[field.name])
    if (selected !== undefined) completed[field.name] = selected
  }
  return completed
}

/** Names what a selection leaves that excludes fields. */
function invert(fields: Fields, select: SelectType): SelectIncludeType {
  const selected = fields.flatMap((field): [string, Selected][] => {
    const excluded = select[field.name]
    if (excluded === false) return []
    const hasParts = typeof excluded === 'object' && 'flattenedFields' in field
    return [[field.name, hasParts ? invert(field.flattenedFields, excluded) : true]]
  })
  return Object.fromEntries(selected)
}

/**
 * Completes a selection, so that the groups that it does not name are not read. Payload reads their arrays and lists of
 * values, each by a join, and drops them afterwards. One that excludes fields becomes one that names the others: Payload
 * would read of arrays with groups in them only the groups, and make up an id for each row.
 */
export function completeSelection(fields: Fields, select: SelectType): SelectType {
  return getSelectMode(select) === 'include'
    ? complete(fields, select as SelectIncludeType)
    : invert(fields, select)
}

/** Completes a selection of drafts, whose fields are in the group `version`. */
function completeVersion(fields: Fields, select: SelectType): SelectType {
  const { version } = select
  if (typeof version !== 'object') return select
  return { ...select, version: completeSelection(fields, version) } as SelectType
}

type Find = BaseDatabaseAdapter['find']
type FindOne = BaseDatabaseAdapter['findOne']
type QueryDrafts = BaseDatabaseAdapter['queryDrafts']
type FindVersions = BaseDatabaseAdapter['findVersions']

interface Read {
  collection: CollectionSlug
  select?: SelectType
}

/** Extends a database adapter so that it reads nothing that a selection does not name. */
export function withCompleteSelections<Adapter extends DatabaseAdapterObj>(adapter: Adapter): Adapter {
  return {
    ...adapter,
    init: (options) => {
      const db = adapter.init(options)
      const find: Find = db.find.bind(db)
      const findOne: FindOne = db.findOne.bind(db)
      const queryDrafts: QueryDrafts = db.queryDrafts.bind(db)
      const findVersions: FindVersions = db.findVersions.bind(db)
      const configOf = (collection: CollectionSlug) => options.payload.collections[collection]?.config
      const completed = <Args extends Read>(args: Args): Args => {
        const fields = configOf(args.collection)?.flattenedFields
        return fields && args.select ? { ...args, select: completeSelection(fields, args.select) } : args
      }
      const completedVersion = <Args extends Read>(args: Args): Args => {
        const { collection, select } = args
        const config = configOf(collection)
        if (!config || !select) return args
        if (getSelectMode(select) === 'include')
          return { ...args, select: completeVersion(config.flattenedFields, select) }
        const fields = buildVersionCollectionFields(options.payload.config, config, true)
        return { ...args, select: completeSelection(fields, select) }
      }
      return Object.assign(db, {
        find: (args: Parameters<Find>[0]) => find(completed(args)),
        findOne: (args: Parameters<FindOne>[0]) => findOne(completed(args)),
        queryDrafts: (args: Parameters<QueryDrafts>[0]) => queryDrafts(completedVersion(args)),
        findVersions: (args: Parameters<FindVersions>[0]) => findVersions(completedVersion(args)),
      })
    },
  }
}
