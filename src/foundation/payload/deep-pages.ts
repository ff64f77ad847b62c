import type { BaseDatabaseAdapter, DatabaseAdapterObj, SelectIncludeType } from 'payload'

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
      return Object.assign(db, {
        find: (args: Parameters<Find>[0]) =>
          isDeep(args) ? findInSteps(args, { read: find, key: 'id', select: { id: true } }) : find(args),
        queryDrafts: (args: Parameters<QueryDrafts>[0]) =>
          isDeep(args)
            ? findInSteps(args, { read: queryDrafts, key: 'parent', select: { version: {}, parent: true } })
            : queryDrafts(args),
      })
    },
  }
}

const isDeep = ({ limit = 0, page = 1 }: { limit?: number; page?: number }) => (page - 1) * limit >= minOffset

interface Reading {
  read: Find
  /** The field with the document's id. */
  key: 'id' | 'parent'
  /** Selects that field alone. */
  select: SelectIncludeType
}

async function findInSteps(args: Parameters<Find>[0], { read, key, select }: Reading): ReturnType<Find> {
  const found = await read({ ...args, select })
  const ids = found.docs.map(({ id }) => id)
  if (ids.length === 0) return found
  const where = { [key]: { in: ids } }
  const { docs } = await read({ ...args, where, limit: ids.length, page: 1, pagination: false })
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  return { ...found, docs: ids.flatMap((id) => byId.get(id) ?? []) }
}
