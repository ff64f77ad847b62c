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
function narrowField(field: FlattenedField, selected: Selected | undefined): Selected | undefined {
  if (!('flattenedFields' in field)) return selected
  if (typeof selected === 'object') return narrow(field.flattenedFields, selected)
  const isGroup = field.type === 'group' || field.type === 'tab'
  return isGroup && selected === undefined ? narrow(field.flattenedFields, {}) : selected
}

function narrow(fields: Fields, select: SelectIncludeType): SelectIncludeType {
  const narrowed = { ...select }
  for (const field of fields) {
    const selected = narrowField(field, select[field.name])
    if (selected !== undefined) narrowed[field.name] = selected
  }
  return narrowed
}

/**
 * Completes a selection, so that the groups that it does not name are not read. Payload reads their arrays and lists of
 * values, each by a join, and drops them afterwards. A selection that excludes fields stays as it is.
 */
export function narrowSelection(fields: Fields, select: SelectType): SelectType {
  return getSelectMode(select) === 'include' ? narrow(fields, select as SelectIncludeType) : select
}

/** Completes a selection of drafts, whose fields are in the group `version`. */
function narrowVersion(fields: Fields, select: SelectType): SelectType {
  const { version } = select
  if (typeof version !== 'object') return select
  return { ...select, version: narrowSelection(fields, version) } as SelectType
}

type Find = BaseDatabaseAdapter['find']
type FindOne = BaseDatabaseAdapter['findOne']
type QueryDrafts = BaseDatabaseAdapter['queryDrafts']

interface Read {
  collection: CollectionSlug
  select?: SelectType
}

/** Extends a database adapter so that it reads nothing that a selection does not name. */
export function withNarrowSelections<Adapter extends DatabaseAdapterObj>(adapter: Adapter): Adapter {
  return {
    ...adapter,
    init: (options) => {
      const db = adapter.init(options)
      const find: Find = db.find.bind(db)
      const findOne: FindOne = db.findOne.bind(db)
      const queryDrafts: QueryDrafts = db.queryDrafts.bind(db)
      const narrowed = <Args extends Read>(args: Args, complete = narrowSelection): Args => {
        const fields = options.payload.collections[args.collection]?.config.flattenedFields
        return fields && args.select ? { ...args, select: complete(fields, args.select) } : args
      }
      return Object.assign(db, {
        find: (args: Parameters<Find>[0]) => find(narrowed(args)),
        findOne: (args: Parameters<FindOne>[0]) => findOne(narrowed(args)),
        queryDrafts: (args: Parameters<QueryDrafts>[0]) => queryDrafts(narrowed(args, narrowVersion)),
      })
    },
  }
}
