import type {
  BaseDatabaseAdapter,
  CollectionSlug,
  DatabaseAdapterObj,
  FlattenedField,
  SelectIncludeType,
} from 'payload'

/** Documents before a page from which on they are found by their ids first. */
const minOffset = 200

type Find = BaseDatabaseAdapter['find']
type QueryDrafts = BaseDatabaseAdapter['queryDrafts']

/**
 * Finds the documents of a deep page in two steps, ids first. Payload reads arrays and relations of all documents that
 * are skipped: the last page of 100,000 products took more than four seconds.
 */
export function withDeepPages<Adapter extends DatabaseAdapterObj>(adapter: Adapter): Adapter {
  return {
    ...adapter,
    init: (options) => {
      const db = adapter.init(options)
      const find: Find = db.find.bind(db)
      const queryDrafts: QueryDrafts = db.queryDrafts.bind(db)
      const fieldsOf = (collection: CollectionSlug) =>
        options.payload.collections[collection]?.config.flattenedFields ?? []
      return Object.assign(db, {
        find: (args: Parameters<Find>[0]) =>
          findInSteps(args, { read: find, key: 'id', idOnly: selectNone(fieldsOf(args.collection)) }),
        queryDrafts: (args: Parameters<QueryDrafts>[0]) =>
          findInSteps(args, {
            read: queryDrafts,
            key: 'parent',
            idOnly: { version: selectNone(fieldsOf(args.collection)) },
          }),
      })
    },
  }
}

/** Selects no field of any group: Payload reads whole groups that a selection does not name. */
function selectNone(fields: readonly FlattenedField[]): SelectIncludeType {
  return Object.fromEntries(
    fields.flatMap((field) =>
      field.type === 'group' || field.type === 'tab' ? [[field.name, selectNone(field.flattenedFields)]] : [],
    ),
  )
}

interface Reading {
  read: Find
  /** The field with the document's id. */
  key: 'id' | 'parent'
  /** Selects nothing else. */
  idOnly: SelectIncludeType
}

async function findInSteps(args: Parameters<Find>[0], { read, key, idOnly }: Reading): ReturnType<Find> {
  const { limit = 0, page = 1 } = args
  if ((page - 1) * limit < minOffset) return read(args)
  const found = await read({ ...args, select: { ...idOnly, [key]: true } })
  const ids = found.docs.map(({ id }) => id)
  if (ids.length === 0) return found
  const where = { [key]: { in: ids } }
  const { docs } = await read({ ...args, where, limit: ids.length, page: 1, pagination: false })
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  return { ...found, docs: ids.flatMap((id) => byId.get(id) ?? []) }
}
