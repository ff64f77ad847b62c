import type { Payload, PayloadRequest } from 'payload'
import { processWide } from '@/foundation/process-wide'

type Undo = () => Promise<void>
type TransactionEnd = (id: number | Promise<number | string> | string) => Promise<void>

interface Transactional {
  commitTransaction: TransactionEnd
  rollbackTransaction: TransactionEnd
}

interface TransactionHooks {
  /** What to undo outside of the database. */
  undo: Undo[]
  committed: (() => void)[]
}

const hooksByTransaction = processWide(
  'transaction-hooks',
  () => new Map<number | string, TransactionHooks>(),
)

function hooksOf(id: number | string): TransactionHooks {
  const hooks = hooksByTransaction.get(id) ?? { undo: [], committed: [] }
  hooksByTransaction.set(id, hooks)
  return hooks
}

/** Runs `undo` if the request's transaction is rolled back. Does nothing outside of a transaction. */
export async function onRollback(req: PayloadRequest, undo: Undo): Promise<void> {
  const id = await req.transactionID
  if (id !== undefined && id !== null) hooksOf(id).undo.push(undo)
}

/** Runs `work` when the request's transaction has been committed; at once outside of a transaction. */
export async function onCommit(req: PayloadRequest, work: () => void): Promise<void> {
  const id = await req.transactionID
  if (id === undefined || id === null) work()
  else hooksOf(id).committed.push(work)
}

function take(id: number | string): TransactionHooks {
  const hooks = hooksOf(id)
  hooksByTransaction.delete(id)
  return hooks
}

/** Extends a database adapter so that it runs what `onRollback` and `onCommit` registered. */
export function withTransactionHooks<Adapter extends Transactional, Obj extends object>(
  adapter: Obj & { init: (args: { payload: Payload }) => Adapter },
): Obj & { init: (args: { payload: Payload }) => Adapter } {
  return {
    ...adapter,
    init: (args) => {
      const db = adapter.init(args)
      const commit: TransactionEnd = db.commitTransaction.bind(db)
      const rollback: TransactionEnd = db.rollbackTransaction.bind(db)
      const end: Transactional = {
        commitTransaction: async (id) => {
          await commit(id)
          for (const work of take(await id).committed) work()
        },
        rollbackTransaction: async (id) => {
          try {
            await rollback(id)
          } finally {
            for (const undo of take(await id).undo)
              await undo().catch((err) =>
                args.payload.logger.error({ err, msg: 'A rollback was incomplete.' }),
              )
          }
        },
      }
      return Object.assign(db, end)
    },
  }
}
