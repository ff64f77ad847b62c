import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { isTransactionConflict } from './database-errors'

type Work<Result> = (req: PayloadRequest) => Promise<Result>

/** Like `inTransaction`, for the writes of a request that has no transaction yet. */
export async function inRequestTransaction<Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  await initTransaction(req)
  try {
    const result = await work()
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** Runs writes in one transaction: all or none are committed. Pass `req` to each of them. */
export async function inTransaction<Result>(payload: Payload, work: Work<Result>): Promise<Result> {
  const req = await createLocalReq({}, payload)
  return inRequestTransaction(req, () => work(req))
}

/**
 * Like `inTransaction`, but repeats the work once after a deadlock or serialization failure. The work
 * must have no effects outside of the database.
 */
export async function inTransactionWithRetry<Result>(payload: Payload, work: Work<Result>): Promise<Result> {
  try {
    return await inTransaction(payload, work)
  } catch (error) {
    if (!isTransactionConflict(error)) throw error
    return inTransaction(payload, work)
  }
}
