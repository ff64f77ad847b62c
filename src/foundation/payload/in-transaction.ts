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

/** Does several writes as one: all of them stand, or none. Each write must be given the `req`. */
export async function inTransaction<Result>(payload: Payload, work: Work<Result>): Promise<Result> {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    const result = await work(req)
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/**
 * The same for work that many do at once, and that does nothing but write to the database: once more from the
 * beginning where the database has ended it, because it and another waited for each other.
 */
export async function inTransactionWithRetry<Result>(payload: Payload, work: Work<Result>): Promise<Result> {
  try {
    return await inTransaction(payload, work)
  } catch (error) {
    if (!isTransactionConflict(error)) throw error
    return inTransaction(payload, work)
  }
}
