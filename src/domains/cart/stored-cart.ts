import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '@/foundation/payload/transaction'
import type { StoredLine } from './line'
import { storedLineSchema } from './sent-line'

async function findCart(req: PayloadRequest, user: string) {
  const { docs } = await req.payload.find({
    collection: 'carts',
    where: { user: { equals: user } },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]
}

/** The lines of a member's cart. Lines of deleted products are dropped. */
export async function loadLines(req: PayloadRequest, user: string): Promise<StoredLine[]> {
  const lines = (await findCart(req, user))?.lines ?? []
  return lines.flatMap((line) => {
    const parsed = storedLineSchema.safeParse(line)
    return parsed.success ? [parsed.data] : []
  })
}

/** Locks a member's cart until the transaction ends, so that concurrent changes run one after the other. */
export async function lockCart(req: PayloadRequest, user: string): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`select from users where id = ${user} for no key update`)
}

/** Replaces the lines of a member's cart. Call `lockCart` first. */
export async function saveLines(
  req: PayloadRequest,
  user: string,
  lines: readonly StoredLine[],
): Promise<void> {
  const cart = await findCart(req, user)
  const data = { user, lines: [...lines] }
  if (cart) await req.payload.update({ collection: 'carts', id: cart.id, data, depth: 0, req })
  else await req.payload.create({ collection: 'carts', data, depth: 0, req })
}
