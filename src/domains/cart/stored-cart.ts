import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '@/foundation/payload/transaction'
import type { KeptLine } from './line'
import { keptLine } from './sent-line'

async function cartOf(req: PayloadRequest, user: string) {
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

/** What lies in a member's cart. A product that was deleted takes its line along. */
export async function keptLines(req: PayloadRequest, user: string): Promise<KeptLine[]> {
  const lines = (await cartOf(req, user))?.lines ?? []
  return lines.flatMap((line) => {
    const read = keptLine.safeParse(line)
    return read.success ? [read.data] : []
  })
}

/** Holds a member's cart until the transaction ends: two changes at once are done one after the other. */
export async function holdCart(req: PayloadRequest, user: string): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`select from users where id = ${user} for no key update`)
}

/** Puts lines in the place of those that lay in a member's cart, which is held. */
export async function keepLines(
  req: PayloadRequest,
  user: string,
  lines: readonly KeptLine[],
): Promise<void> {
  const cart = await cartOf(req, user)
  const data = { user, lines: [...lines] }
  if (cart) await req.payload.update({ collection: 'carts', id: cart.id, data, depth: 0, req })
  else await req.payload.create({ collection: 'carts', data, depth: 0, req })
}
