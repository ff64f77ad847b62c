import type {
  BaseDatabaseAdapter,
  CollectionSlug,
  DatabaseAdapterObj,
  FlattenedField,
  SelectIncludeType,
  SelectType,
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

/**
 * Completes a selection, so that the groups that it does not name are not read. Payload reads their arrays and lists of
 * values, each by a join, and drops them afterwards. A selection that excludes fields stays as it is.
 */
export function completeSelection(fields: Fields, select: SelectType): SelectType {
  return getSelectMode(select) === 'include' ? complete(fields, select as SelectIncludeType) : select
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
      const completed = <Args extends Read>(args: Args, rule = completeSelection): Args => {
        const fields = options.payload.collections[args.collection]?.config.flattenedFields
        return fields && args.select ? { ...args, select: rule(fields, args.select) } : args
      }
      return Object.assign(db, {
        find: (args: Parameters<Find>[0]) => find(completed(args)),
        findOne: (args: Parameters<FindOne>[0]) => findOne(completed(args)),
        queryDrafts: (args: Parameters<QueryDrafts>[0]) => queryDrafts(completed(args, completeVersion)),
      })
    },
  }
}
