import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest, Where } from 'payload'
import { transactionOf } from '@/foundation/payload/transaction'
import type { CartOwner } from './cart-owner'
import type { StoredLine } from './line'
import { storedLineSchema } from './sent-line'

const cartOf = (owner: CartOwner): Where =>
  'user' in owner ? { user: { equals: owner.user } } : { guest: { equals: owner.guest } }

async function findCart(req: PayloadRequest, owner: CartOwner) {
  const { docs } = await req.payload.find({
    collection: 'carts',
    where: cartOf(owner),
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]
}

/** The lines of a cart. Lines of deleted products are dropped. */
export async function loadLines(req: PayloadRequest, owner: CartOwner): Promise<StoredLine[]> {
  const lines = (await findCart(req, owner))?.lines ?? []
  return lines.flatMap((line) => {
    const parsed = storedLineSchema.safeParse(line)
    return parsed.success ? [parsed.data] : []
  })
}

/** Locks a cart until the transaction ends, so that concurrent changes run one after the other. */
export async function lockCart(req: PayloadRequest, owner: CartOwner): Promise<void> {
  const db = await transactionOf(req)
  if ('user' in owner) await db.execute(sql`select from users where id = ${owner.user} for no key update`)
  // A guest has no row to lock before the first line is stored.
  else await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${owner.guest}, 0))`)
}

/** Replaces the lines of a cart. Call `lockCart` first. */
export async function saveLines(
  req: PayloadRequest,
  owner: CartOwner,
  lines: readonly StoredLine[],
): Promise<void> {
  const cart = await findCart(req, owner)
  const data = { ...owner, lines: [...lines] }
  if (cart) await req.payload.update({ collection: 'carts', id: cart.id, data, depth: 0, req })
  else await req.payload.create({ collection: 'carts', data, depth: 0, req })
}

/** Deletes a guest's cart, for example after its lines have moved into that of a member. */
export async function deleteCart(req: PayloadRequest, owner: CartOwner): Promise<void> {
  await req.payload.delete({ collection: 'carts', where: cartOf(owner), depth: 0, req })
}
