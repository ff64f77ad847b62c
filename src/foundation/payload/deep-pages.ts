import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'

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
      const find: Find = db.find
      const queryDrafts: QueryDrafts = db.queryDrafts
      return Object.assign(db, {
        find: (args: Parameters<Find>[0]) => findInSteps(args, { key: 'id', read: find.bind(db) }),
        queryDrafts: (args: Parameters<QueryDrafts>[0]) =>
          findInSteps(args, { key: 'parent', read: queryDrafts.bind(db) }),
      })
    },
  }
}

interface Reading {
  /** The field with the document's id. */
  key: 'id' | 'parent'
  read: Find
}

async function findInSteps(args: Parameters<Find>[0], { key, read }: Reading): ReturnType<Find> {
  const { limit = 0, page = 1 } = args
  if ((page - 1) * limit < minOffset) return read(args)
  const found = await read({ ...args, select: { [key]: true } })
  const ids = found.docs.map(({ id }) => id)
  if (ids.length === 0) return found
  const where = { [key]: { in: ids } }
  const { docs } = await read({ ...args, where, limit: ids.length, page: 1, pagination: false })
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  return { ...found, docs: ids.flatMap((id) => byId.get(id) ?? []) }
}
